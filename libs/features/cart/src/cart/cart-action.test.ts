import { RouterContextProvider } from 'react-router';
import type { ApiClient, ServiceCall } from '@haat/api-client';
import { apiContext, sessionContext, textContext, trackContext } from '@haat/app-context';
import { describe, expect, it } from 'vitest';
import { action } from './cart.screen.tsx';

/** Posts a form to the cart's page. @returns the answer, and what was changed through the services */
async function post(fields: Readonly<Record<string, string>>) {
  const changes: string[] = [];
  const send = async ({ method, path }: ServiceCall) => {
    if (method !== 'GET') changes.push(`${method} ${path}`);
    return { vendor: null, is_prebook: false, lines: [] };
  };
  const context = new RouterContextProvider();
  const measured: object[] = [];
  context.set(trackContext, (event) => void measured.push(event));
  context.set(textContext, (key) => key);
  context.set(sessionContext, { status: 'authenticated', userId: 'u-1', identity: 'farmer-app', expiresAt: 0 });
  context.set(apiContext, { isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient);
  const request = new Request('http://shell.example/cart', { method: 'POST', body: new URLSearchParams(fields) });
  const answer: unknown = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { answer, changes, measured };
}

describe('a form of the cart', () => {
  it.each([
    ['no intent', {}],
    ['an empty one', { intent: '' }],
    ['one that no form sends', { intent: 'pay' }],
    ['another spelling', { intent: 'Fix' }],
    ['a name that every object has', { intent: 'constructor' }],
    ['the prototype’s', { intent: '__proto__' }],
  ])('with %s is refused, and changes nothing', async (_what, fields) => {
    expect(await post({ ...fields, code: 'KISAN50' })).toMatchObject({
      answer: { data: { error: { code: 'request_error.invalid' } }, init: { status: 400 } },
      changes: [],
    });
  });

  it.each([
    ['fix', []],
    ['restore', ['POST /cart/v1/carts/dehaat/restore']],
    ['no-coupon', ['PATCH /cart/v1/carts/dehaat']],
  ])('with the intent %s leads back to the cart', async (intent, expected) => {
    const { answer, changes } = await post({ intent });
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get('location')).toBe('/cart');
    expect(changes).toEqual(expected);
  });
});

describe('what is measured of a checkout', () => {
  const step = (name: string) => ({ name: 'checkout_step', properties: { step: name } });
  it.each([
    ['how the goods come', { intent: 'choices', deliveryType: 'pickup_from_store' }, [step('delivery')]],
    ['where they go', { intent: 'choices', addressId: 'a-1' }, [step('delivery')]],
    ['how they are paid', { intent: 'choices', payment: 'cash' }, [step('payment')]],
    ['who collects them', { intent: 'choices', pickupName: 'Ram Pawar', pickupPhone: '9822012345' }, []],
    ['a coupon', { intent: 'coupon', code: 'KISAN50' }, []],
    ['ordering', { intent: 'place' }, [step('review')]],
  ])('%s', async (_what, fields, expected) => {
    expect((await post(fields)).measured).toEqual(expected);
  });
});
