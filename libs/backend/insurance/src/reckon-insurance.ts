import type { DeliveryType } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import type { PremiumOption } from '@haat/insurance-pricing';
import type { InsuranceChoiceRow } from './insurance-choice-row.ts';
import type { StockLine } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { pruneChoices } from './insurance-choices.ts';
import { insuranceOfPacks } from './premium-options.ts';
import type { PackInsurance } from './premium-options.ts';

/** What is in a cart, and which insurance was chosen along with it. */
export interface InsuranceQuestion {
  items: readonly StockLine[];
  choices: readonly InsuranceChoiceRow[];
  deliveryType: DeliveryType;
}

/** An insurance that can be had with a pack of the cart, with what was chosen of it. */
export interface ReckonedInsurance extends PackInsurance {
  variantId: string;
  /** Packs of it in the cart. */
  packs: number;
  /** Units that are insured; 0 when it was not chosen. */
  units: number;
  /** Units of this pack that are free: what earlier lines of the order left of the product's. */
  freeUnits: number;
}

/**
 * Every insurance that the packs of a cart can have. A product states its free units for an order, so that lines use
 * them up
 * in their order. Nothing is chosen by itself, and a choice that nobody offers counts as none. A pickup has no
 * insurance.
 */
export async function reckonInsurance(
  executor: Executor,
  { items, choices, deliveryType }: InsuranceQuestion,
): Promise<ReckonedInsurance[]> {
  if (deliveryType === 'pickup_from_store') return [];
  const offered = await insuranceOfPacks(
    executor,
    items.map(({ variantId }) => variantId),
  );
  const chosen = new Map(pruneChoices(choices, items, deliveryType).map((choice) => [choice.variantId, choice]));
  const usedFree = new Map<string, number>();
  return items.flatMap(({ variantId, quantity }) => {
    const choice = chosen.get(variantId);
    const reckoned = (offered.get(variantId) ?? []).map(({ product, option }): ReckonedInsurance => ({
      variantId,
      product,
      option,
      packs: quantity,
      units:
        choice?.groupInsuranceProductId === product.id && choice.multiplierFactor === option.multiplierFactor
          ? choice.units
          : 0,
      freeUnits: Math.max(0, product.freeUnits - (usedFree.get(product.id) ?? 0)),
    }));
    for (const { product, option, units, freeUnits } of reckoned) {
      if (option.costToFarmerPaise === 0 && units > 0)
        usedFree.set(product.id, (usedFree.get(product.id) ?? 0) + Math.min(units, freeUnits));
    }
    return reckoned;
  });
}

/** An option in the rules' shape, in rupees. */
export function toPremiumOption({
  costToFarmerPaise,
  multiplierFactor,
  totalPremiumPaise,
}: PackInsurance['option']): PremiumOption {
  return {
    cost_to_farmer: toRupees(costToFarmerPaise),
    multiplier_factor: multiplierFactor,
    total_premium_amount: toRupees(totalPremiumPaise),
  };
}
