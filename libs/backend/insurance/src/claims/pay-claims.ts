import { payoutAccountOf } from '@haat/backend-kyc';
import type { PayoutAccount } from '@haat/backend-kyc';
import type { PayoutOutcome } from '@haat/backend-payments';
import { addEvent, describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Encryptor, Transaction } from '@haat/backend-platform';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { claimAccountPurpose } from './encrypted-claim.ts';
import { keepMove, lockClaim, moveClaim } from './move-claim.ts';
import { insuranceClaimPayouts, insuranceClaims } from './tables.ts';

/** That an approved claim waits for a bank account: `claim_id`. */
export const CLAIM_WITHOUT_ACCOUNT = 'insurance.claim-without-account';
/** That the bank sent a claim's money back: `claim_id`. */
export const CLAIM_SENT_BACK = 'insurance.claim-sent-back';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 50;
/** Payments that the bank sent back, after which a person pays. */
const MOST_SENT_BACK = 10;

type PayoutRow = typeof insuranceClaimPayouts.$inferSelect;

/** Goes on with every payment of a claim that is due. See docs/domain/insurance.md#payment-of-a-claim. */
export async function payClaims(dependencies: Dependencies): Promise<void> {
  const { database, now, log } = dependencies;
  const due = await database
    .select({ claimId: insuranceClaimPayouts.claimId })
    .from(insuranceClaimPayouts)
    .where(and(isNotNull(insuranceClaimPayouts.nextAt), lte(insuranceClaimPayouts.nextAt, now())))
    .orderBy(asc(insuranceClaimPayouts.nextAt))
    .limit(BATCH);
  for (const { claimId } of due)
    await payClaim(dependencies, claimId).catch((error: unknown) =>
      log.warn({ claim: claimId, error: describeError(error) }, 'it is open how the payment of a claim stands'),
    );
}

/**
 * One step of a claim's payment. Before anything is asked for, the account of this try is written down: stopped at any
 * point, the next run asks again under the same key for the same account, which is the same payment.
 */
async function payClaim(dependencies: Dependencies, claimId: string): Promise<void> {
  const { adapters, database, encryptor } = dependencies;
  const payout = await inTransaction(database, (tx) => beginTry(tx, dependencies, claimId));
  if (payout?.encryptedAccount == null) return;
  const account = await readAccount(encryptor, claimId, payout.encryptedAccount);
  const key = payoutKey(payout);
  const destination = { kind: 'bank', name: account.name, account_number: account.number, ifsc: account.ifsc } as const;
  const outcome =
    (await adapters.payouts.find(key)) ??
    (await adapters.payouts.pay({ key, amountPaise: payout.amountPaise, destination }));
  await inTransaction(database, (tx) => settleTry(tx, dependencies, payout, outcome));
}

/** The key under which a try is paid once, as payouts of refunds have it. */
export function payoutKey({ claimId, failures }: Pick<PayoutRow, 'claimId' | 'failures'>): string {
  return `${claimId}-${failures}`;
}

/** The try that a key names; null for what is none of them. */
export function parsePayoutKey(key: string): Pick<PayoutRow, 'claimId' | 'failures'> | null {
  const [, claimId, failures] = /^([\da-f-]{36})-(\d{1,3})$/.exec(key) ?? [];
  return claimId === undefined ? null : { claimId, failures: Number(failures) };
}

/** The account of a try. */
export async function readAccount(encryptor: Encryptor, claimId: string, encrypted: string): Promise<PayoutAccount> {
  return JSON.parse(await encryptor.decrypt(encrypted, claimAccountPurpose(claimId))) as PayoutAccount;
}

