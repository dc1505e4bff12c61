import {
  networkCartSchema,
  networkJourneySchema,
  type NetworkCart,
  type NetworkJourney,
  type NetworkQuote,
} from '@haat/api-contract/open-network';
import type { StoryAnswer } from '../market/story-answers.ts';
import { SEED } from './network-states.ts';

/*
 * A cart of the open network and what becomes of it. No seller is connected to the recorded market, so it is made
 * here, through the contract's schemas.
 */

const pack = packOf(SEED);

const line: NetworkCart['lines'][number] = {
  product: SEED,
  variant: pack,
  quantity: 2,
  price_when_added: 390,
  problem: null,
};

/** Two packs of tomato seed, not asked for yet. */
export const CART: NetworkCart = networkCartSchema.parse({
  cart_id: 'network-cart',
  seller: { ...SEED.seller, min_order: 500 },
  pickup: null,
  lines: [line],
  count: 2,
  goods: 780,
  journey: null,
});

/** Where goods are fetched that a shop does not bring. */
export const PICKUP: NonNullable<NetworkCart['pickup']> = {
  address: 'Market Yard Road, Panchavati, Nashik, 422003',
  hours: { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
};

/** The same, to be fetched at the shop. */
export const FETCHED_CART: NetworkCart = { ...CART, pickup: PICKUP };

/** One pack: less than the shop takes an order for. */
export const SMALL_CART: NetworkCart = { ...CART, lines: [{ ...line, quantity: 1 }], count: 1, goods: 390 };

/** What cannot be ordered: every reason once. */
export const BLOCKED_CART: NetworkCart = {
  ...CART,
  lines: (['gone', 'out-of-stock', 'too-many', 'facts-missing', 'not-served'] as const).map((problem, index) => ({
    ...line,
    variant: { ...pack, id: `network-pack-${index}` },
    price_when_added: index === 2 ? 400 : 390,
    problem,
  })),
};

/** The shop's price: cheaper seed than the catalogue's, with delivery. */
export function quote(): NetworkQuote {
  return {
    lines: [
      { variant_id: pack.id, name: 'Tomato Seed Arka Rakshak 10 g', asked: 2, quantity: 2, price: 380, amount: 760 },
    ],
    charges: [
      { kind: 'delivery', title: 'Delivery charges', amount: 40 },
      { kind: 'discount', title: 'Festive', amount: -20 },
    ],
    total: 780,
    holds_until: later(15 * 60_000),
    delivered_within: 'P2D',
    is_short: false,
  };
}

/** The shop has one pack of two. */
export function shortQuote(): NetworkQuote {
  return {
    ...quote(),
    lines: quote().lines.map((each) => ({ ...each, quantity: 1, amount: 380 })),
    total: 400,
    is_short: true,
  };
}

/** The sample order on its way to the shop, at a step. */
export function journeyAt(step: NetworkJourney['step'], more: Partial<NetworkJourney> = {}): NetworkJourney {
  return networkJourneySchema.parse({
    id: 'network-order',
    step,
    since: later(-2_000),
    answer_due: null,
    tries: 0,
    most_tries: 6,
    problem: null,
    seller: SEED.seller,
    quote: step === 'asking-price' || step === 'price-refused' ? null : quote(),
    address: { id: 'address-1', name: 'Sunita Pawar', phone_number: '9876543210', text: 'Pimpalgaon, Nashik 422209' },
    pickup: null,
    payment_choices: ['cash', 'pay-now'],
    payment_kind: null,
    order: null,
    ...more,
  });
}

/** The sample order from when it is one. */
export function orderPaid(
  payment: Partial<NonNullable<NetworkJourney['order']>['payment']>,
): NonNullable<NetworkJourney['order']> {
  return {
    number: 'KH-2611-0042',
    status: 'PENDING',
    payment: { kind: 'pay-now', state: 'open', paid: 0, pay_by: null, can_pay: false, ...payment },
  };
}

function packOf({ product_variants: [first] }: typeof SEED) {
  if (first === undefined) throw new Error('The sample product has no pack.');
  return first;
}

/** What the network answers, made when it is asked: the page's clock is that of the recording by then. */
export function answeredNow(make: () => unknown): StoryAnswer {
  return () => structuredClone(make());
}

/** A moment before or after now. */
export function later(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
