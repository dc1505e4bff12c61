import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FarmersAgent } from '@haat/api-contract/agents';
import { AGENT_ACTS } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/account/agents';
const LIST = 'GET /user/v1/agents';
const AGENT: FarmersAgent = {
  agent_id: 'agent-1',
  agent_name: 'Ramesh Yadav',
  state: 'active',
  purposes: ['order', 'address', 'payment'],
  given_at: '2026-11-20T09:00:00.000Z',
  until: '2026-12-20T09:00:00.000Z',
  stand_in_name: null,
  acts: [
    { act: 'order-placed', subject: 'o-1', at: '2026-11-21T04:42:00.000Z' },
    { act: 'cart-changed', subject: 'v-2', at: '2026-11-21T04:41:00.000Z' },
    { act: 'cart-changed', subject: 'v-1', at: '2026-11-21T04:40:00.000Z' },
    { act: 'address-added', subject: 'a-1', at: '2026-11-21T04:39:00.000Z' },
  ],
};
const STOPPED: FarmersAgent = { ...AGENT, agent_id: 'agent-2', agent_name: '', state: 'revoked', acts: [] };
const EXPIRED: FarmersAgent = {
  ...AGENT,
  agent_id: 'agent-3',
  agent_name: 'Meena Kale',
  state: 'expired',
  stand_in_name: 'Mohan Lal',
  until: '2026-11-20T18:30:00.000Z',
};

/** Which agents may act for the farmer, what they did, and the way to stop them. */
const meta = {
  title: 'My agents',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: agentsAre([AGENT, STOPPED, EXPIRED]) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One may act, one was stopped, one’s permission has ended. */
export const Agents: Story = {};
/** No agent was permitted anything. */
export const NoAgent: Story = { parameters: state({ answers: agentsAre([]) }) };
/** Everything that an agent can have done. */
export const EveryAct: Story = {
  parameters: state({
    answers: agentsAre([
      { ...AGENT, acts: AGENT_ACTS.map((act) => ({ act, subject: null, at: '2026-11-21T04:42:00.000Z' })) },
    ]),
  }),
  play({ canvasElement }) {
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
/** Asked once more before the agent is stopped. */
export const Asks: Story = { parameters: state({ address: `${ADDRESS}?stop=agent-1` }) };
/** The press did not come through: the agent may go on. */
export const NotStopped: Story = {
  parameters: state({
    address: `${ADDRESS}?stop=agent-1`,
    posted: { agentId: 'agent-1' },
    answers: { ...agentsAre([AGENT]), 'POST /user/v1/agents/agent-1/revocation': unreachable },
  }),
};
/** Stopped just now. */
export const Done: Story = {
  parameters: state({ address: `${ADDRESS}?done=true`, answers: agentsAre([STOPPED]) }),
};
/** An agent opens it for a farmer: it is the farmer’s alone. */
export const NotForAgents: Story = {
  parameters: state({ answers: { [LIST]: refused('consent_error.not_for_agents', { status: 403 }) } }),
};
/** The services are away. */
export const NotLoaded: Story = { parameters: state({ answers: { [LIST]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function agentsAre(results: readonly FarmersAgent[]): StoryAnswers {
  return { [LIST]: () => ({ results }) };
}
