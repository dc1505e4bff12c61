import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import type { Checkout, OrderPayload, PrepareOrder } from '@haat/api-contract';
import { sampleCheckout as viewOf, sampleCoupon, sampleCredit, sampleInsurance } from '../sample-checkout.ts';
import { cartSnapshot } from '../cart-snapshot.ts';
import { placeOrderAsShown } from './place-order.data.ts';

const address = { id: 'a-1', full_display_address: 'Vani, Nashik 422215' };

interface Answers {
  readonly view?: Checkout;
  readonly place?: () => unknown;
}

/** The services as this order meets them; remembers what was sent. */
function services({ view = viewOf(), place = () => ({ id: 'order-1' }) }: Answers = {}) {
  const placed: OrderPayload[] = [];
  const send = async ({ method, path, body }: ServiceCall): Promise<unknown> => {
    if (path === '/order/v1/orders') {
      placed.push(body as OrderPayload);
      return place();
    }
    if (path === '/user/v1/addresses') return { results: [address] };
    if (method !== 'PATCH' || !path.endsWith('/checkout')) throw new Error(`not expected: ${method} ${path}`);
    const { cart_id, delivery_type = view.delivery_type } = body as PrepareOrder;
    const isOpen = cart_id === view.cart_id;
    return { ...view, ...(isOpen && { delivery_type }), farmer_id: 'user-1', address: isOpen ? address : null };
  };
  return {
    placed,
    api: { language: 'en', latLng: null, isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient,
  };
}

function formOf(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    seen: JSON.stringify(cartSnapshot(viewOf(), 'cash')),
    deliveryType: 'home_delivery',
    addressId: 'a-1',
    ...fields,
  }))
    form.set(name, value);
  return form;
}

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ');
const answerOf = async (api: ApiClient, form: FormData) => {
  const answer = await placeOrderAsShown(api, t, form);
  return answer instanceof Response ? { goesTo: answer.headers.get('location') } : answer.data;
};

const failure =
  (kind: ApiError['kind'], code: string, details = {}) =>
  () => {
    throw new ApiError({ kind, status: kind === 'refused' ? 409 : null, code, details });
  };

