import { describe, expect, it } from 'vitest';
import { CART_STORAGE_KEYS } from './storage-keys.ts';

describe('storage keys', () => {
  it.each(['items', 'vendorId', 'cartId', 'isPrebook', 'catalogueIds', 'currentVendorId', 'currentVendor'] as const)(
    'keep %s by channel',
    (part) => {
      expect(CART_STORAGE_KEYS.dehaat[part]).not.toBe(CART_STORAGE_KEYS.ondc[part]);
    },
  );

  it('are all different', () => {
    const names = Object.values(CART_STORAGE_KEYS).flatMap((keys) => Object.values<string>({ ...keys }));
    expect(new Set(names).size).toBe(names.length);
  });
});
