/** What becomes of the worth of goods on credit that came back, whole paise. */
export interface CreditReturnParts {
  /** Taken off what the farmer still owes. */
  offDuesPaise: number;
  /** Paid back already, so it is paid out. */
  payOutPaise: number;
}

/**
 * Divides the worth of returned goods: what is still owed is taken off the dues, and what exceeds them is paid out,
 * because it was repaid. Dues below zero count as none.
 *
 * See docs/domain/credit.md#returns.
 */
export function divideCreditReturn(amountPaise: number, duesPaise: number): CreditReturnParts {
  const offDuesPaise = Math.min(amountPaise, Math.max(0, duesPaise));
  return { offDuesPaise, payOutPaise: amountPaise - offDuesPaise };
}
