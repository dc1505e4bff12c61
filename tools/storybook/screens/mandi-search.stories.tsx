import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { CROPS, pricesAnswer, REGIONS } from './mandi-states.ts';
import { answered } from './network-states.ts';

const FOUND = {
  'GET /mandi/v1/commodities': CROPS,
  'GET /mandi/v1/regions': REGIONS,
  'GET /mandi/v1/prices': pricesAnswer(),
};

/** Prices as markets reported them, by crop, state, district, market and day. */
const meta = {
  title: 'Mandi search',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/mandi/search?q=onion&crop=onion&state=Maharashtra&district=Nashik',
      answers: FOUND,
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A crop in a district: which of the crops with such a name, and how old the prices are. */
export const Found: Story = {};
/** A first visit begins where the farmer is, with all crops. */
export const NearMyPlace: Story = { parameters: state({ address: '/mandi/search', answers: FOUND }) };
/** Prices of the sample market say that they are. */
export const SamplePrices: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/prices': pricesAnswer({ isSample: true, daysAgo: 12 }) } }),
};
/** Nothing is known of the farmer yet. */
export const NothingAsked: Story = {
  parameters: state({ address: '/mandi/search', hasPlace: false, answers: FOUND }),
};
/** No crop is called so. */
export const CropNotFound: Story = {
  parameters: state({
    address: '/mandi/search?q=xyz',
    answers: { ...FOUND, 'GET /mandi/v1/commodities': answered({ results: [] }) },
  }),
};
/** A day to come has no prices. */
export const DayToCome: Story = {
  parameters: state({ address: '/mandi/search?state=Maharashtra&day=2999-01-01', answers: FOUND }),
};
/** No price on that day: the newest is one press away. */
export const NoneOnTheDay: Story = {
  parameters: state({
    address: '/mandi/search?state=Maharashtra&day=2026-01-26',
    answers: { ...FOUND, 'GET /mandi/v1/prices': pricesAnswer({ isEmpty: true }) },
  }),
};
/** None for a month. */
export const NoneAtAll: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/prices': pricesAnswer({ isEmpty: true }) } }),
};
/** Prices could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/prices': unreachable } }) };
