/** Premium that an insurer gives back of returns whose money a payer's bank had. Amounts are whole paise. */
export interface LostPremium {
  /** What of it went to no farmer. */
  premiumPaise: number;
  /** Taken back for good by banks, and not given back by a refund as well. */
  lostPaise: number;
  /** What stands in the shop's ledger for it. */
  bookedPaise: number;
  /** A bank has yet to decide. */
  isUndecided: boolean;
  /** The goods were handed over by the farmer's code, or the farmer said that they came. */
  isHandedOver: boolean;
}

/**
 * What is added to the shop's ledger for such premium: it is of whoever bears the loss, so the market's where the
 * market does, else the shop's; nobody's before every bank has decided. Zero when that stands there already.
 *
 * See docs/domain/ledger.md#chargebacks.
 */
export function lostPremiumEntry({
  premiumPaise,
  lostPaise,
  bookedPaise,
  isUndecided,
  isHandedOver,
}: LostPremium): number {
  const isMarkets = isHandedOver && lostPaise > 0;
  return (isUndecided || isMarkets ? 0 : premiumPaise) - bookedPaise;
}
