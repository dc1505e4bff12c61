import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { CARD_PRICE, DRONE, PRICE, SLOTS, SOIL } from './booking-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const SERVICE = 'GET /bookings/v1/services/drone-spray';
const TIMES = `${SERVICE}/vendors/sample-drone-nashik/slots`;
const ANSWERS = { [SERVICE]: answered(DRONE), [TIMES]: SLOTS, 'POST /bookings/v1/prices': PRICE };
const CHOSEN = 'service=drone-spray&vendor=sample-drone-nashik&package=spray&acres=3';
const FORM = `/farmer-services/booking-form?${CHOSEN}`;
const TYPED = { key: '00000000-0000-4000-8000-0000000000d1', slot: '2026-12-01 07:00', crop: 'cotton' };

/** A farm service, from what it is to the form by which it is booked. */
const meta = {
  title: 'Farm services',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/farmer-services/drone-spray', answers: ANSWERS } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it costs, its rules, who does it with which papers. */
export const Service: Story = {};
/** No vendor offers it. */
export const WithoutVendor: Story = {
  parameters: state({ answers: { [SERVICE]: answered({ ...DRONE, vendors: [] }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [SERVICE]: unreachable } }) };
/** Which package, by whom, for how many acres. */
export const Packages: Story = {
  parameters: state({ address: '/farmer-services/package-list?service=drone-spray', answers: ANSWERS }),
};
/** What was typed is no area of a booking. */
export const AcresWrong: Story = {
  parameters: state({
    address: '/farmer-services/package-list?service=drone-spray&acres=0.2&wrong=acres',
    answers: ANSWERS,
  }),
};
/** A service that is none. */
export const NoSuchService: Story = {
  parameters: state({
    address: '/farmer-services/package-list?service=harvest',
    answers: { 'GET /bookings/v1/services/harvest': refused('request_error.not_found', { status: 404 }) },
  }),
};
/** What was chosen, with its price. */
export const Cart: Story = { parameters: state({ address: `/farmer-services/cart?${CHOSEN}`, answers: ANSWERS }) };
/** A test of soil at the price of the person's card, which says so. */
export const CartWithCard: Story = {
  parameters: state({
    address: '/farmer-services/cart?service=soil-testing&vendor=sample-drone-nashik&package=soil-12&samples=2',
    answers: {
      'GET /bookings/v1/services/soil-testing': answered(SOIL),
      'POST /bookings/v1/prices': CARD_PRICE,
    },
  }),
};
/** The fields that the service declares, and the days with their free times. */
export const BookingForm: Story = { parameters: state({ address: FORM, answers: ANSWERS }) };
/** Nothing was filled in. */
export const NothingTyped: Story = {
  parameters: state({ address: FORM, answers: ANSWERS, posted: { key: TYPED.key } }),
};
/** The field lies by water: what was typed is still there. */
export const NearWater: Story = {
  parameters: state({
    address: FORM,
    answers: { ...ANSWERS, 'POST /bookings/v1/bookings': refused('booking_error.too_near') },
    posted: { ...TYPED, address: 'Makhmalabad', tank_mix: 'neem-oil', near: 'water' },
  }),
};
/** Nothing is approved for drones. */
export const EmptyTank: Story = {
  parameters: state({ address: FORM, answers: { ...ANSWERS, [SERVICE]: answered({ ...DRONE, tank_products: [] }) } }),
};
/** The free times could not be loaded: that is not 'none'. */
export const TimesNotLoaded: Story = {
  parameters: state({ address: FORM, answers: { ...ANSWERS, [TIMES]: unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
