import type { InsuranceOrderDetail } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { indiaDay, toPaise } from '@haat/format';
import { addDays, STOCK_RELEASING_STATUSES } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import { hasIdentityPaper } from '@haat/backend-kyc';
import type { OrderPart, OrderRow } from '@haat/backend-orders';
import { nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { coverPaise } from './insurance-offers.ts';
import { insuranceOfPacks } from './premium-options.ts';
import type { PackInsurance } from './premium-options.ts';
import { insurancePolicies, policyNumbers } from './tables.ts';

const VOIDING: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * Insurance of an order: its policies are issued with it, and void when it ends before the farmer has the packs that
 * they are for. A new attempt to pay brings them back. See docs/domain/insurance.md#policies.
 */
export const insurancePart: OrderPart = {
  stage: 'document',
  async placed(tx, dependencies, order) {
    const bought = unitsByCover(order.insurance?.policy_order_details ?? []);
    if (bought.length === 0) return;
    const offered = await insuranceOfPacks(
      tx,
      bought.map(({ variantId }) => variantId),
    );
    for (const cover of bought) await issue(tx, dependencies, order, cover, offered.get(cover.variantId) ?? []);
  },
  async moved(tx, { now }, order, { to }) {
    const isVoid = VOIDING.includes(to);
    if (!isVoid && to !== 'PENDING') return;
    await tx
      .update(insurancePolicies)
      .set(isVoid ? { status: 'VOID', voidedAt: now() } : { status: 'ISSUED', voidedAt: null })
      .where(and(eq(insurancePolicies.orderId, order.id), eq(insurancePolicies.status, isVoid ? 'ISSUED' : 'VOID')));
  },
};

/** Units of one pack under one product and factor, whatever their price. */
interface BoughtCover {
  variantId: string;
  productId: string;
  factor: number;
  units: number;
  premiumPaise: number;
}

function unitsByCover(details: readonly InsuranceOrderDetail[]): BoughtCover[] {
  const covers = new Map<string, BoughtCover>();
  for (const {
    product_variant,
    group_insurance_product_id,
    multiplier_factor: factor,
    units_purchased: units,
    cost_to_farmer,
  } of details) {
    const [variantId, productId] = [String(product_variant), String(group_insurance_product_id)];
    const key = JSON.stringify([variantId, productId, factor]);
    const before = covers.get(key) ?? { variantId, productId, factor, units: 0, premiumPaise: 0 };
    covers.set(key, {
      ...before,
      units: before.units + units,
      premiumPaise: before.premiumPaise + units * toPaise(cost_to_farmer),
    });
  }
  return [...covers.values()];
}

async function issue(
  tx: Transaction,
  { newId, now }: Dependencies,
  order: OrderRow,
  { variantId, productId, factor, units, premiumPaise }: BoughtCover,
  offered: readonly PackInsurance[],
): Promise<void> {
  const product = offered.find(
    (one) => one.product.id === productId && one.option.multiplierFactor === factor,
  )?.product;
  if (product === undefined) throw new ServiceError('insurance_error.not_offered', { variant_id: variantId });
  if (product.needsKyc && !(await hasIdentityPaper(tx, order.farmerId)))
    throw new ServiceError('kyc_error.paper_needed');
  const validFrom = order.bookingDate ?? indiaDay(now());
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
    units,
    premiumPaise,
    coverPaise: coverPaise(product.baseCoverPaise, factor) * units,
    status: 'ISSUED',
    validFrom,
    validUntil: addDays(validFrom, product.coverDays - 1),
    issuedAt: now(),
  });
}
