import type { OrderRequest } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { canonicalOrder } from './canonical-order.ts';
import type { OrderDetail } from './order-payload.ts';

/**
 * Where a requested order differs from the computed one: in a line (named by its variant) or in an amount of the whole.
 */
export type Disagreement =
  | { kind: 'line'; variantId: string; field: 'product_variant' | 'quantity' | 'price' | 'discount' | 'c_id' }
  | {
      kind: 'amount';
      field:
        | 'price'
        | 'discount'
        | 'delivery_fee'
        | 'coupon'
        | 'insurance'
        | 'total_price'
        | 'cumulative_commission'
        | 'payment';
    };

/** As much of an order as is compared. Amounts are rupees. */
export type ComparedOrder = Pick<
  OrderRequest,
  | 'price'
  | 'discount'
  | 'delivery_fee'
  | 'total_price'
  | 'order_details'
  | 'coupon'
  | 'insurance'
  | 'cumulative_commission'
> & { payment: { transactions: readonly { amount: number }[] } };

const LINE_AMOUNTS = ['price', 'discount'] as const;
const WHOLE_AMOUNTS = ['price', 'discount', 'delivery_fee', 'total_price'] as const;

function lineDisagreement(requested: OrderDetail | undefined, computed: OrderDetail | undefined): Disagreement | null {
  if (!requested || !computed) {
    const variantId = (requested ?? computed)?.product_variant ?? '';
    return { kind: 'line', variantId, field: 'product_variant' };
  }
  const variantId = computed.product_variant;
  if (requested.quantity !== computed.quantity) {
    return { kind: 'line', variantId, field: 'quantity' };
  }
  if (requested.c_id !== computed.c_id) {
    return { kind: 'line', variantId, field: 'c_id' };
  }
  const field = LINE_AMOUNTS.find((amount) => toPaise(requested[amount]) !== toPaise(computed[amount]));
  return field ? { kind: 'line', variantId, field } : null;
}

/** What is insured for how much, the same for the same insurance. */
function insuranceText({ insurance }: ComparedOrder): string | null {
  if (!insurance) {
    return null;
  }
  const details = insurance.policy_order_details.map(
    ({ group_insurance_product_id, product_variant, multiplier_factor, cost_to_farmer, units_purchased }) => ({
      product: String(group_insurance_product_id),
      variant: String(product_variant),
      multiplier_factor,
      cost: toPaise(cost_to_farmer),
      units_purchased,
    }),
  );
  const whole = { order_details: details, cost: toPaise(insurance.cost_to_farmer) };
  return canonicalOrder(whole);
}

/** What an agent's order says that the agent earns; `null` where it says nothing, which is not the same as nothing. */
function commissionOf({ cumulative_commission: commission }: ComparedOrder): number | null {
  return commission === undefined ? null : toPaise(commission);
}

/**
 * The first point at which an order as it came differs from the one computed from our own prices: lines, then what goes
 * with them, then sums; `null` when they agree to the paisa. Repeated variants are a disagreement too.
 *
 * See docs/domain/orders.md#amounts-are-computed-again.
 */
export function findDisagreement(requested: ComparedOrder, computed: ComparedOrder): Disagreement | null {
  const requestedLines = new Map(requested.order_details.map((line) => [line.product_variant, line]));
  const computedLines = new Map(computed.order_details.map((line) => [line.product_variant, line]));
  for (const variantId of new Set([...computedLines.keys(), ...requestedLines.keys()])) {
    const disagreement = lineDisagreement(requestedLines.get(variantId), computedLines.get(variantId));
    if (disagreement) {
      return disagreement;
    }
  }
  const variantIds = requested.order_details.map((line) => line.product_variant);
  const repeated = variantIds.find((variantId, index) => variantIds.indexOf(variantId) !== index);
  if (repeated !== undefined) {
    return { kind: 'line', variantId: repeated, field: 'product_variant' };
  }
  if (
    requested.coupon?.code !== computed.coupon?.code ||
    toPaise(requested.coupon?.discount ?? 0) !== toPaise(computed.coupon?.discount ?? 0)
  ) {
    return { kind: 'amount', field: 'coupon' };
  }
  if (insuranceText(requested) !== insuranceText(computed)) {
    return { kind: 'amount', field: 'insurance' };
  }
  const field = WHOLE_AMOUNTS.find((amount) => toPaise(requested[amount]) !== toPaise(computed[amount]));
  if (field) {
    return { kind: 'amount', field };
  }
  if (commissionOf(requested) !== commissionOf(computed)) {
    return { kind: 'amount', field: 'cumulative_commission' };
  }
  const paid = (orderRequest: ComparedOrder) =>
    orderRequest.payment.transactions.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  return paid(requested) === paid(computed) ? null : { kind: 'amount', field: 'payment' };
}
