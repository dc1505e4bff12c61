import { describe, expect, it } from 'vitest';
import { judgeInit } from '../journey/judge-init.ts';
import { addressOnTheWire, gpsText, type NetworkDestination } from './basket.ts';
import { confirmMessage } from './confirm.ts';
import { initMessage, type OrderToInitialise } from './init.ts';
import { itemsOfError, orderAnswerSchema } from './order-answer.ts';
import { selectMessage } from './select.ts';

const basket = { providerId: 'P1', locationId: 'L1', items: [{ id: 'I-UREA-45', count: 2 }] };
const destination: NetworkDestination = {
  name: 'Sunita Pawar',
  phone: '9800000002',
  email: 'o1@kisanhaat.example',
  house: 'Gat 114',
  village: 'Makhmalabad',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: '422003',
  gps: '20.148220,73.834500',
};
const agreedAt = new Date('2026-06-15T04:30:06.500Z');
const fulfilment = {
  id: 'F1',
  type: 'Delivery',
  timeToDeliver: 'P2D',
  category: 'Standard Delivery',
  providerName: 'Shop',
};
const order: OrderToInitialise = { basket, fulfilment, destination, paymentType: 'ON-ORDER', agreedAt };
const line = {
  '@ondc/org/item_id': 'I-UREA-45',
  '@ondc/org/item_quantity': { count: 2 },
  '@ondc/org/title_type': 'item',
  price: { currency: 'INR', value: '533.00' },
};
const quote = { price: { currency: 'INR', value: '533.00' }, ttl: 'PT1H', breakup: [line] };
const payment = {
  type: 'ON-ORDER',
  collected_by: 'BAP',
  status: 'NOT-PAID',
  '@ondc/org/buyer_app_finder_fee_type': 'percent',
  '@ondc/org/buyer_app_finder_fee_amount': '3',
};

describe('messages of an order', () => {
  it('asks what goods cost at a place', () => {
    expect(selectMessage(basket, destination)).toEqual({
      order: {
        provider: { id: 'P1', locations: [{ id: 'L1' }] },
        items: [{ id: 'I-UREA-45', location_id: 'L1', quantity: { count: 2 } }],
        fulfillments: [{ end: { location: { gps: '20.148220,73.834500', address: { area_code: '422003' } } } }],
      },
    });
  });

  it('tells who orders and how it is paid', () => {
    expect(initMessage(order)).toMatchObject({
      order: {
        items: [{ id: 'I-UREA-45', fulfillment_id: 'F1', quantity: { count: 2 } }],
        billing: { name: 'Sunita Pawar', phone: '9800000002', created_at: '2026-06-15T04:30:06.500Z' },
        fulfillments: [{ id: 'F1', type: 'Delivery', end: { location: { gps: '20.148220,73.834500' } } }],
        payment: { type: 'ON-ORDER', collected_by: 'BAP' },
      },
    });
    expect(initMessage({ ...order, paymentType: 'ON-FULFILLMENT' }).order.payment).toEqual({
      type: 'ON-FULFILLMENT',
      collected_by: 'BPP',
    });
  });

  it('orders with the same bill, place and terms, and with what was paid', () => {
    const at = new Date('2026-06-15T04:32:00.000Z');
    const tags = [{ code: 'bap_terms', list: [] }, { code: 'bpp_terms' }];
    const terms = { quote, payment: { ...payment, 'x-own': 1 }, tags };
    const paid = { transactionId: 'pay_11', amountPaise: 53300 };
    const confirmed = confirmMessage({
      ...order,
      orderId: 'a'.repeat(32),
      fulfilment,
      terms,
      ...paid,
      at,
      taxNumber: '27SAMPL9001E1ZB',
    }).order;
    const sent = initMessage(order).order;
    expect(confirmed.billing).toEqual(sent.billing);
    expect(confirmed.fulfillments[0]?.end.location).toEqual(sent.fulfillments[0]?.end.location);
    expect(confirmed).toMatchObject({
      id: 'a'.repeat(32),
      state: 'Created',
      quote,
      tags: [{ code: 'bpp_terms' }, { code: 'bap_terms', list: [{ code: 'tax_number', value: '27SAMPL9001E1ZB' }] }],
      fulfillments: [{ '@ondc/org/TAT': 'P2D', end: { person: { name: 'Sunita Pawar' } } }],
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    });
    expect(confirmed.payment).toEqual({
      ...terms.payment,
      status: 'PAID',
      params: { amount: '533.00', currency: 'INR', transaction_id: 'pay_11' },
    });
    const inCash = { ...order, orderId: 'o', fulfilment, terms, ...paid, transactionId: null, at, taxNumber: '' };
    expect(confirmMessage(inCash).order.payment).toEqual({
      ...terms.payment,
      status: 'NOT-PAID',
      params: { amount: '533.00', currency: 'INR' },
    });
  });

  it.each([
    { what: 'an ordinary one', given: {}, wire: ['Sunita Pawar', 'Gat 114', 'Makhmalabad'] },
    { what: 'short words', given: { name: 'Om', house: '4', village: 'Ozar' }, wire: ['Name Om', 'House 4', 'Ozar'] },
    {
      what: 'one word thrice',
      given: { name: 'Ozar', house: 'Ozar', village: 'Ozar' },
      wire: ['Name Ozar', 'House Ozar', 'Ozar'],
    },
  ])('writes an address as the network wants it: $what', ({ given, wire }) => {
    const { name, building, locality } = addressOnTheWire({ ...destination, ...given });
    expect([name, building, locality]).toEqual(wire);
  });

  it('keeps an address under 190 letters', () => {
    const long = 'x'.repeat(300);
    const { name, building, locality } = addressOnTheWire({
      ...destination,
      name: `a${long}`,
      house: `b${long}`,
      village: long,
    });
    expect(`${name}${building}${locality}`.length).toBeLessThan(190);
    expect(new Set([name, building, locality]).size).toBe(3);
  });

  it('writes a position with six decimals', () => {
    expect(gpsText({ lat: 20.1, lng: 73.83456789 })).toBe('20.100000,73.834568');
  });
});

