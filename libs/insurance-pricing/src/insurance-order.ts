import type { InsuranceOrder } from '@haat/api-contract';
import { premium } from './premium.ts';
import { priceUnits, type PremiumOption } from './price-units.ts';

/** An insurance product that is sold along with packs. See docs/domain/insurance.md#products. */
export interface GroupProduct {
  id: string | number;
}

/**
 * Insurance of one pack as it is ordered along with goods: the premium, and one detail for each line of a price, in
 * rupees.
 *
 * See docs/domain/insurance.md#insurance-order.
 *
 * @param qty - units to insure, a whole number from 0
 * @param freeQty - units that are free in an order, a whole number from 0
 */
export function insuranceOrder(
  groupProduct: GroupProduct,
  variantId: string | number,
  option: PremiumOption,
  qty: number,
  freeQty: number,
): InsuranceOrder {
  const lines = priceUnits(option, qty, freeQty);
  return {
    cost_to_farmer: premium(lines),
    policy_order_details: lines.map(({ units, unitCost }) => ({
      group_insurance_product_id: groupProduct.id,
      multiplier_factor: option.multiplier_factor,
      product_variant: variantId,
      cost_to_farmer: unitCost,
      units_purchased: units,
    })),
  };
}
