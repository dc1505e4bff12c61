import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalOrder } from './canonical-order.ts';
import { findDisagreement } from './find-disagreement.ts';
import { orderPayload, type OrderInput } from './order-payload.ts';

const home: OrderInput = {
  cartId: 'cart-1',
  vendorId: 'shop-1',
  lines: [
    { variantId: 'urea-45', catalogueId: 'c-1', quantity: 2, price: 266.5, discount: 0 },
    { variantId: 'coragen-60', catalogueId: 'c-2', quantity: 3, price: 850, discount: 50.1 },
  ],
  fulfilment: {
    delivery: 'home_delivery',
    address: { id: 'address-1', fullDisplayAddress: 'Pimpalgaon, Nashik 422209' },
  },
  createdFor: 'farmer-1',
  deliveryFee: 30,
};
const insurance = { cost_to_farmer: 118, policy_order_details: [] };
const pickup: OrderInput = {
  ...home,
  fulfilment: { delivery: 'pickup_from_store', pickupFarmer: { name: 'सुनीता', phoneNumber: '9876543210' } },
};

describe('orderPayload', () => {
  it('of a home delivery for cash has the fields of the wire', () => {
    expect(orderPayload(home)).toEqual({
      type: 'home_delivery',
      marketplace: 'dehaat',
      vendor: 'shop-1',
      delivery_fee: 30,
      price: 3083,
      discount: 150.3,
      total_price: 2962.7,
      order_details: [
        { product_variant: 'urea-45', quantity: 2, price: 266.5, discount: 0, c_id: 'c-1' },
        { product_variant: 'coragen-60', quantity: 3, price: 850, discount: 50.1, c_id: 'c-2' },
      ],
      cart_id: 'cart-1',
      order_created_for: 'farmer-1',
      is_credit_order: false,
      payment: { transactions: [{ payment_mode: 1, amount: 2962.7 }] },
      status: 'PENDING',
      address: { id: 'address-1' },
      full_display_address: 'Pimpalgaon, Nashik 422209',
    });
  });

  it('of a pickup has no address, no fee and no insurance, but who collects', () => {
    const payload = orderPayload({ ...pickup, insurance });
    expect(payload).toMatchObject({
      type: 'pickup_from_store',
      delivery_fee: 0,
      total_price: 2932.7,
      pickup_farmer_details: { name: 'सुनीता', phone_number: '9876543210' },
    });
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['address']));
    expect(payload).not.toHaveProperty('full_display_address');
    expect(payload).not.toHaveProperty('insurance');
  });

  it.each([
    { payment: undefined, mode: 1, credit: false },
    { payment: 'cash', mode: 1, credit: false },
    { payment: 'credit', mode: 7, credit: true },
    { payment: 'pay-now', mode: 10, credit: false },
    { payment: 'csc', mode: 11, credit: false },
  ] as const)('paid by $payment has mode $mode', ({ payment, mode, credit }) => {
    const payload = orderPayload({ ...home, payment });
    expect(payload.payment.transactions).toEqual([{ payment_mode: mode, amount: payload.total_price }]);
    expect(payload.is_credit_order).toBe(credit);
  });

  it.each([
    {
      name: 'a prebooking',
      input: { isPrebook: true, bookingDate: '2027-06-01' },
      fields: { status: 'PRE_ORDER', booking_date: '2027-06-01' },
    },
    {
      name: 'an agent',
      input: { agent: { cumulativeCommission: 12.5 } },
      fields: { cumulative_commission: 12.5, order_created_for: 'farmer-1' },
    },
    { name: 'insurance', input: { insurance }, fields: { insurance, total_price: 3080.7 } },
    {
      name: 'a coupon',
      input: { coupon: { couponCode: 'K50', discount: 50 } },
      fields: { coupon: { code: 'K50', discount: 50 }, total_price: 2912.7 },
    },
    {
      name: 'a campaign',
      input: { attribution: { utm_source: 'sms' } },
      fields: { attribution: { utm_source: 'sms' } },
    },
    { name: 'the open network', input: { marketplace: 'ondc' }, fields: { marketplace: 'ondc' } },
  ] as const)('carries $name', ({ input, fields }) => {
    expect(orderPayload({ ...home, ...input })).toMatchObject(fields);
  });

  it.each([
    { name: 'a booking date without a prebooking', input: { bookingDate: '2027-06-01' }, field: 'booking_date' },
    {
      name: 'a coupon while coupons are off',
      input: { coupon: { couponCode: 'K50', discount: 50 }, couponFlag: false },
      field: 'coupon',
    },
    { name: 'an empty attribution', input: { attribution: {} }, field: 'attribution' },
    { name: 'a commission without an agent', input: {}, field: 'cumulative_commission' },
  ])('leaves out $name', ({ input, field }) => {
    expect(orderPayload({ ...home, ...input })).not.toHaveProperty(field);
  });
});

