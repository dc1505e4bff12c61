import type { OtpSent } from '@haat/api-contract';
import type { ChoosePayoutAccount } from '@haat/api-contract/kyc';
import { DEFAULT_LANGUAGE, PAYOUT_ACCOUNT_WAIT_HOURS } from '@haat/api-contract/vocabulary';
import type { Language } from '@haat/api-contract/vocabulary';
import { languageOfPhoneNumber, refuseBeforeStepUp, sendOtp, takeActCode } from '@haat/backend-identity';
import { addEvent, inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { bankAccounts } from '../tables.ts';
import { endOf, PAYOUT_ACCOUNT_CHANGED, PAYOUT_ACCOUNT_REMOVED, payoutCodeText } from './account-notices.ts';
import { decryptAccount } from './encrypted-account.ts';
import type { AccountSecret } from './encrypted-account.ts';
import { ownAccountRow } from './own-accounts.ts';
import type { BankAccountRow } from './own-accounts.ts';

const WAIT_MS = PAYOUT_ACCOUNT_WAIT_HOURS * 3_600_000;

/** A signed-in person who decides where they are paid. */
export interface AccountOwner {
  readonly userId: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  /** IP address. */
  readonly callerAddress: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Sends the code by which an account becomes the one that is paid; it opens no other account.
 * @throws ServiceError `kyc_error.account_not_found`, `kyc_error.account_not_verified`, `request_error.cannot_be_told`,
 *   `auth_error.step_up_needed`, and what a code throws
 */
export async function sendPayoutCode(
  dependencies: Dependencies,
  { userId, phoneNumber, callerAddress }: AccountOwner,
  id: string,
  asked: Language | undefined,
): Promise<OtpSent> {
  const { adapters, database, encryptor } = dependencies;
  await refuseBeforeStepUp(database, userId);
  const row = verified(await ownAccountRow(database, userId, id));
  const language = asked ?? (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  if (!adapters.sms.canSend('payout-account-code', language)) throw new ServiceError('request_error.cannot_be_told');
  await refuseUntold(dependencies, phoneNumber);
  const end = endOf((await decryptAccount(encryptor, row.id, row.encryptedAccount ?? '')).number);
  const sent = await sendOtp(dependencies, {
    phoneNumber,
    callerAddress,
    language,
    payoutAccount: { values: () => ({ end }), text: (otp, read) => payoutCodeText(otp, end, read) },
  });
  await database.update(bankAccounts).set({ payoutCodeId: sent.request_id }).where(eq(bankAccounts.id, row.id));
  return sent;
}

/**
 * Makes an account the one that is paid, from 24 hours later on: until then nothing is paid on any. The one that it is
 * already stays as it is. See docs/domain/bank-accounts.md#the-account-that-is-paid.
 * @throws ServiceError as `sendPayoutCode`; `auth_error.otp_*`, also for a code of another account
 */
export async function choosePayoutAccount(
  dependencies: Dependencies,
  owner: AccountOwner,
  id: string,
  { request_id: requestId, otp }: ChoosePayoutAccount,
): Promise<BankAccountRow> {
  const { database, newId, now, encryptor } = dependencies;
  const { userId, network, phoneNumber, callerAddress } = owner;
  await refuseBeforeStepUp(database, userId);
  const asked = verified(await ownAccountRow(database, userId, id));
  if (asked.payoutCodeId !== requestId) throw new ServiceError('auth_error.otp_wrong');
  await refuseUntold(dependencies, phoneNumber);
  await takeActCode(dependencies, { requestId, otp, purpose: 'payout-account', phoneNumber, callerAddress, network });
  return inTransaction(database, async (tx) => {
    await lockName(tx, `bank-accounts:${userId}`);
    const row = verified(await ownAccountRow(tx, userId, id, { forUpdate: true }));
    if (row.payoutFrom !== null) return row;
    await tx
      .update(bankAccounts)
      .set({ payoutFrom: null })
      .where(and(eq(bankAccounts.userId, userId), isNotNull(bankAccounts.payoutFrom)));
    const payoutFrom = new Date(now().getTime() + WAIT_MS);
    await tx.update(bankAccounts).set({ payoutFrom, payoutCodeId: null }).where(eq(bankAccounts.id, id));
    const subjects = { account: id, reason: 'chosen' };
    await recordSecurityEvent(tx, dependencies, { kind: 'payout-account-changed', userId, network, subjects });
    const end = endOf((await decryptAccount(encryptor, id, row.encryptedAccount ?? '')).number);
    const payload = { account_id: id, end, from: payoutFrom.toISOString() };
    await addEvent(tx, { id: newId(), type: PAYOUT_ACCOUNT_CHANGED, payload, at: now() });
    return { ...row, payoutFrom, payoutCodeId: null };
  });
}

/**
 * Removes an account: number and names are gone at once.
 * @throws ServiceError `kyc_error.account_not_found`, `auth_error.step_up_needed`
 */
export async function removeAccount(
  dependencies: Dependencies,
  { userId, network }: Pick<AccountOwner, 'userId' | 'network'>,
  id: string,
): Promise<void> {
  const { database, newId, now, encryptor } = dependencies;
  await inTransaction(database, async (tx) => {
    await refuseBeforeStepUp(tx, userId);
    const row = await ownAccountRow(tx, userId, id, { forUpdate: true });
    await tx
      .update(bankAccounts)
      .set({
        ...{ encryptedAccount: null, encryptedHolder: null, isWithSupport: false, nextCheckAt: null },
        ...{ payoutFrom: null, payoutCodeId: null, removedAt: now() },
      })
      .where(eq(bankAccounts.id, id));
    if (row.payoutFrom === null) return;
    const subjects = { account: id, reason: 'removed' };
    await recordSecurityEvent(tx, dependencies, { kind: 'payout-account-changed', userId, network, subjects });
    const end = endOf((await decryptAccount(encryptor, id, row.encryptedAccount ?? '')).number);
    const event = { type: PAYOUT_ACCOUNT_REMOVED, payload: { user_id: userId, end } };
    await addEvent(tx, { id: newId(), ...event, at: now() });
  });
}

/** Where a person is paid. */
export interface PayoutAccount extends AccountSecret {
  readonly ifsc: string;
}

/** The account on which a person is paid now; null without one, and while a change waits. */
export async function payoutAccountOf(
  executor: Executor | Transaction,
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  userId: string,
): Promise<PayoutAccount | null> {
  const [row] = await executor
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNotNull(bankAccounts.payoutFrom), isNull(bankAccounts.removedAt)));
  if (row?.payoutFrom == null || row.payoutFrom > now() || row.encryptedAccount === null) return null;
  return { ...(await decryptAccount(encryptor, row.id, row.encryptedAccount)), ifsc: row.ifsc };
}

/** Of these people, those who have an account on which they are paid now. */
export async function peoplePaidOnAccounts(
  executor: Executor,
  now: Date,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await executor
    .select({ userId: bankAccounts.userId })
    .from(bankAccounts)
    .where(
      and(
        inArray(bankAccounts.userId, [...userIds]),
        lte(bankAccounts.payoutFrom, now),
        isNull(bankAccounts.removedAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

function verified(row: BankAccountRow): BankAccountRow {
  if (row.state !== 'VERIFIED') throw new ServiceError('kyc_error.account_not_verified');
  return row;
}

/** @throws ServiceError `request_error.cannot_be_told` when no text that tells of the change is registered */
async function refuseUntold({ adapters, database }: Dependencies, phoneNumber: string): Promise<void> {
  const language = (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  if (!adapters.sms.canSend('payout-account-changed', language)) throw new ServiceError('request_error.cannot_be_told');
}
