import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Feedback } from '@haat/api-contract/account';
import { FEEDBACK_STATUSES, LONGEST_FEEDBACK } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const KEY = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';
const SENT = FEEDBACK_STATUSES.map((status, index): Feedback => ({
  id: `b2e7a1c0-000${index}-4000-8000-000000000001`,
  number: `C2026-00002${index}`,
  status,
  rating: 1 + 2 * index,
  subject: (['delivery', 'app', 'goods'] as const)[index] ?? 'other',
  text: index === 1 ? '' : 'The seed came four days late.\nSowing had to wait.',
  has_photo: index === 0,
  answer: status === 'ANSWERED' ? 'We talked to the shop. The goods come within two days now.' : null,
  sent_at: '2026-11-21T05:30:00.000Z',
  answer_by: '2026-11-23T05:30:00.000Z',
}));
const TYPED = { outbox: KEY, rating: '2', subject: 'delivery', text: 'It came late.' };

/** A person says how the market is, and reads what was answered. */
const meta = {
  title: 'Feedback',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/feedback', answers: sentIs([]) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was sent yet. */
export const Form: Story = {};
/** Of each state. */
export const InEachState: Story = { parameters: state({ answers: sentIs(SENT) }) };
/** Feedback has just been taken. */
export const Sent: Story = { parameters: state({ address: '/feedback?sent=C2026-000020', answers: sentIs(SENT) }) };
/** Nothing was filled in. */
export const NothingFilledIn: Story = { parameters: state({ answers: sentIs([]), posted: { text: '' } }) };
/** More words than are read. */
export const TooLong: Story = {
  parameters: state({ answers: sentIs([]), posted: { ...TYPED, text: 'a'.repeat(LONGEST_FEEDBACK + 1) } }),
};
/** As many as a day takes were sent. */
export const TooMany: Story = {
  parameters: state({
    answers: {
      ...sentIs(SENT),
      'POST /feedback/v1/messages': refused('feedback_error.too_many', { details: { most: 5 } }),
    },
    posted: { ...TYPED, photoId: '00000000-0000-4000-8000-0000000000a1' },
  }),
};
/** What was sent before could not be loaded; more can be sent. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /feedback/v1/messages': unreachable } }) };
/** Not signed in. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** At a counter. */
export const AtTheCounter: Story = { parameters: state({ answers: sentIs(SENT) }), globals: counterViewport };

function sentIs(results: readonly Feedback[]): StoryAnswers {
  return { 'GET /feedback/v1/messages': () => ({ results }) };
}
