import { roundedProduct, roundedQuotient } from './exact-product.ts';
import { mustBeFinite, mustBeMeasure } from './must-be.ts';

/** What a market and the way to it take of a sale. */
export interface SaleCharges {
  /** Paise for a quintal and kilometre. */
  readonly transportPerQuintalKm: number;
  /** Percent of what is paid for. */
  readonly marketFeePercent: number;
  /** Percent of what is paid for. */
  readonly commissionPercent: number;
  /** Weighing, loading and unloading, paise a quintal. */
  readonly handlingPerQuintal: number;
  /** Weight that is cut for moisture, percent; none when it is not given. */
  readonly moisturePercent?: number;
}

/** A sale at a market. */
export interface Sale extends SaleCharges {
  /** The price, paise a quintal. */
  readonly modalPerQuintal: number;
  readonly quintals: number;
  /** The way to the market, kilometres. */
  readonly km: number;
}

/** What is taken off, in the order in which it is shown. */
export const DEDUCTIONS = ['moisture', 'market-fee', 'commission', 'handling', 'transport'] as const;
export type DeductionName = (typeof DEDUCTIONS)[number];

/** What is taken off a sale, paise. */
export interface Deduction {
  readonly name: DeductionName;
  readonly amount: number;
}

/** What a sale brings; sums in paise. */
export interface NetInHand {
  readonly gross: number;
  /** Those that are not 0. */
  readonly deductions: readonly Deduction[];
  /** Below 0 when it costs more to sell than it brings. */
  readonly net: number;
  /** Of `net`; 0 without quintals. */
  readonly perQuintal: number;
}

/**
 * What is left in the hand after a sale, each sum rounded by itself.
 *
 * See docs/domain/mandi.md#in-the-hand.
 *
 * @throws RangeError for what is no number, and a quantity or distance below 0.
 */
export function netInHand(sale: Sale): NetInHand {
  const { modalPerQuintal, quintals, km, transportPerQuintalKm, handlingPerQuintal, moisturePercent = 0 } = sale;
  const { marketFeePercent, commissionPercent } = sale;
  mustBeMeasure(quintals, km);
  mustBeFinite(modalPerQuintal, transportPerQuintalKm, handlingPerQuintal);
  mustBeFinite(marketFeePercent, commissionPercent, moisturePercent);

  const gross = roundedProduct([modalPerQuintal, quintals]);
  const moisture = percentOf(gross, moisturePercent);
  const paidFor = gross - moisture;
  const amounts: Record<DeductionName, number> = {
    moisture,
    'market-fee': percentOf(paidFor, marketFeePercent),
    commission: percentOf(paidFor, commissionPercent),
    handling: roundedProduct([handlingPerQuintal, quintals]),
    transport: roundedProduct([transportPerQuintalKm, quintals, km]),
  };
  const deductions = DEDUCTIONS.map((name) => ({ name, amount: amounts[name] })).filter(({ amount }) => amount !== 0);
  const net = deductions.reduce((rest, { amount }) => rest - amount, gross);
  return { gross, deductions, net, perQuintal: quintals === 0 ? 0 : roundedQuotient(net, quintals) };
}

function percentOf(paise: number, percent: number): number {
  return roundedProduct([paise, percent], 2);
}
