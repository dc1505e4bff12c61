import type { InsuranceOffer, InsuranceOrder } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { coverPaise, insuranceOrder, joinInsuranceOrders, premium, priceUnits } from '@haat/insurance-pricing';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { calculateInsurance, toPremiumOption } from './calculate-insurance.ts';
import type { InsuranceQuestion, CalculatedInsurance } from './calculate-insurance.ts';

/**
 * The insurance that can be taken with the packs of a cart, in the order of its lines, with what was chosen. None for
 * a pickup.
 */
export async function insuranceOffersFor(
  executor: Executor,
  question: InsuranceQuestion & { language: Language },
): Promise<InsuranceOffer[]> {
  return (await calculateInsurance(executor, question)).map((one) => toOffer(one, question.language));
}

/** The chosen insurance as it is ordered along with the goods; null when none is. */
export async function insuranceOrderFor(
  executor: Executor,
  question: InsuranceQuestion,
): Promise<InsuranceOrder | null> {
  if (question.choices.length === 0) return null;
  const chosen = (await calculateInsurance(executor, question)).filter(({ units }) => units > 0);
  return joinInsuranceOrders(
    chosen.map(({ product, option, variantId, units, freeUnits }) =>
      insuranceOrder(product, variantId, toPremiumOption(option), units, freeUnits),
    ),
  );
}

/** Whether an insurer of what was chosen asks for an identity document. */
export function needsKyc(offers: readonly InsuranceOffer[]): boolean {
  return offers.some(({ chosen_units, needs_kyc }) => chosen_units > 0 && needs_kyc);
}

/** The products of which paid units are chosen, each once. */
export function boughtProducts(offers: readonly InsuranceOffer[]): string[] {
  return [...new Set(offers.filter(({ premium: paid }) => paid > 0).map((offer) => offer.group_insurance_product_id))];
}

function toOffer(
  { product, option, variantId, packs, units, freeUnits }: CalculatedInsurance,
  language: Language,
): InsuranceOffer {
  const priced = toPremiumOption(option);
  const lines = priceUnits(priced, units, freeUnits);
  return {
    variant_id: variantId,
    group_insurance_product_id: product.id,
    name: inLanguage(product.name, language),
    insurer_name: inLanguage(product.insurerName, language),
    cover_text: inLanguage(product.coverText, language),
    cover: toRupees(coverPaise(product.baseCoverPaise, option.multiplierFactor)),
    ...priced,
    free_units: option.costToFarmerPaise === 0 ? freeUnits : 0,
    max_units: packs,
    chosen_units: units,
    unit_lines: lines.map(({ units: ofLine, unitCost }) => ({ units: ofLine, unit_cost: unitCost })),
    premium: premium(lines),
    needs_kyc: product.needsKyc,
  };
}
