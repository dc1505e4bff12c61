import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { CROPS, marketsAnswer, SLIPS_SENT } from './mandi-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/mandi/submit-reciept?crop=onion';
const FOUND = {
  'GET /mandi/v1/markets': marketsAnswer(),
  'GET /mandi/v1/commodities': CROPS,
  'GET /mandi/v1/receipts': answered({ results: [] }),
};
/** A photo was sent with an earlier try. */
const TYPED = {
  ...{ crop: 'onion', market: 'lasalgaon', quintals: '12.5', rate: '18' },
  photoId: '00000000-0000-4000-8000-0000000000a1',
};

/** A farmer sends the slip of a sale, and sees what became of others. */
const meta = {
  title: 'Sale slips',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was sent yet. */
export const Form: Story = {};
/** Of each state, and each reason for which one is not counted. */
export const MySlips: Story = { parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/receipts': SLIPS_SENT } }) };
/** A slip has just been taken. */
export const Sent: Story = {
  parameters: state({
    address: '/mandi/submit-reciept?done=sent',
    answers: { ...FOUND, 'GET /mandi/v1/receipts': SLIPS_SENT },
  }),
};
/** Nothing was filled in. */
export const NothingFilledIn: Story = { parameters: state({ answers: FOUND, posted: { day: '', quintals: '' } }) };
/** The same slip is not taken twice. */
export const SentBefore: Story = {
  parameters: state({
    answers: { ...FOUND, 'POST /mandi/v1/receipts': refused('mandi_error.slip_sent') },
    posted: { ...TYPED, day: '2026-11-21' },
  }),
};
/** The rate seems to be of a kilogram. */
export const RateOfAKilogram: Story = {
  parameters: state({
    answers: {
      ...FOUND,
      'POST /mandi/v1/receipts': refused('mandi_error.rate_unlikely', { details: { rate: 1800 } }),
    },
    posted: { ...TYPED, day: '2026-11-21' },
  }),
};
/** Which markets are near depends on the place. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false, answers: FOUND }) };
/** No market is near. */
export const NoMarketNear: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/markets': marketsAnswer({ isEmpty: true }) } }),
};
/** Markets could not be loaded: that is not 'none here'. */
export const NotLoaded: Story = { parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/markets': unreachable } }) };
/** The person's own slips could not be loaded. */
export const SlipsNotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /mandi/v1/receipts': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { parameters: state({ answers: FOUND }), globals: counterViewport };
