/** What changes what is held for an order of the network. */
export const NETWORK_ENTRY_KINDS = ['captured', 'refund', 'sale', 'finder-fee'] as const;
/** What a line of an order's money is about. */
export type NetworkEntryKind = (typeof NETWORK_ENTRY_KINDS)[number];

/** A line of an order's money. */
export interface NetworkEntry {
  readonly kind: NetworkEntryKind;
  /** Whole paise; positive is held for the order, negative has left it. */
  readonly amountPaise: number;
}

/** Our part of what was sold, whole paise, half up. @param percent as the network writes it: '3' */
export function finderFeePaise(soldPaise: number, percent: string): number {
  // In thousandths of a percent, so that no binary fraction decides about a half.
  const thousandths = Math.round(Number(percent) * 1000);
  return Math.floor((soldPaise * thousandths + 50_000) / 100_000);
}

/**
 * The lines by which an order's money is settled, so that nothing stays held: once its goods were handed over, and
 * again after each refund. The finder fee of what was sold and not given back is ours, all else the seller app's; a
 * sale above zero is what the seller app owes us, because it took the money itself or was passed on more than it keeps.
 *
 * See docs/domain/open-network.md#money.
 *
 * @param before every line of the order so far
 * @param soldPaise what the order comes to, whoever took the money
 */
export function settlementEntries(
  before: readonly NetworkEntry[],
  { soldPaise, refundedPaise, percent }: { soldPaise: number; refundedPaise: number; percent: string },
): NetworkEntry[] {
  const sumOf = (kind?: NetworkEntryKind) =>
    before.reduce((sum, entry) => sum + (kind === undefined || entry.kind === kind ? entry.amountPaise : 0), 0);
  const feePaise = finderFeePaise(Math.max(0, soldPaise - refundedPaise), percent);
  const fee = 0 - feePaise - sumOf('finder-fee');
  const sale = 0 - sumOf() - fee;
  return [
    { kind: 'finder-fee' as const, amountPaise: fee },
    { kind: 'sale' as const, amountPaise: sale },
  ].filter(({ amountPaise }) => amountPaise !== 0);
}
