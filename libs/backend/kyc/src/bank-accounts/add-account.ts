import type { BankAccountInput } from '@haat/api-contract/kyc';
import { MOST_BANK_ACCOUNTS } from '@haat/api-contract/vocabulary';
import { refuseBeforeStepUp } from '@haat/backend-identity';
import { addEvent, inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { plainLine } from '@haat/format';
import { and, eq, gt, ne, or, isNull } from 'drizzle-orm';
import { bankAccounts } from '../tables.ts';
import { decryptAccount, encryptAccount } from './encrypted-account.ts';
import type { AccountSecret } from './encrypted-account.ts';
import type { BankAccountRow } from './own-accounts.ts';

/** That an account was given, whose bank is to be asked: `account_id`. */
export const ACCOUNT_GIVEN = 'kyc.bank-account-given';
const DAY_MS = 86_400_000;

/**
 * Takes an account to be paid on, and has its bank asked. One that the person has already is not taken twice: it stays
 * as it is. See docs/domain/bank-accounts.md#adding-an-account.
 * @returns its id
 * @throws ServiceError `request_error.invalid` (numbers that differ, a name that is only markup),
 *   `kyc_error.too_many_accounts`, `auth_error.step_up_needed`
 */
export async function addBankAccount(
  dependencies: Dependencies,
  userId: string,
  { account_number: number, account_number_again: again, ifsc, name: typed }: BankAccountInput,
): Promise<string> {
  const { database, newId, now, encryptor } = dependencies;
  if (number !== again) throw invalid('account_number_again', 'differs');
  const name = plainLine(typed);
  if (name === '') throw invalid('name', 'too_short');
  return inTransaction(database, async (tx) => {
    await refuseBeforeStepUp(tx, userId);
    await lockName(tx, `bank-accounts:${userId}`);
    const counted = await countedAccounts(tx, userId, now());
    const same = await accountLike(dependencies, counted, { number, name, ifsc });
    if (same !== null) return same.id;
    if (counted.length >= MOST_BANK_ACCOUNTS) throw new ServiceError('kyc_error.too_many_accounts');
    const id = newId();
    const encryptedAccount = await encryptAccount(encryptor, id, { number, name });
    const at = { givenAt: now(), nextCheckAt: now() };
    await tx.insert(bankAccounts).values({ id, userId, encryptedAccount, ifsc, state: 'SUBMITTED', ...at });
    await addEvent(tx, { id: newId(), type: ACCOUNT_GIVEN, payload: { account_id: id }, at: now() });
    return id;
  });
}

/** Accounts that count towards the most: those that are there, and all of the last day, since each check costs. */
async function countedAccounts(tx: Transaction, userId: string, now: Date): Promise<BankAccountRow[]> {
  const isThere = and(isNull(bankAccounts.removedAt), ne(bankAccounts.state, 'REJECTED'));
  const isOfToday = gt(bankAccounts.givenAt, new Date(now.getTime() - DAY_MS));
  return tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), or(isThere, isOfToday)));
}

/** The same account under the same name, unless it was rejected: then it is tried again. */
async function accountLike(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  rows: readonly BankAccountRow[],
  { number, name, ifsc }: AccountSecret & { readonly ifsc: string },
): Promise<BankAccountRow | null> {
  for (const row of rows) {
    if (row.encryptedAccount === null || row.state === 'REJECTED' || row.ifsc !== ifsc) continue;
    const held = await decryptAccount(encryptor, row.id, row.encryptedAccount);
    if (held.number === number && held.name === name) return row;
  }
  return null;
}

function invalid(field: string, rule: string): ServiceError {
  return new ServiceError('request_error.invalid', { fields: [{ field, rule }] });
}
