import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitingCallBackSchema } from '@haat/api-contract/account';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const WAITED = 'GET /user/v1/call-back';
const NONE = { [WAITED]: answered({ call_back: null }) };

/** Calling, being called, whom else to ask, common questions. */
const meta = {
  title: 'Ask for help',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/ask-help', answers: NONE } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No call is waited for. */
export const Form: Story = {};
/** With the number of customer care, as an operator names it. */
export const WithANumber: Story = {
  parameters: state({ answers: NONE, found: (data) => ({ ...data, customerCare: '1800 123 4567' }) }),
};
/** The call is waited for. */
export const Waiting: Story = {
  parameters: state({
    answers: {
      [WAITED]: answered(
        waitingCallBackSchema.parse({
          call_back: { topic: 'insurance', part_of_day: 'evening', language: 'hi', asked_at: '2026-11-20T06:00:00Z' },
        }),
      ),
    },
  }),
};
/** A guest reads all of it, and logs in to be called. */
export const AsAGuest: Story = { parameters: state({ isSignedIn: false }) };
/** Whether a call is waited for could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [WAITED]: unreachable } }) };
/** Asked for too often. */
export const TooMany: Story = {
  parameters: state({
    answers: {
      ...NONE,
      'PUT /user/v1/call-back': refused('account_error.too_many_call_backs', { status: 429, details: { most: 3 } }),
    },
    posted: { topic: 'crop', time: 'evening' },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
