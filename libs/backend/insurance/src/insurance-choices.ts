import type { DeliveryType } from '@haat/api-contract/vocabulary';
import { pruneInsurance } from '@haat/insurance-pricing';
import type { InsuranceCart } from '@haat/insurance-pricing';
import type { InsuranceChoiceRow } from './insurance-choice-row.ts';
import type { StockLine } from '@haat/backend-market';

/**
 * The choices that still hold for what is in a cart, in the order of its lines, one a pack (the last one counts). Keeps
 * to `pruneInsurance`: what left the cart goes, units are capped by packs, a pickup has none.
 */
export function pruneChoices(
  choices: readonly InsuranceChoiceRow[],
  items: readonly StockLine[],
  deliveryType: DeliveryType,
): InsuranceChoiceRow[] {
  const chosen = new Map(choices.map((choice) => [choice.variantId, choice]));
  const cart: InsuranceCart = {
    farmer_id: null,
    items: Object.fromEntries(
      [...chosen.values()].map(({ variantId, groupInsuranceProductId: id, multiplierFactor, units }) => [
        variantId,
        { id, qty: units, freeQty: 0, type: String(multiplierFactor) },
      ]),
    ),
  };
  const left = new Map(
    Object.entries(
      pruneInsurance(
        cart,
        Object.fromEntries(items.map(({ variantId, quantity }) => [variantId, quantity])),
        deliveryType,
      ).items,
    ),
  );
  return items.flatMap(({ variantId }) => {
    const [choice, item] = [chosen.get(variantId), left.get(variantId)];
    return choice === undefined || item === undefined ? [] : [{ ...choice, units: item.qty }];
  });
}
