import type { InsuranceOrderDetail } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { coverPaise, policyStart } from '@haat/insurance-pricing';
import { paymentKind } from '@haat/order-core';
import { hasIdentityDocument } from '@haat/backend-kyc';
import type { OrderRow } from '@haat/backend-orders';
import { nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { insuranceOfPacks } from './premium-options.ts';
import type { PackInsurance } from './premium-options.ts';
import { insurancePolicies, policyNumbers } from './tables.ts';

/**
 * Promises the insurance of an order: one policy for the units of a pack at one price. Nothing is insured yet.
 * @throws ServiceError `insurance_error.not_offered`, `kyc_error.paper_needed`
 */
export async function promisePolicies(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  const bought = (order.insurance?.policy_order_details ?? []).map(toBoughtUnits);
  if (bought.length === 0) return;
  const offered = await insuranceOfPacks(
    tx,
    bought.map(({ variantId }) => variantId),
  );
  for (const units of bought) await promise(tx, dependencies, order, units, offered.get(units.variantId) ?? []);
}

/** Units of one pack under one product and factor at one price. */
interface BoughtUnits {
  variantId: string;
  productId: string;
  factor: number;
  units: number;
  premiumPaise: number;
}

function toBoughtUnits(detail: InsuranceOrderDetail): BoughtUnits {
  return {
    variantId: String(detail.product_variant),
    productId: String(detail.group_insurance_product_id),
    factor: detail.multiplier_factor,
    units: detail.units_purchased,
    premiumPaise: detail.units_purchased * toPaise(detail.cost_to_farmer),
  };
}

async function promise(
  tx: Transaction,
  { newId, now }: Dependencies,
  order: OrderRow,
  { variantId, productId, factor, units, premiumPaise }: BoughtUnits,
  offered: readonly PackInsurance[],
): Promise<void> {
  const offer = offered.find((one) => one.product.id === productId && one.option.multiplierFactor === factor);
  if (offer === undefined) throw new ServiceError('insurance_error.not_offered', { variant_id: variantId });
  const { product, option } = offer;
  if (product.needsKyc && !(await hasIdentityDocument(tx, order.farmerId)))
    throw new ServiceError('kyc_error.paper_needed');
  await tx.insert(insurancePolicies).values({
    id: newId(),
    number: await nextNumber(tx, policyNumbers, 'P', now()),
    orderId: order.id,
    farmerId: order.farmerId,
    variantId,
    productId,
    multiplierFactor: factor,
    insurerName: product.insurerName,
    name: product.name,
    perils: product.perils,
    units,
    premiumPaise,
    insurerPremiumPaise: units * option.totalPremiumPaise,
    coverPaise: coverPaise(product.baseCoverPaise, factor, units),
    status: 'PROMISED',
    starts: policyStart({
      payment: paymentKind(order.paymentMode) ?? 'cash',
      isFree: premiumPaise === 0,
      isPaidWhole: (order.advancePaise ?? order.totalPaise) >= order.totalPaise,
    }),
    coverDays: product.coverDays,
    issuedAt: now(),
  });
}
