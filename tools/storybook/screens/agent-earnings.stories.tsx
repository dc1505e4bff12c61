import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AgentCommission, AgentOrder } from '@haat/api-contract/agents';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/agents/commission';
const ORDERS = 'GET /agent/v1/orders';
const MONTH = 'GET /agent/v1/commission';
const ORDER: AgentOrder = {
  number: '2026-000124',
  placed_at: '2026-11-21T04:42:00.000Z',
  status: 'PENDING',
  total: 2469,
  commission: 61.73,
  commission_state: 'expected',
};
const BOOKED: AgentCommission = {
  month: '2026-11',
  earned: 123_456.78,
  taken_back: 30.87,
  total: 123_425.91,
  entries: [
    { order_number: '2026-000123', kind: 'taken-back', amount: -30.87, at: '2026-11-21T04:00:00.000Z' },
    { order_number: '2026-000123', kind: 'earned', amount: 123_456.78, at: '2026-11-20T19:00:00.000Z' },
  ],
};
const NOTHING_BOOKED: AgentCommission = { month: '2026-11', earned: 0, taken_back: 0, total: 0, entries: [] };

/** What an agent earned in a month, and the orders that the agent placed for farmers. */
const meta = {
  title: 'Commission',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: ADDRESS,
      agent: { farmer: null, choice: null },
      answers: salesAre([
        ORDER,
        { ...ORDER, number: '2026-000123', commission_state: 'earned', status: 'DELIVERED' },
        { ...ORDER, number: '2026-000122', commission: 0, commission_state: 'taken-back', status: 'DELIVERED' },
        { ...ORDER, number: '2026-000121', commission: 0, commission_state: 'none', status: 'USER_CANCELLED' },
      ]),
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A month with something taken back, and orders in every state. */
export const Month: Story = {};
/** The first day of an agent. */
export const NothingYet: Story = {
  parameters: state({ answers: { [ORDERS]: nothing, [MONTH]: () => NOTHING_BOOKED } }),
};
/** The second of three pages of orders. */
export const BetweenPages: Story = {
  parameters: state({
    address: `${ADDRESS}?page=2`,
    answers: {
      [MONTH]: () => BOOKED,
      [ORDERS]: () => ({
        count: 41,
        next: '/agent/v1/orders?page=3',
        previous: '/agent/v1/orders?page=1',
        results: [ORDER],
      }),
    },
  }),
};
/** A farmer opens an agent's page. */
export const NotAnAgent: Story = { parameters: state({ agent: null }) };
/** The services are away. */
export const NotLoaded: Story = { parameters: state({ answers: { [ORDERS]: unreachable, [MONTH]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function salesAre(results: readonly AgentOrder[]): StoryAnswers {
  return {
    [MONTH]: () => BOOKED,
    [ORDERS]: () => ({ count: results.length, next: null, previous: null, results }),
  };
}
