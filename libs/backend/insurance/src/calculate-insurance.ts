import { allocateFreeUnits } from '@haat/insurance-pricing';
import type { DeliveryType } from '@haat/api-contract/vocabulary';
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
export interface CalculatedInsurance extends PackInsurance {
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
 * them up in their order. Nothing is preselected, and a choice that no insurer offers is ignored. A pickup has no
 * insurance.
 */
export async function calculateInsurance(
  executor: Executor,
  { items, choices, deliveryType }: InsuranceQuestion,
): Promise<CalculatedInsurance[]> {
  if (deliveryType === 'pickup_from_store') return [];
  const offered = await insuranceOfPacks(
    executor,
    items.map(({ variantId }) => variantId),
  );
  const chosen = new Map(pruneChoices(choices, items, deliveryType).map((choice) => [choice.variantId, choice]));
  const packs = items.map(({ variantId, quantity }) => {
    const choice = chosen.get(variantId);
    return (offered.get(variantId) ?? []).map(({ product, option }) => ({
      variantId,
      product,
      option,
      packs: quantity,
      units:
        choice?.groupInsuranceProductId === product.id && choice.multiplierFactor === option.multiplierFactor
          ? choice.units
          : 0,
    }));
  });
  const freeUnits = allocateFreeUnits(
    packs.map((options) =>
      options.map(({ product, option, units }) => ({
        productId: product.id,
        productFreeUnits: product.freeUnits,
        isFree: option.costToFarmerPaise === 0,
        units,
      })),
    ),
  );
  return packs.flatMap((options, pack) =>
    options.map((option, index): CalculatedInsurance => ({ ...option, freeUnits: freeUnits[pack]?.[index] ?? 0 })),
  );
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
