/** An offer of a pack as it is compared with others, of a shop of ours or of the open network. */
export interface ComparableOffer {
  readonly canBeHad: boolean;
  /** Rupees: the landed price where it is known, else of the pack alone, which is the least that it comes to. */
  readonly amount: number;
  /** Whether that is all: what a shop of the open network takes for bringing goods it says when it is asked. */
  readonly isLanded: boolean;
  /** Metres to the shop; null where that is not known. */
  readonly distance: number | null;
  /** What makes the order the same every time. */
  readonly id: string;
}

/**
 * Which of two offers of a pack stands first, for `sort`: what can be had; then what comes to less, where an offer of
 * which the delivery is not known counts by its pack alone and so stands behind all that come to no more; then the
 * nearest, where an unknown distance is the farthest.
 * See docs/domain/catalogue.md#comparison-across-shops.
 */
export function bestOfferFirst(one: ComparableOffer, other: ComparableOffer): number {
  return (
    Number(other.canBeHad) - Number(one.canBeHad) ||
    one.amount - other.amount ||
    Number(other.isLanded) - Number(one.isLanded) ||
    nearestFirst(one.distance, other.distance) ||
    (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
  );
}

function nearestFirst(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
