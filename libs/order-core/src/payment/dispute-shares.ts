/** A payment that paid an order, and what payers' banks want or have taken back of it. Amounts are whole paise. */
export interface DisputedPayment {
  paidPaise: number;
  /** Given back by refunds, those under way included. */
  refundedPaise: number;
  /** What the gateway keeps back for disputes, decided or not. */
  heldPaise: number;
  /** What of it is taken back for good. */
  lostPaise: number;
  /** What the farmer was to get back and did not because it was held, less what went back of that since. */
  withheldPaise: number;
  /** The goods were handed over by the farmer's code, or the farmer said that they came. */
  isHandedOver: boolean;
}

/** Whose a disputed payment is. Amounts are whole paise. */
export interface DisputeShares {
  /** What can still go back to the farmer. */
  refundablePaise: number;
  /** What of that goes back now, since it was withheld. */
  duePaise: number;
  /** What of the loss the shop bears. */
  shopPaise: number;
  /** What of the loss the market bears. */
  marketPaise: number;
}

/**
 * What is the farmer's, the shop's and the market's when payers' banks take back a part of a payment of which refunds
 * have given back another: the farmer never gets more by rule than was paid, what was given back twice is the market's
 * loss, and the rest the shop's where nothing proves that the goods were handed over.
 *
 * See docs/domain/payments.md#parts-of-a-payment.
 */
export function disputeShares({
  paidPaise,
  refundedPaise,
  heldPaise,
  lostPaise,
  withheldPaise,
  isHandedOver,
}: DisputedPayment): DisputeShares {
  const refundablePaise = Math.max(0, paidPaise - refundedPaise - heldPaise);
  const onceOnlyPaise = Math.min(lostPaise, Math.max(0, paidPaise - refundedPaise));
  const shopPaise = isHandedOver ? 0 : onceOnlyPaise;
  return {
    refundablePaise,
    duePaise: Math.min(refundablePaise, Math.max(0, withheldPaise - lostPaise)),
    shopPaise,
    marketPaise: lostPaise - shopPaise,
  };
}
