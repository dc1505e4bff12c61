import type { CreditKeyFacts } from '@haat/api-contract';
import { creditCost, type CreditTerms } from './credit.ts';

/** The regulated company that lends what is bought on credit. */
export interface CreditLender {
  name: string;
  /** Number under which the Reserve Bank knows it. */
  registrationNumber: string;
  /** Whether it is the sample market's fictitious lender, which every mention of it must say. */
  isSample: boolean;
  /** Days from the order in which the credit can be given up for nothing. */
  coolingOffDays: number;
  /** Who answers complaints. */
  grievance: { name: string; phoneNumber: string; email: string };
}

/** Any amount shows the yearly rate; a large one without rounding. */
const RATED_AMOUNT = 1_000_000;

/**
 * Whether credit can be given at all: a regulated lender stands behind it, and what is given up within its cooling-off
 * days has cost nothing. See docs/domain/credit.md#lender.
 */
export function canLend(lender: CreditLender | null, terms: CreditTerms): lender is CreditLender {
  return lender !== null && lender.coolingOffDays <= terms.freeDays;
}

/**
 * What the Key Facts Statement says, whatever is bought: the same terms give the same facts, in the same order of
 * fields. There are no fees: interest is all that credit costs. See docs/domain/credit.md#key-facts-statement.
 */
export function keyFacts(lender: CreditLender, terms: CreditTerms): Omit<CreditKeyFacts, 'version'> {
  const { name, registrationNumber, isSample, coolingOffDays, grievance } = lender;
  return {
    lender: { name, registration_number: registrationNumber, is_sample: isSample },
    apr_percent: creditCost(RATED_AMOUNT, terms, '2000-01-01').apr_percent,
    monthly_percent: terms.monthlyPercent,
    free_days: terms.freeDays,
    tenor_days: terms.tenorDays,
    fees: 0,
    cooling_off_days: coolingOffDays,
    grievance: { name: grievance.name, phone_number: grievance.phoneNumber, email: grievance.email },
  };
}
