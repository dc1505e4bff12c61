/** The money of an order that its payer's bank took back. Amounts are whole paise. */
export interface Chargeback {
  /** Taken back for good, and not given back by a refund as well. */
  lostPaise: number;
  /** What stands in the shop's ledger for it; below zero the shop bears it. */
  bookedPaise: number;
  /** The goods were handed over by the farmer's code, or the farmer said that they came. */
  isHandedOver: boolean;
}

/**
 * What is added to the shop's ledger for a chargeback: the shop bears it where nothing proves that the goods were
 * handed over, the market where something does. Zero when that stands there already.
 *
 * See docs/domain/ledger.md#chargebacks.
 */
export function chargebackEntry({ lostPaise, bookedPaise, isHandedOver }: Chargeback): number {
  return 0 - (isHandedOver ? 0 : lostPaise) - bookedPaise;
}
