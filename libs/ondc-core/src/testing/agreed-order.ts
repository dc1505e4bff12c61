import type { AgreedToBuy } from '../after-order/judge-news.ts';

/* An order of two packs at ₹650.00, brought for ₹40.00 within two days, as tests say it was agreed. */
export const ITEM = 'I-SEED-10G';
export const ORDER_ID = 'O1';
export const SELECTED = [{ id: ITEM, count: 2, price: 650 }];

/** The line of so many packs. */
export const line = (count: number, each = 650) => ({
  '@ondc/org/item_id': ITEM,
  '@ondc/org/item_quantity': { count },
  '@ondc/org/title_type': 'item',
  price: { currency: 'INR', value: (count * each).toFixed(2) },
});

/** A quote of a line and of the delivery. */
export function quoteOf(goods: ReturnType<typeof line>, extraRupees = 0) {
  const delivery = { '@ondc/org/item_id': 'F1', '@ondc/org/title_type': 'delivery' };
  const total = Number(goods.price.value) + 40 + extraRupees;
  return {
    price: { currency: 'INR', value: total.toFixed(2) },
    breakup: [goods, { ...delivery, price: { currency: 'INR', value: '40.00' } }],
  };
}

/** How it is paid and settled. */
export const PAYMENT = {
  ...{ type: 'ON-FULFILLMENT', collected_by: 'BPP', status: 'NOT-PAID' },
  '@ondc/org/buyer_app_finder_fee_type': 'percent',
  '@ondc/org/buyer_app_finder_fee_amount': '3',
  '@ondc/org/settlement_basis': 'delivery',
  '@ondc/org/settlement_window': 'PT24H',
  '@ondc/org/withholding_amount': '0.00',
};

export const AGREED: AgreedToBuy = {
  basket: { providerId: 'P1', locationId: 'L1', items: [{ id: ITEM, count: 2 }] },
  destination: {
    ...{ name: 'Sunita Pawar', phone: '9800000002', email: 'o1@bap.localhost', house: 'Gat 114', village: 'Ozar' },
    ...{ district: 'Nashik', state: 'Maharashtra', pincode: '422206', gps: '20.148220,73.834500' },
  },
  agreedAt: new Date('2026-06-15T04:30:00.000Z'),
  fulfilment: { type: 'Delivery' },
  timeToDeliver: 'P2D',
  payment: PAYMENT,
  cancellationTerms: [],
  quote: quoteOf(line(2)),
};

/** What brings the goods. */
export const FULFILMENT = {
  ...{ id: 'F1', type: 'Delivery', '@ondc/org/TAT': 'P2D' },
  end: { location: { gps: AGREED.destination.gps } },
};
