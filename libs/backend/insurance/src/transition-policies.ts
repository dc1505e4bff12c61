import type { PolicyStart } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { coverPeriod, premiumShares, startsWith } from '@haat/insurance-pricing';
import { paymentKind } from '@haat/order-core';
import { and, eq, ne } from 'drizzle-orm';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { refundPremium, payPremium } from './premium-entries.ts';
import { insurancePolicies } from './tables.ts';

/**
 * Puts into force what of an order's policies waits for an event: the insurer's premium is booked, and the cover
 * begins the next day. See docs/domain/insurance.md#policies.
 */
export async function startPolicies(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  event: PolicyStart,
): Promise<void> {
  const promised = await tx
    .select()
    .from(insurancePolicies)
    .where(and(eq(insurancePolicies.orderId, order.id), eq(insurancePolicies.status, 'PROMISED')))
    .for('update');
  const at = dependencies.now();
  for (const policy of promised.filter(({ starts }) => startsWith(starts, event))) {
    await payPremium(
      tx,
      dependencies,
      policy.id,
      premiumShares(
        { payment: paymentKind(order.paymentMode) ?? 'cash' },
        { insurerPaise: policy.insurerPremiumPaise, farmerPaise: policy.premiumPaise },
      ),
    );
    await tx
      .update(insurancePolicies)
      .set({ status: 'IN_FORCE', inForceAt: at, ...coverPeriod(indiaDay(at), policy.coverDays) })
      .where(eq(insurancePolicies.id, policy.id));
  }
}

/** Makes all policies of an order void for good; what insurers had for them comes back. */
export async function voidPolicies(tx: Transaction, dependencies: Dependencies, orderId: string): Promise<void> {
  const voided = await tx
    .update(insurancePolicies)
    .set({ status: 'VOID', voidedAt: dependencies.now() })
    .where(and(eq(insurancePolicies.orderId, orderId), ne(insurancePolicies.status, 'VOID')))
    .returning();
  for (const { id, units, returnedUnits } of voided)
    await refundPremium(tx, dependencies, id, { ended: units - returnedUnits, left: units - returnedUnits });
}