describe('placing the order that was seen', () => {
  it('sends what was seen, with its fingerprint, and goes to the order', async () => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf())).toEqual({ goesTo: '/order/order-1?placed=1' });
    expect(placed[0]).toMatchObject({
      cart_id: 'cart-1',
      vendor: 'shop-1',
      order_created_for: 'user-1',
      total_price: 2970,
      delivery_fee: 30,
      address: { id: 'a-1' },
      hash_code: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      payment: { transactions: [{ payment_mode: 1, amount: 2970 }] },
    });
  });

  it('says where the visit came from, and nothing of it for one that came by itself', async () => {
    const { api, placed } = services();
    await placeOrderAsShown(api, t, formOf(), { utm_source: 'sms', utm_campaign: 'rabi' });
    await placeOrderAsShown(api, t, formOf());
    expect(placed[0]?.attribution).toEqual({ utm_source: 'sms', utm_campaign: 'rabi' });
    expect(placed[1]).not.toHaveProperty('attribution');
    expect(placed[1]?.hash_code).toBe(placed[0]?.hash_code);
  });

  it('sends the same order again after a lost answer, although the cart is a new one', async () => {
    const first = services();
    const again = services({ view: viewOf({ cart_id: 'cart-2', lines: [] }) });
    await answerOf(first.api, formOf());
    expect(await answerOf(again.api, formOf())).toEqual({ goesTo: '/order/order-1?placed=1' });
    expect(again.placed).toEqual(first.placed);
  });

  it.each([
    { kind: 'cash', mode: 1, goesTo: '/order/order-1?placed=1' },
    { kind: 'credit', mode: 7, goesTo: '/order/order-1?placed=1' },
    { kind: 'pay-now', mode: 10, goesTo: '/order/order-1/pay' },
    { kind: 'csc', mode: 11, goesTo: '/order/order-1/pay' },
  ] as const)('orders by $kind, and goes where it is paid', async ({ kind, mode, goesTo }) => {
    const view = viewOf({
      payment: { ...viewOf().payment, ...sampleCredit, choices: [{ kind, obstacle: null, is_sandbox: false }] },
    });
    const { api, placed } = services({ view });
    expect(await answerOf(api, formOf({ payment: kind, keyFacts: 'v1' }))).toEqual({ goesTo });
    expect(placed[0]).toMatchObject({
      is_credit_order: kind === 'credit',
      ...(kind === 'credit' ? { key_facts_version: 'v1' } : {}),
      payment: { transactions: [{ payment_mode: mode, amount: 2970 }] },
    });
  });

  it('orders the coupon and the insurance that were seen, each in the total', async () => {
    const view = viewOf({
      insurance: [sampleInsurance],
      coupons: { is_on: true, selected: sampleCoupon, offered: [] },
      bill: { ...viewOf().bill!, premium: 118, coupon_discount: 100, total: 2988 },
    });
    const { api, placed } = services({ view });
    await answerOf(api, formOf({ seen: JSON.stringify(cartSnapshot(view, 'cash')) }));
    expect(placed[0]).toMatchObject({
      total_price: 2988,
      coupon: { code: 'RABI100', discount: 100 },
      insurance: { cost_to_farmer: 118 },
    });
  });

  it('orders a prebooking for the chosen day', async () => {
    const view = viewOf({ is_prebook: true });
    const { api, placed } = services({ view });
    await answerOf(api, formOf({ seen: JSON.stringify(cartSnapshot(view, 'cash')), bookingDate: '2027-06-01' }));
    expect(placed[0]).toMatchObject({ status: 'PRE_ORDER', booking_date: '2027-06-01' });
  });

  it('says that credit no longer suffices instead of ordering', async () => {
    const view = viewOf({
      payment: {
        ...viewOf().payment,
        ...sampleCredit,
        choices: [{ kind: 'credit', obstacle: 'over_limit', is_sandbox: false }],
      },
    });
    const { api, placed } = services({ view });
    expect(await answerOf(api, formOf({ payment: 'credit', keyFacts: 'v1' }))).toMatchObject({
      kind: 'payment-closed',
      text: 'paymentClosed overLimit ₹42,000.00',
    });
    expect(placed).toEqual([]);
  });

  it('says that a coupon ran out, with the total without it', async () => {
    const snapshot = viewOf({
      coupons: { is_on: true, selected: sampleCoupon, offered: [] },
      bill: { ...viewOf().bill!, coupon_discount: 100, total: 2870 },
    });
    const { api, placed } = services({
      view: viewOf({
        coupons: { is_on: true, selected: { ...sampleCoupon, discount: 0, obstacle: 'used_up' }, offered: [] },
      }),
    });
    expect(await answerOf(api, formOf({ seen: JSON.stringify(cartSnapshot(snapshot, 'cash')) }))).toMatchObject({
      kind: 'coupon-gone',
      text: 'couponGone used_up ₹2,000.00 ₹2,970.00',
    });
    expect(placed).toEqual([]);
  });

  it('asks for an identity document first where one is needed', async () => {
    const { api, placed } = services({ view: viewOf({ needs_kyc: true }) });
    expect(await answerOf(api, formOf())).toEqual({ goesTo: '/cart/kyc/id?next=%2Fcart' });
    expect(placed).toEqual([]);
  });

  it('asks for the terms of insurance that is bought first', async () => {
    const { api, placed } = services({ view: viewOf({ needs_terms: ['rain-cover'] }) });
    expect(await answerOf(api, formOf())).toEqual({
      goesTo: '/insurance/policies/term-sheets?product=rain-cover&next=%2Fcart',
    });
    expect(placed).toEqual([]);
  });

  it('says a changed total instead of ordering', async () => {
    const { api, placed } = services({ view: viewOf({ bill: { ...viewOf().bill!, total: 3070 } }) });
    expect(await answerOf(api, formOf())).toMatchObject({
      kind: 'total-changed',
      before: '₹2,970.00',
      now: '₹3,070.00',
    });
    expect(placed).toEqual([]);
  });

  it.each([
    { name: 'a line that ran out', view: viewOf({ lines: [{ ...viewOf().lines[0]!, problem: 'out_of_stock' }] }) },
    { name: 'a cart that cannot be delivered', view: viewOf({ bill: null }) },
  ])('orders nothing with $name', async ({ view }) => {
    const { api, placed } = services({ view });
    expect(await answerOf(api, formOf())).toMatchObject({ kind: 'total-changed' });
    expect(placed).toEqual([]);
  });

  it.each<{ name: string; fields: Record<string, string>; missing: string[] }>([
    { name: 'no address', fields: { addressId: '' }, missing: ['address'] },
    { name: "another farmer's address", fields: { addressId: 'a-2' }, missing: ['address'] },
    {
      name: 'no collector',
      fields: { deliveryType: 'pickup_from_store', pickupName: ' ', pickupPhone: '12' },
      missing: ['name', 'mobile'],
    },
    { name: 'no yes to what credit costs', fields: { payment: 'credit' }, missing: ['keyFacts'] },
  ])('asks for what is missing: $name', async ({ fields, missing }) => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf(fields))).toMatchObject({ kind: 'missing', fields: missing });
    expect(placed).toEqual([]);
  });

  it('takes a mobile number as people write it', async () => {
    const view = viewOf({
      delivery_type: 'pickup_from_store',
      bill: { ...viewOf().bill!, delivery_fee: 0, total: 2940 },
    });
    const { api, placed } = services({ view });
    const snapshot = JSON.stringify(cartSnapshot(view, 'cash'));
    await answerOf(
      api,
      formOf({
        seen: snapshot,
        deliveryType: 'pickup_from_store',
        pickupName: 'Sunita',
        pickupPhone: '+91 ९८७६५ ४३२१०',
      }),
    );
    expect(placed[0]).toMatchObject({
      type: 'pickup_from_store',
      total_price: 2940,
      pickup_farmer_details: { name: 'Sunita', phone_number: '9876543210' },
    });
    expect(placed[0]).not.toHaveProperty('address');
  });

  it.each([
    { name: 'no answer', place: failure('timeout', 'request_error.unavailable'), answer: { kind: 'unknown' } },
    { name: 'no network', place: failure('network', 'request_error.unavailable'), answer: { kind: 'unknown' } },
    {
      name: 'a refusal',
      place: failure('refused', 'order_error.not_enough_stock', { available: 1 }),
      answer: { kind: 'order-refused', code: 'order_error.not_enough_stock', details: { available: 1 } },
    },
    {
      name: 'an order that exists',
      place: failure('refused', 'order_error.already_ordered', { order_id: 'order-9' }),
      answer: { goesTo: '/order/order-9' },
    },
  ])('says what is known after $name', async ({ place, answer }) => {
    const { api } = services({ place });
    expect(await answerOf(api, formOf())).toMatchObject(answer);
  });

  it('orders nothing from a form that was tampered with', async () => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf({ seen: '{"total":1}' }))).toMatchObject({
      kind: 'order-refused',
      code: 'request_error.invalid',
    });
    expect(placed).toEqual([]);
  });
});
