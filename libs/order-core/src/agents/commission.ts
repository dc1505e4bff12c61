/** What an agent sold of a category. */
export interface CommissionLine {
  /** What the farmer pays for the line, whole paise; below 0 for what comes back. */
  amountPaise: number;
  category: string;
  /** Subsidised fertiliser earns nothing. */
  isSubsidised: boolean;
}

/**
 * The commission of an agent, whole paise. Each line is rounded by itself, half up, what is below 0 as its mirror
 * image. See docs/domain/agents.md#commission.
 * @param ratesBasisPoints hundredths of a per cent by category; a category without a rate earns nothing
 * @throws RangeError for an amount that is not finite, or a rate that is not finite or below 0
 */
export function commission(
  lines: readonly CommissionLine[],
  ratesBasisPoints: Readonly<Record<string, number>>,
): number {
  return lines.reduce((sum, line) => sum + commissionOfLine(line, ratesBasisPoints), 0);
}

function commissionOfLine(
  { amountPaise, category, isSubsidised }: CommissionLine,
  ratesBasisPoints: Readonly<Record<string, number>>,
): number {
  // Only own keys: a category may be called like a property that every object has.
  const rate = Object.hasOwn(ratesBasisPoints, category) ? (ratesBasisPoints[category] ?? 0) : 0;
  if (!Number.isFinite(amountPaise)) throw new RangeError(`an amount is ${amountPaise}`);
  if (!Number.isFinite(rate) || rate < 0) throw new RangeError(`a rate is ${rate}`);
  if (isSubsidised) return 0;
  const rounded = Math.round((Math.abs(amountPaise) * rate) / 10_000);
  return amountPaise < 0 ? 0 - rounded : rounded;
}