async function beginTry(tx: Transaction, dependencies: Dependencies, claimId: string): Promise<PayoutRow | null> {
  const { encryptor, newId, now } = dependencies;
  const payout = await lockPayout(tx, claimId);
  if (payout === null || payout.nextAt === null || payout.nextAt > now()) return null;
  const nextAt = new Date(now().getTime() + MINUTE_MS);
  if (payout.encryptedAccount !== null) return update(tx, claimId, { nextAt });
  const { farmerId } = await lockClaim(tx, claimId);
  const account = await payoutAccountOf(tx, dependencies, farmerId);
  if (account !== null) {
    const encryptedAccount = await encryptor.encrypt(JSON.stringify(account), claimAccountPurpose(claimId));
    return update(tx, claimId, { nextAt, encryptedAccount, state: 'on-its-way' });
  }
  if (payout.state !== 'no-account')
    await addEvent(tx, { id: newId(), type: CLAIM_WITHOUT_ACCOUNT, payload: { claim_id: claimId }, at: now() });
  return update(tx, claimId, { nextAt, state: 'no-account' });
}

/** Writes down how a try stands; of an older try nothing, nor of one that is paid. */
export async function settleTry(
  tx: Transaction,
  dependencies: Dependencies,
  tried: Pick<PayoutRow, 'claimId' | 'failures'>,
  outcome: PayoutOutcome | null,
): Promise<void> {
  const { claimId } = tried;
  const payout = await lockPayout(tx, claimId);
  if (payout === null || payout.state === 'paid' || payout.failures !== tried.failures) return;
  if (outcome === null) return void (await update(tx, claimId, { state: 'by-hand', nextAt: null }));
  if (outcome.status === 'pending') return;
  if (outcome.status === 'failed') return takeBack(tx, dependencies, payout);
  await markPaid(tx, dependencies, claimId, outcome.bankReference ?? payoutKey(payout));
}

/**
 * Writes down that the bank sent a claim's money back, also after it was paid: it is tried again a day later to the
 * account of then, after ten times by a person. The farmer is told the first time, and whenever it was paid before.
 * The caller has locked the payment.
 */
export async function takeBack(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  payout: PayoutRow,
): Promise<void> {
  const { claimId } = payout;
  const failures = payout.failures + 1;
  const next =
    failures < MOST_SENT_BACK
      ? ({ state: 'sent-back', nextAt: new Date(now().getTime() + DAY_MS) } as const)
      : ({ state: 'by-hand', nextAt: null } as const);
  await update(tx, claimId, { ...next, failures, encryptedAccount: null, reference: null, paidAt: null });
  const wasPaid = payout.state === 'paid';
  if (wasPaid) {
    await lockClaim(tx, claimId);
    await tx.update(insuranceClaims).set({ state: 'APPROVED' }).where(eq(insuranceClaims.id, claimId));
    await keepMove(tx, now(), claimId, { state: 'APPROVED', by: 'payout' });
  }
  if (wasPaid || failures === 1)
    await addEvent(tx, { id: newId(), type: CLAIM_SENT_BACK, payload: { claim_id: claimId }, at: now() });
}

/** Says that a claim is paid. @throws ServiceError `claim_error.cannot_move` for one that is not approved */
export async function markPaid(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId'>,
  claimId: string,
  reference: string,
): Promise<void> {
  await moveClaim(tx, dependencies, await lockClaim(tx, claimId), 'PAID', { by: 'payout' });
  await update(tx, claimId, { state: 'paid', reference, paidAt: dependencies.now(), nextAt: null });
}

/** A claim's payment, held until the transaction ends; null before it is approved. */
export async function lockPayout(tx: Transaction, claimId: string): Promise<PayoutRow | null> {
  const isOf = eq(insuranceClaimPayouts.claimId, claimId);
  const [payout] = await tx.select().from(insuranceClaimPayouts).where(isOf).for('update');
  return payout ?? null;
}

async function update(tx: Transaction, claimId: string, change: Partial<PayoutRow>): Promise<PayoutRow | null> {
  const isOf = eq(insuranceClaimPayouts.claimId, claimId);
  const [payout] = await tx.update(insuranceClaimPayouts).set(change).where(isOf).returning();
  return payout ?? null;
}
