import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Consent } from '@haat/api-contract';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const GIVEN: Consent = {
  purpose: 'identity-document',
  kind: 'pan',
  has_photo: true,
  given_at: '2026-11-02T09:00:00.000Z',
  withdrawn_at: null,
  kept_by_law: false,
  kept_until: null,
};
const KEPT = { ...GIVEN, kept_by_law: true, kept_until: '2032-03-22' };
const ASKED = '/privacy?withdraw=identity-document';

/** What a farmer agreed to: what is kept, for what, how long, and withdrawing it. */
const meta = {
  title: 'Consent',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/privacy', answers: consentsAre([GIVEN]) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card for insurance, with its photo. */
export const Given: Story = {};
/** Nothing was agreed to. */
export const None: Story = { parameters: state({ answers: consentsAre([]) }) };
/** Withdrawing says first what is deleted. */
export const Asks: Story = { parameters: state({ address: ASKED, answers: consentsAre([GIVEN]) }) };
/** A policy was made with the card: the law keeps it for years. */
export const AsksWithPolicy: Story = { parameters: state({ address: ASKED, answers: consentsAre([KEPT]) }) };
/** Withdrawn and deleted. */
export const Deleted: Story = { parameters: state({ address: '/privacy?done=deleted', answers: consentsAre([]) }) };
/** Withdrawn, and kept because of a policy. */
export const Kept: Story = {
  parameters: state({
    address: '/privacy?done=kept',
    answers: consentsAre([{ ...KEPT, withdrawn_at: '2026-11-20T09:00:00.000Z' }]),
  }),
};
/** Refused, because the number was silent for long. */
export const Refused: Story = {
  parameters: state({
    address: ASKED,
    posted: { purpose: 'identity-document' },
    answers: {
      ...consentsAre([GIVEN]),
      'POST /user/v1/consents/withdrawal': refused('auth_error.step_up_needed', { status: 403 }),
    },
  }),
};
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /user/v1/consents': unreachable } }) };
/** Not signed in. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function consentsAre(results: readonly Consent[]): StoryAnswers {
  return { 'GET /user/v1/consents': () => ({ results }) };
}
