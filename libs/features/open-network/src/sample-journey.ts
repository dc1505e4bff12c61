import type { NetworkCart, NetworkJourney, NetworkQuote } from '@haat/api-contract/open-network';

/** When the samples are looked at. */
export const SAMPLE_NOW = new Date('2026-11-23T10:00:00.000Z');

/** Two packs of seed at ₹380 with ₹40 for bringing them, for tests. */
export function sampleQuote(more: Partial<NetworkQuote> = {}): NetworkQuote {
  return {
    lines: [{ variant_id: 'p1', name: 'Tomato seed', asked: 2, quantity: 2, price: 380, amount: 760 }],
    charges: [{ kind: 'delivery', title: 'Delivery charges', amount: 40 }],
    total: 800,
    holds_until: '2026-11-23T10:15:00.000Z',
    delivered_within: 'P2D',
    is_short: false,
    ...more,
  };
}

/** An order on its way to the shop, asked for two seconds ago, for tests. */
export function sampleJourney(more: Partial<NetworkJourney> = {}): NetworkJourney {
  return {
    id: 'j1',
    step: 'asking-price',
    since: '2026-11-23T09:59:58.000Z',
    answer_due: null,
    tries: 0,
    most_tries: 6,
    problem: null,
    seller: { id: 's1', provider_id: 'v1', name: 'Godavari', seller_type: 'MSN', distance_metres: 3_200 },
    quote: null,
    address: { id: 'a1', name: 'Sunita', phone_number: '9876543210', text: 'Nashik' },
    pickup: null,
    payment_choices: [],
    payment_kind: null,
    order: null,
    ...more,
  };
}

/** An order with its money, for tests. */
export function sampleOrder(payment: Partial<NonNullable<NetworkJourney['order']>['payment']>) {
  return {
    number: 'KH-1',
    status: 'PENDING' as const,
    payment: { kind: 'pay-now' as const, state: 'open' as const, paid: 0, pay_by: null, can_pay: false, ...payment },
  };
}

/** Two packs of seed that cost ₹390 each when they were put in, and do still, for tests. */
export function sampleCart(more: Partial<NetworkCart> = {}): NetworkCart {
  return {
    cart_id: 'c1',
    seller: {
      id: 's1',
      provider_id: 'v1',
      name: 'Godavari',
      seller_type: 'MSN',
      distance_metres: 3_200,
      min_order: 500,
    },
    pickup: null,
    lines: [
      {
        product: { id: 'n1', name: 'Tomato seed', brand: 'Deccan', category: 'Seed', image_url: null },
        variant: {
          id: 'p1',
          name: 'Tomato seed 10 g',
          pack: { amount: 10, unit: 'g' },
          mrp: 450,
          price: 450,
          discount: 60,
          is_selectable: true,
          missing_facts: [],
          is_collect_only: false,
          max_packs: 99,
        },
        quantity: 2,
        price_when_added: 390,
        problem: null,
      },
    ],
    count: 2,
    goods: 780,
    journey: null,
    ...more,
  };
}
