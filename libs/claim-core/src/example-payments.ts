import type { Peril } from '@haat/api-contract/vocabulary';

/** Sum insured of the examples, rupees. */
export const EXAMPLE_SUM = 40_000;
/** Yield of an acre below which the examples pay, quintals. */
export const EXAMPLE_THRESHOLD = 20;

const AT_ONCE = 0.25;
const LEAST_UNSOWN_PERCENT = 75;
const HALF_YIELD_PERCENT = 50;

/** What happened, and what is paid for it. */
export interface ExamplePayment {
  /**
   * What `value` counts: percent of the area left unsown; percent of the usual yield that is expected; quintals that
   * an acre of the area gave; percent of the own crop that was lost.
   */
  readonly kind: 'unsown' | 'expected' | 'harvested' | 'lost';
  readonly value: number;
  /** Rupees; of a loss of the own crop at most, because a survey decides. */
  readonly amount: number;
}

/**
 * What a peril pays of a sum insured of ₹40,000, in the order of the loss.
 *
 * See docs/domain/insurance.md#examples-of-payment.
 */
export function examplePayments(peril: Peril): ExamplePayment[] {
  switch (peril) {
    case 'prevented_sowing':
      return [50, 80].map((value) => ({
        ...{ kind: 'unsown', value, amount: value > LEAST_UNSOWN_PERCENT ? AT_ONCE * EXAMPLE_SUM : 0 },
      }));
    case 'mid_season':
      return [60, 40].map((value) => ({
        ...{ kind: 'expected', value },
        amount: value < HALF_YIELD_PERCENT ? AT_ONCE * lostShare(value, 100) * EXAMPLE_SUM : 0,
      }));
    case 'standing_crop':
      return [20, 15, 10].map((value) => ({
        ...{ kind: 'harvested', value, amount: lostShare(value, EXAMPLE_THRESHOLD) * EXAMPLE_SUM },
      }));
    default:
      return [25, 50, 100].map((value) => ({ kind: 'lost', value, amount: (value / 100) * EXAMPLE_SUM }));
  }
}

function lostShare(actual: number, threshold: number): number {
  return Math.max(0, threshold - actual) / threshold;
}
