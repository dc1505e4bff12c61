/** An amount that has its tax in it, taken apart. Whole paise; the parts sum to the amount. */
export interface GstParts {
  taxable: number;
  /** The centre's half, 0 between states. */
  cgst: number;
  /** The state's half, 0 between states. */
  sgst: number;
  /** The whole tax between states, else 0. */
  igst: number;
}

/**
 * Takes goods and services tax out of an amount that includes it, as every price in the market does: within a state
 * half is the centre's and half the state's, between states it is one.
 *
 * @param grossPaise whole paise
 * @param percent the whole rate, such as 18
 */
export function gstParts(grossPaise: number, percent: number, isWithinState: boolean): GstParts {
  const taxable = Math.round((grossPaise * 100) / (100 + percent));
  const tax = grossPaise - taxable;
  if (!isWithinState) return { taxable, cgst: 0, sgst: 0, igst: tax };
  const cgst = Math.floor(tax / 2);
  // An odd paisa stays in what is taxed: both halves are the same, as the law wants.
  return { taxable: taxable + (tax - 2 * cgst), cgst, sgst: cgst, igst: 0 };
}

/**
 * Shares an amount out over parts by their worth, in whole paise that sum to it; what rounding leaves over goes to
 * the largest remainders. Nothing is shared out over parts that are worth nothing.
 */
export function allocate(paise: number, worths: readonly number[]): number[] {
  const whole = worths.reduce((sum, worth) => sum + worth, 0);
  if (whole === 0) return worths.map(() => 0);
  const exact = worths.map((worth) => (paise * worth) / whole);
  const shares = exact.map(Math.floor);
  let left = paise - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
