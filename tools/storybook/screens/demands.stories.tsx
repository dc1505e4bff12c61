import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { demandsAnswer, OFFERS_MADE } from './mandi-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const FOUND = {
  'GET /mandi/v1/demands': demandsAnswer(),
  'GET /mandi/v1/offers': answered({ results: [] }),
};
const DEMAND_ID = '00000000-0000-4000-8000-0000000000d1';

/** What buyers want: everything that is taken off and the day of payment, before anything is offered. */
const meta = {
  title: 'Demands of buyers',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/mandi/demand-trade', answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of one quintal, before a quantity is typed. */
export const Demands: Story = {};
/** A quantity that one of them still wants, and the other no more. */
export const WithAQuantity: Story = {
  parameters: state({ address: '/mandi/demand-trade?quintals=100', answers: FOUND }),
};
/** What was typed is no quantity. */
export const BadQuantity: Story = {
  parameters: state({ address: '/mandi/demand-trade?quintals=lots', answers: FOUND }),
};
/** A guest logs in to offer. */
export const AsAGuest: Story = {
  parameters: state({ address: '/mandi/demand-trade?quintals=10', isSignedIn: false, answers: FOUND }),
};
/** Offers in every state; the one that waits can be taken back. */
export const MyOffers: Story = { parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/offers': OFFERS_MADE } }) };
/** It was filled meanwhile. */
export const FilledMeanwhile: Story = {
  parameters: state({
    address: '/mandi/demand-trade?quintals=10',
    answers: { ...FOUND, [`POST /mandi/v1/demands/${DEMAND_ID}/offers`]: refused('mandi_error.demand_over') },
    posted: { intent: 'offer', demand: DEMAND_ID, quintals: '10' },
  }),
};
/** Less is wanted than was offered. */
export const LessIsWanted: Story = {
  parameters: state({
    address: '/mandi/demand-trade?quintals=10',
    answers: {
      ...FOUND,
      [`POST /mandi/v1/demands/${DEMAND_ID}/offers`]: refused('mandi_error.over_quantity', { details: { left: 4 } }),
    },
    posted: { intent: 'offer', demand: DEMAND_ID, quintals: '10' },
  }),
};
/** The sample's buyers say that they are. */
export const SampleBuyers: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/demands': demandsAnswer({ isSample: true }) } }),
};
/** No buyer wants anything. */
export const NoDemands: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/demands': demandsAnswer({ isEmpty: true }) } }),
};
/** Demands could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/demands': unreachable } }) };
/** The person's own offers could not be loaded. */
export const OffersNotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/offers': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: state({ address: '/mandi/demand-trade?quintals=10', answers: FOUND }),
  globals: counterViewport,
};