describe('insurance in an order', () => {
  const detail = {
    group_insurance_product_id: 'g-1',
    multiplier_factor: 1,
    product_variant: 'urea-45',
    cost_to_farmer: 0,
    units_purchased: 2,
  };
  const paid = { ...detail, cost_to_farmer: 59, units_purchased: 2 };
  const computed = orderPayload({ ...home, insurance: { cost_to_farmer: 118, policy_order_details: [detail, paid] } });

  it('agrees whatever the order of its lines', () => {
    expect(
      findDisagreement(
        { ...computed, insurance: { cost_to_farmer: 118, policy_order_details: [paid, detail] } },
        computed,
      ),
    ).toBeNull();
  });

  it.each([
    {
      name: 'a unit less',
      insurance: { cost_to_farmer: 118, policy_order_details: [detail, { ...paid, units_purchased: 1 }] },
    },
    { name: 'a premium below zero', insurance: { cost_to_farmer: -118, policy_order_details: [detail, paid] } },
    {
      name: 'another cover',
      insurance: { cost_to_farmer: 118, policy_order_details: [detail, { ...paid, multiplier_factor: 5 }] },
    },
    { name: 'none', insurance: undefined },
  ])('disagrees with $name', ({ insurance: requested }) => {
    expect(findDisagreement({ ...computed, insurance: requested }, computed)).toEqual({
      kind: 'amount',
      field: 'insurance',
    });
  });
});

