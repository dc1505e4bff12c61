import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import type { CartView, OrderPayload } from '@haat/api-contract';
import { placeSeenOrder } from './place-order.data.ts';
import { seenCart } from './seen-cart.ts';

const address = { id: 'a-1', full_display_address: 'Vani, Nashik 422215' };

function viewOf(more: Partial<CartView> = {}): CartView {
  return {
    marketplace: 'dehaat', cart_id: 'cart-1', is_prebook: false, vendor: { id: 'shop-1' }, delivery_type: 'home_delivery', count: 2,
    bill: { price: 3100, discount: 160, premium: 0, delivery_fee: 30, coupon_discount: 0, total: 2970 },
    lines: [{ variant_id: 'npk', catalogue_id: 'c-npk', quantity: 2, problem: null, quote: { price: 1550, discount: 80 } }],
    ...more,
  } as unknown as CartView;
}

interface Answers {
  readonly view?: CartView;
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
    if (path === '/user/v1/details') return { id: 'user-1', profile: {} };
    return method === 'PATCH' ? { ...view, delivery_type: (body as { delivery_type?: string }).delivery_type ?? view.delivery_type } : view;
  };
  return { placed, api: { language: 'en', latLng: null, isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient };
}

function formOf(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ seen: JSON.stringify(seenCart(viewOf())), deliveryType: 'home_delivery', addressId: 'a-1', ...fields })) form.set(name, value);
  return form;
}

const answerOf = async (api: ApiClient, form: FormData) => {
  const answer = await placeSeenOrder(api, form);
  return answer instanceof Response ? { goesTo: answer.headers.get('location') } : answer.data;
};

const failure = (kind: ApiError['kind'], code: string, details = {}) => () => {
  throw new ApiError({ kind, status: kind === 'refused' ? 409 : null, code, details });
};

describe('placing the order that was seen', () => {
  it('sends what was seen, with its fingerprint, and goes to the order', async () => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf())).toEqual({ goesTo: '/order/order-1?placed=1' });
    expect(placed[0]).toMatchObject({
      cart_id: 'cart-1', vendor: 'shop-1', order_created_for: 'user-1', total_price: 2970, delivery_fee: 30, address: { id: 'a-1' },
      hash_code: expect.stringMatching(/^[0-9a-f]{64}$/) as string, payment: { transactions: [{ payment_mode: 1, amount: 2970 }] },
    });
  });

  it('sends the same again after a lost answer, though the cart is a new one by then', async () => {
    const first = services();
    const again = services({ view: viewOf({ cart_id: 'cart-2', lines: [] }) });
    await answerOf(first.api, formOf());
    expect(await answerOf(again.api, formOf())).toEqual({ goesTo: '/order/order-1?placed=1' });
    expect(again.placed).toEqual(first.placed);
  });

  it('says a changed total instead of ordering', async () => {
    const { api, placed } = services({ view: viewOf({ bill: { ...viewOf().bill!, total: 3070 } }) });
    expect(await answerOf(api, formOf())).toMatchObject({ kind: 'total-changed', before: '₹2,970.00', now: '₹3,070.00' });
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
    { name: "somebody else's address", fields: { addressId: 'a-2' }, missing: ['address'] },
    { name: 'nobody to collect', fields: { deliveryType: 'pickup_from_store', pickupName: ' ', pickupPhone: '12' }, missing: ['name', 'mobile'] },
  ])('asks for what is missing: $name', async ({ fields, missing }) => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf(fields))).toMatchObject({ kind: 'missing', fields: missing });
    expect(placed).toEqual([]);
  });

  it('takes a mobile number as people write it', async () => {
    const view = viewOf({ delivery_type: 'pickup_from_store', bill: { ...viewOf().bill!, delivery_fee: 0, total: 2940 } });
    const { api, placed } = services({ view });
    const seen = JSON.stringify(seenCart(view));
    await answerOf(api, formOf({ seen, deliveryType: 'pickup_from_store', pickupName: 'Sunita', pickupPhone: '+91 ९८७६५ ४३२१०' }));
    expect(placed[0]).toMatchObject({ type: 'pickup_from_store', total_price: 2940, pickup_farmer_details: { name: 'Sunita', phone_number: '9876543210' } });
    expect(placed[0]).not.toHaveProperty('address');
  });

  it.each([
    { name: 'no answer', place: failure('timeout', 'request_error.unavailable'), answer: { kind: 'unknown' } },
    { name: 'no network', place: failure('network', 'request_error.unavailable'), answer: { kind: 'unknown' } },
    { name: 'a refusal', place: failure('refused', 'order_error.not_enough_stock', { available: 1 }), answer: { kind: 'order-refused', code: 'order_error.not_enough_stock', details: { available: 1 } } },
    { name: 'an order that exists', place: failure('refused', 'order_error.already_ordered', { order_id: 'order-9' }), answer: { goesTo: '/order/order-9' } },
  ])('says what is known after $name', async ({ place, answer }) => {
    const { api } = services({ place });
    expect(await answerOf(api, formOf())).toMatchObject(answer);
  });

  it('orders nothing from a form that was tampered with', async () => {
    const { api, placed } = services();
    expect(await answerOf(api, formOf({ seen: '{"total":1}' }))).toMatchObject({ kind: 'order-refused', code: 'request_error.invalid' });
    expect(placed).toEqual([]);
  });
});