describe('answers to an order', () => {
  it.each([
    { what: 'an order', message: { message: { order: {} } }, isOne: true },
    { what: 'an error alone', message: { error: { code: '30009' } }, isOne: true },
    { what: 'an error whose code is a number', message: { error: { code: 30009 } }, isOne: true },
    { what: 'neither', message: { message: {} }, isOne: false },
    { what: 'an order that is a text', message: { message: { order: 'yes' } }, isOne: false },
  ])('are read: $what', ({ message, isOne }) => {
    expect(orderAnswerSchema.safeParse(message).success).toBe(isOne);
  });

  it('say which items are missing in the text of the error', () => {
    expect(itemsOfError({ message: '[{"item_id":"I-1","error":"40002"}]' })).toEqual(['I-1']);
    expect(itemsOfError({ message: 'sold out' })).toEqual([]);
    expect(itemsOfError(undefined)).toEqual([]);
  });
});

describe('judgeInit', () => {
  const expected = {
    sent: order,
    timeToDeliver: 'P2D',
    selected: [{ id: 'I-UREA-45', count: 2, price: 266.5 }],
    known: { earlier: quote },
    finderFeePercent: '3',
  };
  const dearer = {
    ...quote,
    price: { currency: 'INR', value: '534.00' },
    breakup: [{ ...line, price: { currency: 'INR', value: '534.00' } }],
  };
  const withFee = {
    ...line,
    '@ondc/org/item_id': 'F1',
    '@ondc/org/title_type': 'delivery',
    price: { currency: 'INR', value: '1.00' },
  };
  const fewer = {
    ...quote,
    price: { currency: 'INR', value: '266.50' },
    breakup: [{ ...line, '@ondc/org/item_quantity': { count: 1 }, price: { currency: 'INR', value: '266.50' } }],
  };
  it.each([
    { what: 'as it was agreed', change: {}, code: null },
    { what: 'the bill told again', change: { billing: { name: 'Sunita Pawar', phone: '9800000002' } }, code: null },
    { what: 'another bill', change: { billing: { name: 'Ram', phone: '9800000002' } }, code: '20006' },
    { what: 'another place', change: { fulfillments: [{ end: { location: { gps: '20.1,73.8' } } }] }, code: '20006' },
    { what: 'no quote', change: { quote: undefined }, code: '20006' },
    { what: 'no payment', change: { payment: undefined }, code: '20006' },
    { what: 'cash instead', change: { payment: { ...payment, type: 'ON-FULFILLMENT' } }, code: '22506' },
    { what: 'another collector', change: { payment: { ...payment, collected_by: 'BPP' } }, code: '22506' },
    {
      what: 'another finder fee',
      change: { payment: { ...payment, '@ondc/org/buyer_app_finder_fee_amount': '5' } },
      code: '22506',
    },
    {
      what: 'a finder fee in rupees',
      change: { payment: { ...payment, '@ondc/org/buyer_app_finder_fee_type': 'amount' } },
      code: '22506',
    },
    {
      what: 'the same fee in other digits',
      change: { payment: { ...payment, '@ondc/org/buyer_app_finder_fee_amount': '3.00' } },
      code: null,
    },
    { what: 'a rupee more', change: { quote: dearer }, code: '21003' },
    {
      what: 'a fee more',
      change: { quote: { ...quote, price: { currency: 'INR', value: '534.00' }, breakup: [line, withFee] } },
      code: '22507',
    },
    { what: 'one pack fewer', change: { quote: fewer }, code: '40002' },
  ])('answers $code to $what', ({ change, code }) => {
    expect(judgeInit({ quote, payment, ...change }, expected)).toBe(code);
  });
});
