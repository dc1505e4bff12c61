import { toPaise, toRupees } from '@haat/format';
import type { InsuranceOrder } from '@haat/api-contract';

/** Insurance of several packs as that of one order; `null` when nothing is insured. Amounts are rupees. */
export function joinInsuranceOrders(parts: readonly InsuranceOrder[]): InsuranceOrder | null {
  const details = parts.flatMap(({ policy_order_details }) => policy_order_details);
  if (details.length === 0) return null;
  return {
    cost_to_farmer: toRupees(parts.reduce((sum, { cost_to_farmer }) => sum + toPaise(cost_to_farmer), 0)),
    policy_order_details: details,
  };
}
