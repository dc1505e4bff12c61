import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { OrderRow } from './order-row.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What the area books when goods of an order go back. */
    readonly returnHooks?: readonly ReturnHook[];
  }
}

/** Packs that shall go back. */
export interface RequestedReturn {
  id: string;
  /** Packs by variant that stay with the farmer once this return, and all that were not refused, are taken. */
  packsLeft: ReadonlyMap<string, number>;
}

/** A return that the shop has taken. */
export interface AcceptedReturn {
  id: string;
  /** Packs by variant that stay with the farmer. */
  packsLeft: ReadonlyMap<string, number>;
  /** Nothing of the order is left with the farmer. */
  isWhole: boolean;
}

/**
 * What belongs to returned goods in other areas (insurance, coupons): each keeps its own records, in the transaction
 * of the return. A hook that fails throws a `ServiceError`, and the return is rolled back.
 */
export interface ReturnHook {
  /** A return is asked for. @returns what comes back to the farmer beside the price of the goods, whole paise */
  requested?(tx: Transaction, dependencies: Dependencies, order: OrderRow, request: RequestedReturn): Promise<number>;
  /** The shop does not take it. */
  refused?(tx: Transaction, returnId: string): Promise<void>;
  /** The goods are back, and what was paid for them is about to be refunded. */
  taken?(tx: Transaction, dependencies: Dependencies, order: OrderRow, taken: AcceptedReturn): Promise<void>;
}

/** Every area's hooks, in the order in which the areas are registered. */
export function returnHooksOf({ areas }: Pick<Dependencies, 'areas'>): ReturnHook[] {
  return areas.flatMap(({ returnHooks = [] }) => returnHooks);
}
