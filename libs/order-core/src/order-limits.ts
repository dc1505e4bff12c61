/**
 * Most packs of one variant in an order, where a shop says nothing else. See
 * docs/domain/orders.md#amounts-in-one-order.
 */
export const MAX_PACKS_PER_LINE = 50;

/** How much subsidised fertiliser a farmer may have. See docs/domain/orders.md#subsidised-fertiliser. */
export interface SubsidisedLimit {
  /** Packs in all, of all kinds and shops together. */
  packs: number;
  /** Days in which they count. */
  days: number;
}

/** The market's limit: 10 packs in 30 days. */
export const SUBSIDISED_LIMIT: SubsidisedLimit = { packs: 10, days: 30 };

/** Packs of a variant. */
export interface OrderedPacks {
  variantId: string;
  quantity: number;
}

/**
 * The variants of which an order holds more than its shop lets go at once, with all their lines together.
 *
 * See docs/domain/orders.md#amounts-in-one-order.
 */
export function linesOverLimit(lines: readonly OrderedPacks[], maxPacks: number): OrderedPacks[] {
  const packs = new Map<string, number>();
  for (const { variantId, quantity } of lines) packs.set(variantId, (packs.get(variantId) ?? 0) + quantity);
  return [...packs].flatMap(([variantId, quantity]) => (quantity > maxPacks ? [{ variantId, quantity }] : []));
}

/**
 * Packs of subsidised fertiliser that a farmer may still order; never below 0.
 *
 * See docs/domain/orders.md#subsidised-fertiliser.
 *
 * @param bought - packs in orders of the limit's days that hold or have held their goods
 */
export function subsidisedPacksLeft(bought: number, { packs }: SubsidisedLimit = SUBSIDISED_LIMIT): number {
  return Math.max(0, packs - bought);
}
