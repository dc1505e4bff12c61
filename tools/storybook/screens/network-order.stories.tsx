import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NetworkCart, NetworkJourney } from '@haat/api-contract/open-network';
import { EMPTY_NETWORK_CART } from '@haat/api-client';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import {
  answeredNow,
  BLOCKED_CART,
  CART,
  FETCHED_CART,
  journeyAt,
  later,
  orderPaid,
  PICKUP,
  quote,
  shortQuote,
  SMALL_CART,
} from './network-journey-states.ts';
import { counterViewport } from './viewports.ts';

/** The cart of the open network, the shop's answers, and an order on its way to the shop. */
const meta = {
  title: 'Open network, order',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/ondc/cart', answers: cart(() => CART) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two packs, with the address they go to; the shop was not asked yet. */
export const Cart: Story = {};
/** Nothing in it. */
export const EmptyCart: Story = { parameters: state({ answers: cart(() => EMPTY_NETWORK_CART) }) };
/** Before the price can be asked for, one logs in. */
export const SignedOut: Story = { parameters: state({ isSignedIn: false, answers: cart(() => CART) }) };
/** No address yet. */
export const NoAddress: Story = {
  parameters: state({ answers: { ...cart(() => CART), 'GET /user/v1/addresses': () => ({ results: [] }) } }),
};
/** The addresses could not be loaded: that is not 'none written'. */
export const AddressesNotLoaded: Story = {
  parameters: state({ answers: { ...cart(() => CART), 'GET /user/v1/addresses': unreachable } }),
};
/** Less than the shop takes an order for. */
export const TooSmall: Story = { parameters: state({ answers: cart(() => SMALL_CART) }) };
/** Lines that cannot be ordered, for every reason. */
export const Blocked: Story = { parameters: state({ answers: cart(() => BLOCKED_CART) }) };
/** Goods of another shop: what would be lost is said first. */
export const AsksToEmpty: Story = {
  parameters: state({ address: '/ondc/cart?ask=replace&variant=other&quantity=1', answers: cart(() => CART) }),
};
/** The cart could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /ondc/v1/cart': unreachable } }) };
/** The shop is being asked. */
export const AskingPrice: Story = { parameters: asked(() => journeyAt('asking-price')) };
/** It takes long. */
export const AskingTakesLong: Story = { parameters: asked(() => journeyAt('asking-price', { since: later(-12_000) })) };
/** No answer came. */
export const NoAnswer: Story = {
  parameters: asked(() => journeyAt('price-refused', { problem: { code: '20009', variant_ids: [] } })),
};
/** The shop has named its price, another one than the catalogue's. */
export const PriceKnown: Story = { parameters: asked(() => journeyAt('price-known')) };
/** Goods that are fetched: where and when, and whose name goes on the bill. */
export const FetchedAtShop: Story = { parameters: state({ answers: cart(() => FETCHED_CART) }) };
/** The shop has named the price of goods that are fetched: nothing is paid for bringing them. */
export const FetchedPriceKnown: Story = {
  parameters: state({
    answers: cart(() => ({
      ...FETCHED_CART,
      journey: journeyAt('price-known', { quote: { ...quote(), charges: [], total: 760 }, pickup: PICKUP }),
    })),
  }),
};
/** The shop has fewer packs. */
export const Short: Story = { parameters: asked(() => journeyAt('price-known', { quote: shortQuote() })) };
/** The price holds no longer. */
export const Expired: Story = {
  parameters: asked(() => journeyAt('price-known', { quote: { ...quote(), holds_until: later(-60_000) } })),
};
/** The shop would not take the order. */
export const OrderRefused: Story = {
  parameters: asked(() => journeyAt('order-refused', { problem: { code: '40002', variant_ids: [] } })),
};
/** What was pressed could not be done. */
export const PriceChanged: Story = {
  parameters: state({
    answers: {
      ...cart(() => ({ ...CART, journey: journeyAt('price-known') })),
      'POST /ondc/v1/orders': refused('cart_error.price_changed'),
    },
    posted: { intent: 'order', journeyId: 'network-order', agreedTotal: '780', payment: 'cash' },
  }),
};
/** The order was sent to the shop. */
export const SendingOrder: Story = { parameters: ordered(() => journeyAt('sending-order', { payment_kind: 'cash' })) };
/** Money first, then the shop. */
export const AwaitingPayment: Story = {
  parameters: ordered(() =>
    journeyAt('awaiting-payment', { payment_kind: 'pay-now', order: orderPaid({ can_pay: true }) }),
  ),
};
/** The shop has taken an order that is fetched there. */
export const FetchedAccepted: Story = {
  parameters: ordered(() =>
    journeyAt('accepted', {
      payment_kind: 'cash',
      pickup: PICKUP,
      order: orderPaid({ kind: 'cash', state: 'due' }),
    }),
  ),
};
/** The shop does not answer at once: one may leave. */
export const Confirming: Story = {
  parameters: ordered(() =>
    journeyAt('confirming', {
      payment_kind: 'pay-now',
      since: later(-70_000),
      tries: 2,
      order: orderPaid({ state: 'paid', paid: 780 }),
    }),
  ),
};
/** The shop has taken it. */
export const Accepted: Story = {
  parameters: ordered(() =>
    journeyAt('accepted', { payment_kind: 'cash', order: orderPaid({ kind: 'cash', state: 'due' }) }),
  ),
};
/** The shop did not answer, and the money goes back. */
export const Failed: Story = {
  parameters: ordered(() =>
    journeyAt('failed', {
      payment_kind: 'pay-now',
      problem: { code: '25001', variant_ids: [] },
      order: orderPaid({ state: 'refunding', paid: 780 }),
    }),
  ),
};
/** Another farmer's, or none. */
export const NotThere: Story = {
  parameters: state({
    address: '/ondc/order/network-order',
    answers: { 'GET /ondc/v1/orders/network-order': refused('order_error.not_found', { status: 404 }) },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: asked(() => journeyAt('price-known')),
  globals: counterViewport,
};

function cart(make: () => NetworkCart) {
  return { 'GET /ondc/v1/cart': answeredNow(make) };
}

function asked(make: () => NetworkJourney) {
  return state({ answers: cart(() => ({ ...CART, journey: make() })) });
}

function ordered(make: () => NetworkJourney) {
  return state({
    address: '/ondc/order/network-order',
    answers: { 'GET /ondc/v1/orders/network-order': answeredNow(make) },
  });
}
