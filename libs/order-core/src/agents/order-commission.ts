import { commission } from './commission.ts';

/** A line of an order by which an agent earns. Amounts are whole paise of one pack. */
export interface EarningLine {
  pricePaise: number;
  discountPaise: number;
  /** Packs that were ordered. */
  quantity: number;
  /** Packs that are not given back; all of them if left out. */
  kept?: number;
  category: string;
  isSubsidised: boolean;
}

/**
 * What an agent earns by an order, whole paise: the commission of what the farmer pays for each line, which is its
 * goods less their part of the coupon; of packs that were given back nothing. See docs/domain/agents.md#commission.
 * @param ratesBasisPoints hundredths of a per cent by category
 * @throws RangeError as `commission`
 */
export function orderCommission(
  lines: readonly EarningLine[],
  couponPaise: number,
  ratesBasisPoints: Readonly<Record<string, number>>,
): number {
  const goodsOf = ({ pricePaise, discountPaise }: EarningLine, packs: number) => (pricePaise - discountPaise) * packs;
  const goodsPaise = lines.reduce((sum, line) => sum + goodsOf(line, line.quantity), 0);
  const paidFor = (paise: number) =>
    goodsPaise === 0 ? 0 : paise - Math.min(paise, Math.round((couponPaise * paise) / goodsPaise));
  return commission(
    lines.map((line) => ({
      amountPaise: paidFor(goodsOf(line, line.kept ?? line.quantity)),
      category: line.category,
      isSubsidised: line.isSubsidised,
    })),
    ratesBasisPoints,
  );
}
