import type { AccountDecision } from '@haat/api-contract/kyc';
import type { BankAccountState, NameMatch } from '@haat/api-contract/vocabulary';
import { addEvent, inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { asc, eq } from 'drizzle-orm';
import { bankAccounts } from '../tables.ts';
import { ACCOUNT_NOTICE } from './account-notices.ts';
import { holderPurpose } from './encrypted-account.ts';
import { toBankAccount } from './own-accounts.ts';

/** Accounts shown at once. */
const MOST = 100;

/** An account of which support has to decide. */
export interface UndecidedAccount {
  readonly id: string;
  readonly masked_number: string;
  readonly ifsc: string;
  readonly bank: string | null;
  readonly name: string;
  readonly holder: string | null;
  readonly name_match: NameMatch | null;
  readonly given_at: string;
}

/** Accounts of which a person has to decide whether the two names are one, the oldest first. */
export async function undecidedAccounts(
  dependencies: Pick<Dependencies, 'database' | 'encryptor'>,
): Promise<UndecidedAccount[]> {
  const { database, encryptor } = dependencies;
  const rows = await database
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.isWithSupport, true))
    .orderBy(asc(bankAccounts.givenAt))
    .limit(MOST);
  return Promise.all(
    rows.map(async (row) => {
      const { id, masked_number, ifsc, bank, name, given_at } = await toBankAccount(dependencies, row);
      const { encryptedHolder } = row;
      const holder = encryptedHolder === null ? null : await encryptor.decrypt(encryptedHolder, holderPurpose(id));
      return { id, masked_number, ifsc, bank, name, holder, name_match: row.nameMatch, given_at };
    }),
  );
}

/**
 * Verifies or rejects an account of which a person has to decide, and tells its owner.
 * @throws ServiceError `kyc_error.account_not_found`, `kyc_error.account_decided` for one that waits for no decision
 */
export async function decideAccount(
  { database, newId, now }: Dependencies,
  staffId: string,
  id: string,
  { decision, reason }: AccountDecision,
): Promise<{ id: string; state: BankAccountState }> {
  return inTransaction(database, async (tx) => {
    const [row] = isId(id) ? await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for('update') : [];
    if (row === undefined || row.removedAt !== null) throw new ServiceError('kyc_error.account_not_found');
    if (!row.isWithSupport) throw new ServiceError('kyc_error.account_decided');
    const outcome =
      decision === 'verify'
        ? ({ state: 'VERIFIED', refusal: null } as const)
        : ({ state: 'REJECTED', refusal: 'by-support' } as const);
    const by = { isWithSupport: false, decidedAt: now(), decidedBy: staffId, decision: reason };
    await tx
      .update(bankAccounts)
      .set({ ...outcome, ...by })
      .where(eq(bankAccounts.id, id));
    await addEvent(tx, { id: newId(), type: ACCOUNT_NOTICE, payload: { account_id: id }, at: now() });
    return { id, state: outcome.state };
  });
}
