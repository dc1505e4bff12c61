import { endUnits } from '@haat/insurance-pricing';
import { and, asc, eq, isNull, ne, sum } from 'drizzle-orm';
import type { ReturnHook } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';

import { insuranceClaimPayouts, insuranceClaims } from './claims/tables.ts';
import { refundPremium } from './premium-entries.ts';
import { insurancePolicies, policyReturns } from './tables.ts';
import type { PolicyRow } from './tables.ts';

/**
 * Insurance of returned packs: which units end, and so what of the premium comes back, is fixed when the return is
 * asked for; they end when the packs are picked up. Packs whose cover an approved claim needs do not go back. See
 * docs/domain/insurance.md#policies.
 */
export const insuranceReturnHook: ReturnHook = {
  async requested(tx, _dependencies, order, { id: returnId, packsLeft }) {
    const policies = await insuredUnits(tx, order.id);
    let premiumPaise = 0;
    for (const [variantId, packs] of packsLeft) {
      const ofPack = policies.filter((policy) => policy.variantId === variantId);
      const ended = endUnits(ofPack, packs);
      for (const [index, policy] of ofPack.entries()) {
        const { id: policyId, unitPaise } = policy;
        const units = ended[index] ?? 0;
        if (units === 0) continue;
        await refuseUnderClaim(tx, policy, policy.units - units);
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

/**
 * Packs stay whose cover an approved claim needs: who gives a pack back has not sown it.
 * @throws ServiceError `return_error.claim_approved`
 */
async function refuseUnderClaim(tx: Transaction, policy: InsuredUnits, unitsLeft: number): Promise<void> {
  const [approved] = await tx
    .select({ paise: sum(insuranceClaimPayouts.amountPaise).mapWith(Number) })
    .from(insuranceClaimPayouts)
    .innerJoin(insuranceClaims, eq(insuranceClaims.id, insuranceClaimPayouts.claimId))
    .where(eq(insuranceClaims.policyId, policy.id));
  if ((approved?.paise ?? 0) > policy.unitCoverPaise * unitsLeft)
    throw new ServiceError('return_error.claim_approved', { variant_id: policy.variantId });
}

interface InsuredUnits extends Pick<PolicyRow, 'id' | 'variantId' | 'units'> {
  readonly isFree: boolean;
  /** What a unit cost the farmer. */
  readonly unitPaise: number;
  readonly unitCoverPaise: number;
}

/** Units of an order that are insured and end with no return yet, with what one of them cost and covers. */
async function insuredUnits(tx: Transaction, orderId: string): Promise<InsuredUnits[]> {
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
  return policies.map(({ id, variantId, units, returnedUnits, premiumPaise, coverPaise }) => ({
    id,
    variantId,
    units: units - returnedUnits - ending.reduce((sum, one) => sum + (one.policyId === id ? one.units : 0), 0),
    isFree: premiumPaise === 0,
    unitPaise: Math.round(premiumPaise / units),
    unitCoverPaise: coverPaise / units,
  }));
}
