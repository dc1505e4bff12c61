import type { BankAccount, BankAccounts } from '@haat/api-contract/kyc';
import { ifscOf, kycState, maskAccount } from '@haat/bank-account-core';
import { BANKS } from '@haat/bank-account-core/banks';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { hasIdentityDocument } from '../has-identity-document.ts';
import { bankAccounts } from '../tables.ts';
import { decryptAccount } from './encrypted-account.ts';

/** An account as the database has it. */
export type BankAccountRow = typeof bankAccounts.$inferSelect;
type AccountDependencies = Pick<Dependencies, 'database' | 'encryptor'>;

/** A person's accounts, the newest first, and how far their proof has come. */
export async function ownAccounts(dependencies: AccountDependencies, userId: string): Promise<BankAccounts> {
  const { database } = dependencies;
  const rows = await database
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNull(bankAccounts.removedAt)))
    .orderBy(desc(bankAccounts.givenAt), desc(bankAccounts.id));
  const hasDocument = await hasIdentityDocument(database, userId);
  const results = await Promise.all(rows.map((row) => toBankAccount(dependencies, row)));
  return { state: kycState({ hasDocument, accounts: rows.map(({ state }) => state) }), results };
}

/**
 * One of a person's accounts.
 * @param forUpdate locks it until the transaction ends
 * @throws ServiceError `kyc_error.account_not_found`, also for another person's and a removed one
 */
export async function ownAccountRow(
  executor: Executor,
  userId: string,
  id: string,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<BankAccountRow> {
  const isOwn = and(eq(bankAccounts.id, id), eq(bankAccounts.userId, userId), isNull(bankAccounts.removedAt));
  const found = executor.select().from(bankAccounts).where(isOwn);
  const [row] = isId(id) ? await (forUpdate ? found.for('update') : found) : [];
  if (row === undefined) throw new ServiceError('kyc_error.account_not_found');
  return row;
}

/** An account as its owner sees it: the number masked, and nothing of what the bank told. */
export async function toBankAccount(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  row: BankAccountRow,
): Promise<BankAccount> {
  const { number, name } = await decryptAccount(encryptor, row.id, row.encryptedAccount ?? '');
  return {
    id: row.id,
    masked_number: maskAccount(number),
    ifsc: row.ifsc,
    bank: ifscOf(row.ifsc, BANKS)?.bank ?? null,
    name,
    state: row.state,
    refusal: row.refusal,
    is_with_support: row.isWithSupport,
    given_at: row.givenAt.toISOString(),
    is_payout: row.payoutFrom !== null,
    payout_from: row.payoutFrom?.toISOString() ?? null,
  };
}
