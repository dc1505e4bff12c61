import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SignedInDevice } from '@haat/api-contract/account';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const OWN: SignedInDevice = {
  id: 'b2e7a1c0-0001-4000-8000-000000000001',
  is_this: true,
  kind: 'android',
  signed_in_at: '2026-10-28T05:30:00.000Z',
  last_used_at: '2026-11-25T04:10:00.000Z',
};
const COUNTER: SignedInDevice = {
  ...OWN,
  id: 'b2e7a1c0-0002-4000-8000-000000000002',
  is_this: false,
  kind: 'computer',
  last_used_at: '2026-11-12T10:00:00.000Z',
};
const UNKNOWN: SignedInDevice = { ...COUNTER, id: 'b2e7a1c0-0003-4000-8000-000000000003', kind: null };
const KEYPAD: SignedInDevice = { ...COUNTER, id: 'b2e7a1c0-0004-4000-8000-000000000004', kind: 'feature-phone' };

/** Where a person is logged in, and logging out there. */
const meta = {
  title: 'Devices',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/account/devices',
      answers: devicesAre([OWN, COUNTER, KEYPAD, UNKNOWN]),
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One in the hand, others elsewhere. */
export const Several: Story = {};
/** Only the one in the hand. */
export const OnlyThis: Story = { parameters: state({ answers: devicesAre([OWN]) }) };
/** Logging one out asks first. */
export const AsksForOne: Story = { parameters: state({ address: `/account/devices?end=${COUNTER.id}` }) };
/** Logging out everywhere else asks first. */
export const AsksForOthers: Story = { parameters: state({ address: '/account/devices?end=others' }) };
/** One is logged out. */
export const OneDone: Story = { parameters: state({ address: '/account/devices?done=one' }) };
/** All others are logged out. */
export const OthersDone: Story = {
  parameters: state({ address: '/account/devices?done=others', answers: devicesAre([OWN]) }),
};
/** Logging out did not work. */
export const Refused: Story = {
  parameters: state({
    address: '/account/devices?end=others',
    posted: { intent: 'others' },
    answers: {
      ...devicesAre([OWN, COUNTER]),
      'POST /user/v1/sessions/end-others': refused('request_error.too_many', { status: 429 }),
    },
  }),
};
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /user/v1/sessions': unreachable } }) };
/** An outside company keeps the sessions. */
export const KeptElsewhere: Story = {
  parameters: state({
    answers: { 'GET /user/v1/sessions': refused('request_error.not_found', { status: 404 }) },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function devicesAre(results: readonly SignedInDevice[]): StoryAnswers {
  return { 'GET /user/v1/sessions': () => ({ results }) };
}
