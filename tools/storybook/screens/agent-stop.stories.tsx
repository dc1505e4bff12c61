import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Revocation } from '@haat/api-contract/agents';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/agents/stop?t=token';
const PATH = '/agent/v1/revocations/token';
const CONSENT: Revocation = {
  agent_name: 'Ramesh Yadav',
  state: 'active',
  purposes: ['order', 'address', 'booking'],
  until: '2026-12-20T09:00:00.000Z',
  farmer_name: null,
  revoked_at: null,
};
const REVOKED: Revocation = { ...CONSENT, state: 'revoked', revoked_at: '2026-11-20T09:00:00.000Z' };

/** The link of an SMS: what an agent may do until when, and one press that stops it, without signing in. */
const meta = {
  title: 'Stop an agent',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, isSignedIn: false, answers: linkIs(CONSENT) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened: nothing has changed yet. */
export const Asks: Story = {};
/** A person who stands for a farmer without a phone reads for whom the agent acts. */
export const ForAFarmerWithoutPhone: Story = {
  parameters: state({ answers: linkIs({ ...CONSENT, farmer_name: 'Sunita Pawar' }) }),
};
/** Everything that can be allowed, to an agent whose name is not known. */
export const EveryPurpose: Story = {
  parameters: state({
    answers: linkIs({
      ...CONSENT,
      agent_name: '',
      purposes: [...CONSENT.purposes, 'payment', 'documents', 'insurance', 'programme', 'mandi', 'question', 'farm'],
    }),
  }),
};
/** Stopped just now, and since when. */
export const Done: Story = { parameters: state({ address: `${ADDRESS}&done=true`, answers: linkIs(REVOKED) }) };
/** It was stopped before. */
export const StoppedBefore: Story = { parameters: state({ answers: linkIs(REVOKED) }) };
/** The consent has run out: there is nothing to stop. */
export const Expired: Story = {
  parameters: state({ answers: linkIs({ ...CONSENT, state: 'expired', until: '2026-11-01T09:00:00.000Z' }) }),
};
/** A letter of the link is not ours. */
export const LinkUnknown: Story = {
  parameters: state({ answers: { [`GET ${PATH}`]: refused('consent_error.link_unknown', { status: 404 }) } }),
};
/** The services are away. */
export const NotLoaded: Story = { parameters: state({ answers: { [`GET ${PATH}`]: unreachable } }) };
/** The press did not come through: the agent may go on, and the button is still there. */
export const NotStopped: Story = {
  parameters: state({ answers: { ...linkIs(CONSENT), [`POST ${PATH}`]: unreachable } }),
  async play({ canvasElement }) {
    const button = canvasElement.querySelector<HTMLElement>('main button[type=submit]');
    if (!button) throw new Error('There is nothing to press.');
    await userEvent.click(button);
    await within(canvasElement).findByRole('alert');
  },
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function linkIs(consent: Revocation): StoryAnswers {
  return { [`GET ${PATH}`]: () => consent };
}
