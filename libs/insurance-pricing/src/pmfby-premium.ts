import type { PmfbyCategory } from '@haat/api-contract/vocabulary';

/** The most that a farmer pays, in percent of the sum insured; summer crops count as rabi. */
const FARMER_CAPS: Readonly<Record<PmfbyCategory, number>> = {
  'kharif-food': 2,
  'rabi-food': 1.5,
  commercial: 5,
  perennial: 5,
};

/** Even where a state pays the farmer's share, the farmer pays this many rupees. */
const LEAST_PREMIUM = 1;

/** Who pays how much for insurance under the government's scheme, in whole rupees. */
export interface PmfbyPremium {
  farmer: number;
  government: number;
}

/**
 * The premium of a field under PMFBY: the farmer pays the actuarial rate up to the category's cap, the government the
 * rest.
 *
 * See docs/domain/insurance.md#pmfby.
 *
 * @param sumInsuredPerHa - rupees for a hectare, as notified
 * @param actuarialRate - the insurer's rate, in percent of the sum insured
 * @param areaHa - hectares
 * @throws RangeError for what is not a finite number of 0 or more.
 */
export function pmfbyPremium(
  sumInsuredPerHa: number,
  category: PmfbyCategory,
  actuarialRate: number,
  areaHa: number,
): PmfbyPremium {
  for (const measure of [sumInsuredPerHa, actuarialRate, areaHa])
    if (!Number.isFinite(measure) || measure < 0) throw new RangeError(`Not a number of 0 or more: ${measure}`);
  const percent = (rate: number) => wholeRupees((sumInsuredPerHa * areaHa * rate) / 100);
  const farmer = Math.max(LEAST_PREMIUM, percent(Math.min(actuarialRate, FARMER_CAPS[category])));
  return { farmer, government: Math.max(0, percent(actuarialRate) - farmer) };
}

/** Half a rupee goes up, also where binary fractions stand a little below it. */
function wholeRupees(rupees: number): number {
  return Math.round(Number(rupees.toFixed(6)));
}
