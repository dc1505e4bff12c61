import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { ALERTS, CROPS, historyAnswer, nearAnswer } from './mandi-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const PRICES = {
  'GET /mandi/v1/near': nearAnswer(),
  'GET /mandi/v1/history': historyAnswer(),
  'GET /mandi/v1/commodities': CROPS,
  'GET /mandi/v1/alerts': answered({ results: [] }),
};

/** Prices of a crop at the markets near the place: how old each is, and what would be left of a sale. */
const meta = {
  title: 'Mandi prices',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/mandi?crop=onion', answers: PRICES } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of today, of yesterday, some days old, and old: each says so. */
export const Prices: Story = {};
/** What is left of ten quintals at each market, and where most is left. */
export const LeftInTheHand: Story = {
  parameters: state({ address: '/mandi?crop=onion&quintals=10', answers: PRICES }),
};
/** What was typed is no quantity. */
export const BadQuantity: Story = {
  parameters: state({ address: '/mandi?crop=onion&quintals=lots', answers: PRICES }),
};
/** Sample prices say that they are. */
export const SamplePrices: Story = {
  parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/near': nearAnswer({ isSample: true }) } }),
};
/** Too few days for a line: a table. */
export const FewDays: Story = {
  parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/history': historyAnswer(3) } }),
};
/** No market near has a price of it. */
export const NoPriceNear: Story = {
  parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/near': nearAnswer({ hasMarkets: false }) } }),
};
/** No crop was chosen yet. */
export const NoCropYet: Story = { parameters: state({ address: '/mandi', answers: PRICES }) };
/** No crop is called so; what was ticked stays. */
export const CropNotFound: Story = {
  parameters: state({
    address: '/mandi?choose=1&q=xyz&crops=onion',
    answers: { 'GET /mandi/v1/commodities': answered({ results: [] }) },
  }),
};
/** None was ticked. */
export const NoneTicked: Story = {
  parameters: state({ address: '/mandi?choose=1', answers: PRICES, posted: { choose: '1' } }),
};
/** Which markets are near depends on the place. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false, answers: PRICES }) };
/** Prices could not be loaded: that is not 'none here'. */
export const NotLoaded: Story = { parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/near': unreachable } }) };
/** Those over time could not be loaded. */
export const HistoryNotLoaded: Story = {
  parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/history': unreachable } }),
};
/** Prices of which the farmer will be told; one was. */
export const PriceAlerts: Story = { parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/alerts': ALERTS } }) };
/** What was typed is no price. */
export const BadAlertPrice: Story = {
  parameters: state({
    answers: PRICES,
    posted: { intent: 'set-alert', crop: 'onion', market: 'yeola', direction: 'below', price: 'much' },
  }),
};
/** So many cannot be watched. */
export const TooManyAlerts: Story = {
  parameters: state({
    answers: {
      ...PRICES,
      'GET /mandi/v1/alerts': ALERTS,
      'POST /mandi/v1/alerts': refused('mandi_error.too_many_alerts', { details: { most: 20 } }),
    },
    posted: { intent: 'set-alert', crop: 'onion', market: 'yeola', direction: 'above', price: '2000' },
  }),
};
/** Who has not logged in cannot be told. */
export const AlertsOfAGuest: Story = { parameters: state({ isSignedIn: false, answers: PRICES }) };
/** Alerts could not be loaded; prices are there. */
export const AlertsNotLoaded: Story = {
  parameters: state({ answers: { ...PRICES, 'GET /mandi/v1/alerts': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: state({ address: '/mandi?crop=onion&quintals=10', answers: PRICES }),
  globals: counterViewport,
};
