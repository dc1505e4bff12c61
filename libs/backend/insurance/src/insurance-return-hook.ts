import { endUnits } from '@haat/insurance-pricing';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { ReturnHook } from '@haat/backend-orders';
import type { Transaction } from '@haat/backend-platform';

import { refundPremium } from './premium-entries.ts';
import { insurancePolicies, policyReturns } from './tables.ts';
import type { PolicyRow } from './tables.ts';

/**
 * Insurance of returned packs: which units end, and so what of the premium comes back, is fixed when the return is
 * asked for; they end when the packs are picked up. See docs/domain/insurance.md#policies.
 */
export const insuranceReturnHook: ReturnHook = {
  async requested(tx, _dependencies, order, { id: returnId, packsLeft }) {
    const policies = await insuredUnits(tx, order.id);
    let premiumPaise = 0;
    for (const [variantId, packs] of packsLeft) {
      const ofPack = policies.filter((policy) => policy.variantId === variantId);
      const ended = endUnits(ofPack, packs);
      for (const [index, { id: policyId, unitPaise }] of ofPack.entries()) {
        const units = ended[index] ?? 0;
        if (units === 0) continue;
        await tx.insert(policyReturns).values({ returnId, policyId, units });
        premiumPaise += units * unitPaise;
      }
    }
    return premiumPaise;
  },

  async refused(tx, returnId) {
    await tx.delete(policyReturns).where(eq(policyReturns.returnId, returnId));
  },

  async taken(tx, dependencies, _order, { id: returnId }) {
    const at = dependencies.now();
    const ending = await tx
      .update(policyReturns)
      .set({ endedAt: at })
      .where(and(eq(policyReturns.returnId, returnId), isNull(policyReturns.endedAt)))
      .returning();
    for (const { policyId, units: ended } of ending) {
      const [policy] = await tx
        .select()
        .from(insurancePolicies)
        .where(eq(insurancePolicies.id, policyId))
        .for('update');
      if (policy === undefined) continue;
      const left = policy.units - policy.returnedUnits;
      await refundPremium(tx, dependencies, policyId, { ended, left });
      await tx
        .update(insurancePolicies)
        .set({
          returnedUnits: policy.returnedUnits + ended,
          ...(ended === left ? { status: 'VOID', voidedAt: at } : {}),
        })
        .where(eq(insurancePolicies.id, policyId));
    }
  },
};

/** Units of an order that are insured and end with no return yet, and what one of them cost the farmer. */
async function insuredUnits(
  tx: Transaction,
  orderId: string,
): Promise<(Pick<PolicyRow, 'id' | 'variantId' | 'units'> & { isFree: boolean; unitPaise: number })[]> {
  const policies = await tx
    .select()
    .from(insurancePolicies)
    .where(and(eq(insurancePolicies.orderId, orderId), ne(insurancePolicies.status, 'VOID')))
    .orderBy(asc(insurancePolicies.number))
    .for('update');
  const ending = await tx
    .select({ policyId: policyReturns.policyId, units: policyReturns.units })
    .from(policyReturns)
    .innerJoin(insurancePolicies, eq(insurancePolicies.id, policyReturns.policyId))
    .where(and(eq(insurancePolicies.orderId, orderId), isNull(policyReturns.endedAt)));
  return policies.map(({ id, variantId, units, returnedUnits, premiumPaise }) => ({
    id,
    variantId,
    units: units - returnedUnits - ending.reduce((sum, one) => sum + (one.policyId === id ? one.units : 0), 0),
    isFree: premiumPaise === 0,
    unitPaise: Math.round(premiumPaise / units),
  }));
}
