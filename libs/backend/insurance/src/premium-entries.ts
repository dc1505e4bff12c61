import type { PremiumShares } from '@haat/insurance-pricing';
import { eq, sql } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { insurancePremiumEntries } from './tables.ts';

type Payer = keyof PremiumShares;

/** Books what the insurer is paid for a policy. See docs/domain/insurance.md#who-pays-the-insurer. */
export async function payPremium(
  tx: Transaction,
  dependencies: Dependencies,
  policyId: string,
  shares: PremiumShares,
): Promise<void> {
  await add(tx, dependencies, policyId, shares);
}

/**
 * Books the insurer's refund of premium for units of a policy that end, to those who paid it; nothing when nothing was
 * paid.
 * @param left - units that were insured before, `ended` among them
 */
export async function refundPremium(
  tx: Transaction,
  dependencies: Dependencies,
  policyId: string,
  { ended, left }: { ended: number; left: number },
): Promise<void> {
  const paid = await tx
    .select({
      payer: insurancePremiumEntries.payer,
      paise: sql<number>`sum(${insurancePremiumEntries.amountPaise})`.mapWith(Number),
    })
    .from(insurancePremiumEntries)
    .where(eq(insurancePremiumEntries.policyId, policyId))
    .groupBy(insurancePremiumEntries.payer);
  const refundTo = (payer: Payer) =>
    -Math.round(((paid.find((one) => one.payer === payer)?.paise ?? 0) * ended) / left);
  await add(tx, dependencies, policyId, { farmer: refundTo('farmer'), market: refundTo('market') });
}

async function add(
  tx: Transaction,
  { newId, now }: Dependencies,
  policyId: string,
  shares: PremiumShares,
): Promise<void> {
  const entries = (['farmer', 'market'] as const)
    .map((payer) => ({ id: newId(), policyId, payer, amountPaise: shares[payer], at: now() }))
    .filter(({ amountPaise }) => amountPaise !== 0);
  if (entries.length > 0) await tx.insert(insurancePremiumEntries).values(entries);
}
