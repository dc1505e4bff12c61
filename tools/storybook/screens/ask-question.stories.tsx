import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownQuestionsSchema } from '@haat/api-contract/community';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const MINE = 'GET /content/v1/questions';
const ASKED = { crop: null, asked_at: '2026-11-20T06:00:00.000Z', comments: 0, is_hidden: false };
const QUESTIONS = answered(
  ownQuestionsSchema.parse({
    results: [
      { ...ASKED, slug: 'q-1', text: 'When are onions lifted?', crop: 'onion', comments: 3 },
      { ...ASKED, slug: 'q-2', text: 'Is <b>www.example.com</b> a good shop? 00000 00000' },
      { ...ASKED, slug: 'q-3', text: 'Send me money.', is_hidden: true },
    ],
  }),
);
const FOUND = { [MINE]: answered({ results: [] }) };
const TYPED = { key: '00000000-0000-4000-8000-0000000000c1', crop: 'onion', text: 'When are onions lifted?' };

/** A farmer asks everyone, and sees who answered. */
const meta = {
  title: 'Ask other farmers',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/ask-question', answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was asked yet. */
export const Form: Story = {};
/** Answered, not answered, and hidden after reports; what stands in a text leads nowhere. */
export const MyQuestions: Story = { parameters: state({ answers: { [MINE]: QUESTIONS } }) };
/** Nothing was written. */
export const NothingWritten: Story = { parameters: state({ answers: FOUND, posted: { ...TYPED, text: ' ' } }) };
/** The text is longer than it may be. */
export const TooLong: Story = { parameters: state({ answers: FOUND, posted: { ...TYPED, text: 'a'.repeat(501) } }) };
/** As many as may be asked in a day were asked. */
export const TooMany: Story = {
  parameters: state({
    answers: {
      ...FOUND,
      'POST /content/v1/questions': refused('question_error.too_many', { status: 429, details: { most: 5 } }),
    },
    posted: TYPED,
  }),
};
/** Without the list of crops a question is asked all the same. */
export const CropsNotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /advice/v1/crops': unreachable } }),
};
/** The person's own questions could not be loaded. */
export const QuestionsNotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
