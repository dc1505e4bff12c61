import { isQuantity, type VariantId } from '@haat/cart-core';
import type { CartStorage } from './cart-storage.ts';
import { createStoredMirror } from './stored-mirror.ts';

/** Insurance chosen for a variant. See docs/domain/cart.md#other-carts-on-the-phone. */
export interface InsuranceItem {
  /** Of the group product. */
  readonly id: string;
  /** Units, at least 1. */
  readonly qty: number;
  /** Units of them that cost nothing. */
  readonly freeQty: number;
  readonly type: string;
}

/** Insurance chosen along with the cart, by variant. See docs/domain/cart.md#other-carts-on-the-phone. */
export interface InsuranceCart {
  readonly farmerId: string | null;
  readonly items: ReadonlyMap<VariantId, InsuranceItem>;
}

/** Name under which it is kept on the phone. */
export const INSURANCE_CART_KEY = 'haat.cart.insurance';

const EMPTY: InsuranceCart = { farmerId: null, items: new Map() };

/** The mirror of the insurance cart. */
export function createInsuranceCartMirror(storage?: CartStorage) {
  const mirror = createStoredMirror<StoredInsuranceCart>(
    INSURANCE_CART_KEY,
    { farmerId: null, items: [] },
    reviveStored,
    storage,
  );
  return {
    ...mirror,
    /** What is insured. */
    get cart(): InsuranceCart {
      const { farmerId, items } = mirror.store.getState().value;
      return items.length === 0 ? { ...EMPTY, farmerId } : { farmerId, items: new Map(items) };
    },
    /** Insures a variant, or with null no longer. */
    setItem(variantId: VariantId, item: InsuranceItem | null): void {
      const { farmerId, items } = mirror.store.getState().value;
      const others = items.filter(([id]) => id !== variantId);
      mirror.set({ farmerId, items: item && isItem(item) ? [...others, [variantId, item]] : others });
    },
  };
}

/** As it is stored: pairs, because ids are data and `__proto__` is one like any other. */
interface StoredInsuranceCart {
  readonly farmerId: string | null;
  readonly items: readonly (readonly [VariantId, InsuranceItem])[];
}

function reviveStored(stored: unknown): StoredInsuranceCart {
  if (typeof stored !== 'object' || stored === null) return { farmerId: null, items: [] };
  const { farmerId, items } = stored as Record<string, unknown>;
  return {
    farmerId: typeof farmerId === 'string' ? farmerId : null,
    items: Array.isArray(items) ? items.filter(isPair) : [],
  };
}

function isPair(value: unknown): value is [VariantId, InsuranceItem] {
  return Array.isArray(value) && typeof value[0] === 'string' && isItem(value[1]);
}

function isItem(value: unknown): value is InsuranceItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, qty, freeQty, type } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof type === 'string' &&
    isQuantity(qty) &&
    (freeQty === 0 || isQuantity(freeQty)) &&
    Number(freeQty) <= qty
  );
}
