import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import { changeLine, lineResponse, type LineAnswer } from './change-cart.data.ts';

const view = {
  vendor: { id: 'shop-1', vendor_details: { name: 'Ganesh' } },
  lines: [{ variant_id: 'urea', quantity: 2 }],
};

function services(refuse?: string) {
  const calls: ServiceCall[] = [];
  const send = async (call: ServiceCall): Promise<unknown> => {
    if (call.method !== 'GET') {
      calls.push(call);
      if (refuse) throw new ApiError({ kind: 'refused', status: 409, code: refuse });
    }
    return view;
  };
  return {
    calls,
    api: { language: 'en', latLng: null, isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient,
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ variantId: 'urea', vendorId: 'shop-1', quantity: '1', ...fields }))
    form.set(name, value);
  return form;
}

describe('changing a line', () => {
  it.each([
    { intent: 'add', method: 'PUT', body: { quantity: 3 } },
    { intent: 'set', method: 'PUT', body: { quantity: 1 } },
    { intent: 'remove', method: 'DELETE', body: undefined },
    { intent: 'reset', method: 'POST', body: { offered: { variant_id: 'urea', quantity: 1 } } },
  ] as const)('$intent', async ({ intent, method, body }) => {
    const { api, calls } = services();
    expect(await changeLine(api, intent, formOf({}))).toEqual({ kind: 'changed' });
    expect(calls[0]?.method).toBe(method);
    if (body) expect(calls[0]?.body).toMatchObject(body);
  });

  it.each(['0', '-1', '1e9', 'two', '1.5', ''])('refuses the quantity %s and sends nothing', async (quantity) => {
    const { api, calls } = services();
    expect(await changeLine(api, 'set', formOf({ quantity }))).toMatchObject({
      kind: 'refused',
      code: 'cart_error.invalid_quantity',
    });
    expect(calls).toEqual([]);
  });

  it('says whose cart it is before it is replaced', async () => {
    const offered = { variantId: 'urea', vendorId: 'shop-2', quantity: 1, isPrebook: true };
    const form = formOf({ vendorId: 'shop-2', isPrebook: 'true' });
    expect(await changeLine(services('cart_error.vendor_changed').api, 'add', form)).toEqual({
      kind: 'vendor-changed',
      cartVendorName: 'Ganesh',
      offered,
    });
    expect(await changeLine(services('cart_error.order_type_changed').api, 'add', form)).toEqual({
      kind: 'order-type-changed',
      to: 'prebook',
      offered,
    });
  });
});

describe('answering a change', () => {
  const offered = { variantId: 'urea', vendorId: 'shop-2', quantity: 1, isPrebook: false };
  const plain = new Request('http://x/cart', { method: 'POST' });
  const goesTo = (answer: LineAnswer, redirectTo: string) => {
    const response = lineResponse(plain, formOf({ redirectTo }), answer);
    return response instanceof Response ? response.headers.get('location') : null;
  };

  it('leads a plain form back, never away from this site', () => {
    expect(goesTo({ kind: 'changed' }, '/products?page=2')).toBe('/products?page=2');
    expect(goesTo({ kind: 'changed' }, '//evil.example')).toBe('/');
    expect(goesTo({ kind: 'refused', code: 'cart_error.product_gone', details: {} }, '/products')).toBe(
      '/cart?error=cart_error.product_gone',
    );
    expect(goesTo({ kind: 'vendor-changed', cartVendorName: 'Ganesh', offered }, '/products')).toBe(
      '/cart?ask=vendor&variant=urea&vendor=shop-2&quantity=1&next=%2Fproducts',
    );
  });

  it('answers the page in data', () => {
    const background = new Request('http://x/cart.data', { method: 'POST' });
    expect(lineResponse(background, formOf({ redirectTo: '/products' }), { kind: 'changed' })).toMatchObject({
      data: { kind: 'changed' },
    });
  });
});