describe('canonicalOrder', () => {
  const payload = orderPayload(home);

  it('is the same whatever the order of fields and lines', () => {
    const shuffled = {
      ...Object.fromEntries(Object.entries(payload).reverse()),
      order_details: payload.order_details.toReversed(),
    };
    expect(canonicalOrder(shuffled)).toBe(canonicalOrder(payload));
  });

  it.each([
    { name: 'the fingerprint itself', change: { hash_code: 'x' } },
    { name: 'where the farmer came from', change: { attribution: { utm_source: 'sms' } } },
    { name: 'a field that is not there', change: { coupon: undefined } },
  ])('does not hang on $name', ({ change }) => {
    expect(canonicalOrder({ ...payload, ...change })).toBe(canonicalOrder(payload));
  });

  it.each([
    { name: 'another quantity', change: { lines: home.lines.map((line) => ({ ...line, quantity: 1 })) } },
    {
      name: 'another address',
      change: { fulfilment: { delivery: 'home_delivery', address: { id: 'address-2', fullDisplayAddress: '' } } },
    },
    { name: 'another payment', change: { payment: 'credit' } },
    { name: 'another farmer', change: { createdFor: 'farmer-2' } },
  ] as const)('tells apart $name', ({ change }) => {
    expect(canonicalOrder(orderPayload({ ...home, ...change }))).not.toBe(canonicalOrder(payload));
  });

  it('is JSON, and tells apart any two different orders', () => {
    const order = fc.record({
      cart_id: fc.string(),
      order_details: fc.array(fc.record({ id: fc.string(), n: fc.nat() })),
      extra: fc.jsonValue(),
    });
    const sorted = (value: { order_details: object[] }) => JSON.parse(canonicalOrder(value)) as unknown;
    fc.assert(
      fc.property(order, order, (a, b) => {
        expect(canonicalOrder(a) === canonicalOrder(b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
        expect(canonicalOrder(JSON.parse(JSON.stringify(a)) as typeof a)).toBe(canonicalOrder(a));
      }),
    );
  });
});

describe('findDisagreement', () => {
  const computed = orderPayload({ ...home, coupon: { couponCode: 'K50', discount: 50 } });
  const [urea, coragen] = computed.order_details as [
    (typeof computed.order_details)[0],
    (typeof computed.order_details)[0],
  ];

  it('finds none where all agrees, in any order of lines', () => {
    expect(findDisagreement({ ...computed, order_details: [coragen, urea] }, computed)).toBeNull();
  });

  it.each([
    { name: 'a cheaper price', lines: [{ ...urea, price: 1 }, coragen], variantId: 'urea-45', field: 'price' },
    {
      name: 'a larger discount',
      lines: [urea, { ...coragen, discount: 800 }],
      variantId: 'coragen-60',
      field: 'discount',
    },
    { name: 'one paisa', lines: [urea, { ...coragen, price: 849.99 }], variantId: 'coragen-60', field: 'price' },
    { name: 'another quantity', lines: [{ ...urea, quantity: 1 }, coragen], variantId: 'urea-45', field: 'quantity' },
    {
      name: 'another catalogue entry',
      lines: [{ ...urea, c_id: 'c-9' }, coragen],
      variantId: 'urea-45',
      field: 'c_id',
    },
    { name: 'a line that is gone', lines: [urea], variantId: 'coragen-60', field: 'product_variant' },
    {
      name: 'a line more',
      lines: [urea, coragen, { ...urea, product_variant: 'dap' }],
      variantId: 'dap',
      field: 'product_variant',
    },
    { name: 'a line twice', lines: [urea, urea, coragen], variantId: 'urea-45', field: 'product_variant' },
  ])('names the line of $name', ({ lines, variantId, field }) => {
    expect(findDisagreement({ ...computed, order_details: lines }, computed)).toEqual({
      kind: 'line',
      variantId,
      field,
    });
  });

  it.each([
    { change: { price: 1 }, field: 'price' },
    { change: { discount: 1 }, field: 'discount' },
    { change: { delivery_fee: 0 }, field: 'delivery_fee' },
    { change: { total_price: 1 }, field: 'total_price' },
    { change: { coupon: undefined }, field: 'coupon' },
    { change: { coupon: { code: 'K50', discount: 60 } }, field: 'coupon' },
    { change: { coupon: { code: 'OTHER', discount: 50 } }, field: 'coupon' },
    { change: { coupon: undefined, total_price: computed.total_price + 50 }, field: 'coupon' },
    { change: { insurance: { cost_to_farmer: 118, policy_order_details: [] } }, field: 'insurance' },
    { change: { cumulative_commission: 0 }, field: 'cumulative_commission' },
    { change: { cumulative_commission: 12.5 }, field: 'cumulative_commission' },
    { change: { payment: { transactions: [{ payment_mode: 1, amount: 1 }] } }, field: 'payment' },
  ])('names the amount: $field', ({ change, field }) => {
    expect(findDisagreement({ ...computed, ...change }, computed)).toEqual({ kind: 'amount', field });
  });

  it.each([
    { commission: 12.5, agrees: true },
    { commission: 12.51, agrees: false },
    { commission: 0, agrees: false },
    { commission: undefined, agrees: false },
  ])('compares a commission of $commission with an agent’s', ({ commission, agrees }) => {
    const ofAgent = { ...computed, cumulative_commission: 12.5 };
    expect(findDisagreement({ ...computed, cumulative_commission: commission }, ofAgent)).toEqual(
      agrees ? null : { kind: 'amount', field: 'cumulative_commission' },
    );
  });
});
