import type { ShopQuote } from '@haat/api-contract';
import { expect, it } from 'vitest';
import { bestOfferText, quoteView } from './quote.presenter.ts';

const t = (key: string, values: object = {}) =>
  [key.split(/[:.]/).at(-1), ...Object.values(values).map(String)].join(' ');
const brought: ShopQuote = {
  price: 300,
  discount: 30,
  c_id: 'c',
  vendor_id: 'v',
  stock: 4,
  vendor_name: 'Both Shop',
  distance_metres: 3200,
  fulfillment_type: 'both',
  delivery_type: 'home_delivery',
  delivery_fee: 30,
  landed_total: 300,
  landed_unit: { amount: 6.67, per: 'kg' },
};
const collected: ShopQuote = {
  ...brought,
  delivery_type: 'pickup_from_store',
  delivery_fee: 0,
  landed_total: 270,
  landed_unit: null,
};

it('shows the pack’s price, its delivery fee and the sum', () => {
  expect(quoteView(t, brought, false)).toMatchObject({
    price: '₹270.00',
    fee: '₹30.00',
    total: '₹300.00',
    unitTotal: 'per_kg ₹6.67',
    distance: 'km 3.2',
  });
  expect(quoteView(t, { ...brought, delivery_fee: 0 }, false).fee).toBe('free');
});

it('says no fee and no delivery of what is collected only', () => {
  const words = quoteView(t, collected, true);
  expect([words.fee, words.total, words.unitTotal, words.fulfilmentLabels.map(({ kind }) => kind)]).toEqual([
    null,
    '₹270.00',
    null,
    ['Self-Pickup'],
  ]);
});

it('describes the best offer by its kind of fulfilment', () => {
  expect([bestOfferText(t, brought), bestOfferText(t, collected)]).toEqual([
    'brought Both Shop ₹300.00',
    'collected Both Shop ₹270.00',
  ]);
});
