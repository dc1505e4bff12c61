import { describe, expect, it, vi } from 'vitest';
import type { CartView } from '@haat/api-contract';
import { CART_STORAGE_KEYS, quantityOf } from '@haat/cart-core';
import { createCartMirror, mirroredCart, mirroredQuantity, pendingKey, type CartMirror } from './cart-mirror.ts';
import { openCartStorage } from './cart-storage.ts';
import type { PendingChange } from './pending-changes.ts';

const inMemory = () => openCartStorage(() => null);

function viewOf(quantities: Record<string, number>): CartView {
  return {
    marketplace: 'dehaat',
    cart_id: 'cart-1',
    is_prebook: false,
    vendor: { id: 'shop-1', vendor_details: { name: 'Ganesh' } },
    lines: Object.entries(quantities).map(([variant_id, quantity]) => ({
      variant_id,
      catalogue_id: `c-${variant_id}`,
      quantity,
    })),
    delivery_type: 'home_delivery',
    delivery_choices: [],
    address_id: null,
    pickup_person: null,
    bill: null,
    count: 0,
    parked: null,
  } as unknown as CartView;
}

const change = (variantId: string, quantity: number, more: Partial<PendingChange> = {}): PendingChange => ({
  variantId,
  vendorId: 'shop-1',
  isPrebook: false,
  quantity,
  ...more,
});
const packs = (mirror: CartMirror, variantId: string) => mirroredQuantity(mirror.store.getState(), variantId);

describe('cart mirror', () => {
  it('is empty before it starts, then has the server’s state', () => {
    const mirror = createCartMirror('dehaat', inMemory());
    expect(packs(mirror, 'urea')).toBeNull();
    mirror.startFrom(viewOf({ urea: 2 }));
    expect([packs(mirror, 'urea'), packs(mirror, 'dap')]).toEqual([2, 0]);
  });

  it('opens without a network with what the phone kept', () => {
    const storage = inMemory();
    createCartMirror('dehaat', storage).startFrom(viewOf({ urea: 2 }));
    expect(storage.read(CART_STORAGE_KEYS.dehaat.currentVendor)).toBe('"Ganesh"');
    const later = createCartMirror('dehaat', storage);
    later.read();
    expect(packs(later, 'urea')).toBe(2);
    expect(later.store.getState().known.vendorId).toBe('shop-1');
  });

  it.each(['nonsense', '{"__proto__":{"x":1}}', '[1]', 'null', '{"urea":-1}', '{"urea":1e9}'])(
    'makes no cart of %s',
    (text) => {
      const storage = inMemory();
      for (const key of [...Object.values(CART_STORAGE_KEYS.dehaat), pendingKey('dehaat')]) storage.write(key, text);
      const mirror = createCartMirror('dehaat', storage);
      mirror.read();
      expect(mirroredCart(mirror.store.getState()).items).toEqual({});
    },
  );

  it('treats ids as data', () => {
    const mirror = createCartMirror('dehaat', inMemory());
    mirror.startFrom(viewOf({ constructor: 2 }));
    mirror.keep(change('__proto__', 3));
    const cart = mirroredCart(mirror.store.getState());
    expect([quantityOf(cart, '__proto__'), quantityOf(cart, 'constructor'), quantityOf(cart, 'toString')]).toEqual([
      3, 2, 0,
    ]);
  });

  it('shows at once what was changed offline, and refuses what the cart refuses', () => {
    const mirror = createCartMirror('dehaat', inMemory());
    mirror.startFrom(viewOf({ urea: 2 }));
    expect(mirror.keep(change('urea', 5))).toBe('kept');
    expect(mirror.keep(change('urea', 7))).toBe('kept');
    expect(mirror.keep(change('dap', 1, { vendorId: 'shop-2' }))).toBe('vendor-changed');
    expect(mirror.keep(change('dap', 1, { isPrebook: true }))).toBe('order-type-changed');
    expect(mirror.keep(change('dap', 1.5))).toBe('invalid-quantity');
    expect(packs(mirror, 'urea')).toBe(7);
    expect(mirror.store.getState().pending).toEqual([change('urea', 7)]);
    expect(mirror.keep(change('urea', 0))).toBe('kept');
    expect(packs(mirror, 'urea')).toBe(0);
  });

  it('sends each change that waits once, the last of a line only', async () => {
    const storage = inMemory();
    const offline = createCartMirror('dehaat', storage);
    offline.startFrom(viewOf({ urea: 2 }));
    offline.keep(change('urea', 3));
    offline.keep(change('dap', 1));
    offline.keep(change('urea', 4));
    const mirror = createCartMirror('dehaat', storage);
    mirror.startFrom(viewOf({ urea: 2 }));
    const send = vi.fn(async () => true);
    expect(await Promise.all([mirror.flush(send), mirror.flush(send)])).toEqual([2, 2]);
    expect(send.mock.calls).toEqual([[change('dap', 1)], [change('urea', 4)]]);
    expect(await mirror.flush(send)).toBe(0);
    expect(storage.read(pendingKey('dehaat'))).toBeNull();
  });

  it('keeps what could not be sent, and what was changed while it was being sent', async () => {
    const mirror = createCartMirror('dehaat', inMemory());
    mirror.startFrom(viewOf({}));
    mirror.keep(change('urea', 1));
    expect(await mirror.flush(() => Promise.reject(new TypeError('no network')))).toBe(0);
    const seen: number[] = [];
    await mirror.flush(async ({ quantity }) => {
      if (seen.push(quantity) === 1) mirror.keep(change('urea', 2));
      return true;
    });
    expect(seen).toEqual([1, 2]);
    expect(mirror.store.getState().pending).toEqual([]);
  });

  it('takes over what another tab wrote', () => {
    const storage = inMemory();
    const [one, other] = [createCartMirror('dehaat', storage), createCartMirror('dehaat', storage)];
    one.startFrom(viewOf({ urea: 1 }));
    other.startFrom(viewOf({ urea: 1 }));
    one.keep(change('urea', 6));
    other.read();
    expect(packs(other, 'urea')).toBe(6);
  });

  it('leaves nothing on the phone after signing out', () => {
    const storage = inMemory();
    const mirror = createCartMirror('dehaat', storage);
    mirror.startFrom(viewOf({ urea: 1 }));
    mirror.keep(change('urea', 2));
    mirror.clear();
    expect(packs(mirror, 'urea')).toBeNull();
    const left = [...Object.values(CART_STORAGE_KEYS.dehaat), pendingKey('dehaat')].filter(
      (key) => storage.read(key) !== null,
    );
    expect(left).toEqual([]);
  });
});
