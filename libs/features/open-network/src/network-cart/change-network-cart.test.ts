import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, placeContext, trackContext } from '@haat/app-context';
import { sampleCart, sampleJourney, sampleQuote } from '../sample-journey.ts';
import { changeNetworkCart, requestFromShop, type CartChange, type ShopRequest } from './change-network-cart.data.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What a press is answered, and what the network was sent because of it. */
async function press(
  intent: CartChange | ShopRequest,
  fields: Record<string, string>,
  { cart = sampleCart(), error }: { cart?: ReturnType<typeof sampleCart>; error?: ApiError } = {},
) {
  const sent: string[] = [];
  const send = ({ method, path, body }: Call) => {
    if (method === 'GET') return Promise.resolve(cart);
    sent.push([method, path.replace('/ondc/v1', ''), body === undefined ? '' : JSON.stringify(body)].join(' ').trim());
    return error ? Promise.reject(error) : Promise.resolve(path.endsWith('/orders') ? sampleJourney() : cart);
  };
  const context = new RouterContextProvider();
  const measured: object[] = [];
  context.set(placeContext, null);
  context.set(trackContext, (event) => void measured.push(event));
  context.set(apiContext, { language: 'hi', isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer =
    intent === 'ask' || intent === 'askLess' || intent === 'order'
      ? await requestFromShop(context, intent, form)
      : await changeNetworkCart(context, intent, form);
  return { sent, measured, answer, to: answer instanceof Response ? answer.headers.get('location') : null };
}

const no = (code: string) => new ApiError({ kind: 'refused', status: 409, code });

describe('changing the cart', () => {
  it.each<[CartChange, Record<string, string>, string[]]>([
    ['add', { quantity: '3' }, ['PUT /cart/items/p1 {"quantity":5,"replaces_cart":false}']],
    ['add', {}, ['PUT /cart/items/p1 {"quantity":3,"replaces_cart":false}']],
    ['set', { quantity: '3' }, ['PUT /cart/items/p1 {"quantity":3,"replaces_cart":false}']],
    ['replace', { quantity: '1' }, ['PUT /cart/items/p1 {"quantity":1,"replaces_cart":true}']],
    ['remove', {}, ['DELETE /cart/items/p1']],
  ])('%s %j', async (intent, fields, sent) => {
    const done = await press(intent, { variantId: 'p1', ...fields });
    expect(done.sent).toEqual(sent);
    expect(done.to).toBe('/ondc/cart');
  });

  it.each<Record<string, string>>([
    {},
    { variantId: '' },
    { variantId: 'p1', quantity: '0' },
    { variantId: 'p1', quantity: '1000' },
  ])('sends nothing for %j', async (fields) => {
    expect(await press('set', fields)).toMatchObject({ sent: [], to: null });
  });

  it('asks before goods of another shop replace what is in it', async () => {
    const { to } = await press(
      'add',
      { variantId: 'p9', quantity: '2', productId: 'n9' },
      { error: no('cart_error.vendor_changed') },
    );
    expect(to).toBe('/ondc/cart?ask=replace&variant=p9&quantity=2&product=n9');
  });

  it('takes out what cannot be had, and keeps as many packs as the shop gives', async () => {
    const [line] = sampleCart().lines;
    if (line === undefined) throw new Error('The sample cart is empty.');
    const at = (id: string, problem: typeof line.problem) => ({
      ...line,
      variant: { ...line.variant, id, max_packs: 5 },
      problem,
    });
    const lines = [at('fine', null), at('gone', 'gone'), at('many', 'too-many')];
    const { sent } = await press('fix', {}, { cart: sampleCart({ lines }) });
    expect(sent).toEqual(['DELETE /cart/items/gone', 'PUT /cart/items/many {"quantity":5}']);
  });
});

describe('asking the shop', () => {
  it('asks at the chosen address', async () => {
    const { sent, to } = await press('ask', { addressId: 'a1' });
    expect({ sent, to }).toEqual({ sent: ['POST /cart/quote {"address_id":"a1"}'], to: '/ondc/cart' });
  });

  it('takes what there is before it asks for that', async () => {
    const quote = sampleQuote({ is_short: true, lines: sampleQuote().lines.map((line) => ({ ...line, quantity: 1 })) });
    const cart = sampleCart({ journey: sampleJourney({ step: 'price-known', quote }) });
    const { sent } = await press('askLess', { addressId: 'a1' }, { cart });
    expect(sent).toEqual(['PUT /cart/items/p1 {"quantity":1}', 'POST /cart/quote {"address_id":"a1"}']);
  });

  it('says why the shop could not be asked', async () => {
    const { answer } = await press('ask', { addressId: 'a1' }, { error: no('cart_error.empty') });
    expect(answer).toMatchObject({ data: { of: 'ask', error: { code: 'cart_error.empty' } }, init: { status: 409 } });
  });

  const ORDER = { journeyId: 'j1', agreedTotal: '799.5', payment: 'cash' };

  it('orders at the total that was shown', async () => {
    const { sent, to } = await press('order', ORDER);
    expect(sent).toEqual(['POST /orders {"journey_id":"j1","agreed_total":799.5,"payment_kind":"cash"}']);
    expect(to).toBe('/ondc/order/j1');
  });

  it.each([
    { ...ORDER, agreedTotal: '' },
    { ...ORDER, payment: 'credit' },
    { ...ORDER, journeyId: '' },
  ])('orders nothing for %j', async (fields) => {
    expect(await press('order', fields)).toMatchObject({ sent: [], to: null });
  });

  it('says that an order without an answer may have arrived', async () => {
    const error = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
    expect((await press('order', ORDER, { error })).answer).toMatchObject({ data: { unknown: true } });
  });
});

describe('what is measured of the cart', () => {
  const pack = { variantId: 'p1', quantity: '3' };
  const order = { journeyId: 'j1', agreedTotal: '386.4', payment: 'cash' };
  it.each<[CartChange | ShopRequest, Record<string, string>, object]>([
    ['add', pack, { name: 'cart_add', properties: { marketplace: 'ondc', packs: 3 } }],
    ['remove', pack, { name: 'cart_remove', properties: { marketplace: 'ondc' } }],
    ['order', order, { name: 'order_placed', properties: { marketplace: 'ondc', payment: 'cash', rupees: 386 } }],
  ])('%s %j', async (intent, fields, event) => {
    expect((await press(intent, fields)).measured).toEqual([event]);
    expect((await press(intent, fields, { error: no('cart_error.gone') })).measured).toEqual([]);
  });
});
