import { eq } from 'drizzle-orm';
import type { SupportStaff } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';

import { requestAct } from './money-acts.ts';
import type { MoneyAct, MoneyActHandler } from './money-acts.ts';
import { refuseUnknownShop } from './refuse-unknown-shop.ts';
import { lockShopAccount } from './shop-account.ts';
import type { ShopAccount } from './shop-account.ts';
import { shopAccounts } from './tables.ts';

/** What changes of a shop's terms; what is not given stays. */
export interface ShopTermsChange {
  vendorId: string;
  /** Hundredths of a per cent. */
  feeBasisPoints: number | undefined;
  /** Whole paise. */
  dailyRefundLimitPaise: number | undefined;
  reason: string;
  by: SupportStaff;
}

/**
 * Changes a shop's terms: the fee of what is handed over from now on, and the limit of a day for refunds of cash. A
 * limit is lowered at once and raised only when a second person confirms it. See docs/domain/ledger.md#terms.
 * @returns the terms as they hold now, and the act that waits for the second person, or null
 * @throws ServiceError `provider_error.vendor_unknown`
 */
export async function changeShopTerms(
  tx: Transaction,
  dependencies: Dependencies,
  { vendorId, feeBasisPoints, dailyRefundLimitPaise, reason, by }: ShopTermsChange,
): Promise<{ terms: ShopAccount; waiting: MoneyAct | null }> {
  await refuseUnknownShop(tx, vendorId);
  const before = await lockShopAccount(tx, vendorId);
  const wanted = dailyRefundLimitPaise ?? before.dailyRefundLimitPaise;
  const terms = {
    vendorId,
    feeBasisPoints: feeBasisPoints ?? before.feeBasisPoints,
    dailyRefundLimitPaise: Math.min(wanted, before.dailyRefundLimitPaise),
  };
  await tx.update(shopAccounts).set(terms).where(eq(shopAccounts.vendorId, vendorId));
  const changed = [
    ...(terms.feeBasisPoints === before.feeBasisPoints ? [] : ['fee']),
    ...(terms.dailyRefundLimitPaise === before.dailyRefundLimitPaise ? [] : ['limit-lowered']),
  ];
  for (const what of changed)
    await recordSecurityEvent(tx, dependencies, {
      kind: 'shop-terms-changed',
      userId: by.id,
      network: by.network,
      subjects: { shop: vendorId, reason: what },
    });
  dependencies.log.info({ shop: vendorId, before, terms, wanted, reason, supporter: by.id }, 'terms of a shop changed');
  if (wanted <= before.dailyRefundLimitPaise) return { terms, waiting: null };
  const waiting = await requestAct(tx, dependencies, {
    kind: 'shop-limit',
    subjectId: vendorId,
    amountPaise: wanted,
    reason,
    by,
    needsTwo: true,
  });
  return { terms, waiting };
}

/** Raises a shop's limit of a day, as two persons of support want it. */
export const raiseShopLimit: MoneyActHandler = async (tx, dependencies, act) => {
  const { subjectId: vendorId, amountPaise: dailyRefundLimitPaise, confirmedBy: userId } = act;
  await lockShopAccount(tx, vendorId);
  await tx.update(shopAccounts).set({ dailyRefundLimitPaise }).where(eq(shopAccounts.vendorId, vendorId));
  const subjects = { shop: vendorId, act: act.id, reason: 'limit-raised' };
  await recordSecurityEvent(tx, dependencies, { kind: 'shop-terms-changed', userId, network: null, subjects });
};
