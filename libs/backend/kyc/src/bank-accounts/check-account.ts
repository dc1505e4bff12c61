import { nameMatch } from '@haat/bank-account-core';
import { addEvent, describeError, inTransaction, workInLanes } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Job } from '@haat/backend-platform';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { RazorpayXError } from '../razorpay-x/razorpay-x-client.ts';
import { bankAccounts } from '../tables.ts';
import type { AccountCheck } from './account-check-adapter.ts';
import { ACCOUNT_NOTICE } from './account-notices.ts';
import { ACCOUNT_GIVEN } from './add-account.ts';
import { decryptAccount, holderPurpose } from './encrypted-account.ts';
import type { BankAccountRow } from './own-accounts.ts';

/** For this time no other process asks; if this one dies, another asks afterwards. */
const LEASE_MS = 60_000;
const PAUSE_MS = 120_000;
/** After this time without an answer a person looks. */
const LONGEST_MS = 24 * 3_600_000;
const LANES = 4;
const TAKE_FOR_MS = 30_000;

/** Asks the bank of an account as soon as it was given. */
export const ACCOUNT_EVENT_HANDLERS: EventHandlers = {
  [ACCOUNT_GIVEN]: async (dependencies, { payload }) => {
    for (const row of await leaseDue(dependencies, 1, payload['account_id'] ?? ''))
      await checkAccount(dependencies, row);
  },
};

/** Asks again where a bank has not answered. */
export const ACCOUNT_JOBS: readonly Job[] = [
  {
    name: 'kyc.account-checks',
    every: 60_000,
    isShared: true,
    run: async (dependencies) => {
      await workInLanes<BankAccountRow>({
        lanes: LANES,
        takeFor: TAKE_FOR_MS,
        take: (free) => leaseDue(dependencies, free),
        work: (row) => checkAccount(dependencies, row),
      });
    },
  },
];

/** Leases accounts whose check is due to this process. @param id only this one */
async function leaseDue({ database, now }: Dependencies, most: number, id?: string): Promise<BankAccountRow[]> {
  return inTransaction(database, async (tx) => {
    const isOne = id === undefined ? undefined : eq(bankAccounts.id, id);
    const rows = await tx
      .select()
      .from(bankAccounts)
      .where(and(isOne, lte(bankAccounts.nextCheckAt, now()), isNull(bankAccounts.removedAt)))
      .orderBy(asc(bankAccounts.nextCheckAt))
      .limit(most)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await tx
        .update(bankAccounts)
        .set({ nextCheckAt: new Date(now().getTime() + LEASE_MS) })
        .where(eq(bankAccounts.id, row.id));
    return rows;
  });
}

async function checkAccount(dependencies: Dependencies, row: BankAccountRow): Promise<void> {
  const { adapters, encryptor, log } = dependencies;
  try {
    const { number, name } = await decryptAccount(encryptor, row.id, row.encryptedAccount ?? '');
    const { accountChecks } = adapters;
    const check =
      row.checkId === null
        ? await accountChecks.start({ key: row.id, number, ifsc: row.ifsc, name })
        : await accountChecks.find(row.checkId);
    await bookCheck(dependencies, row, { check, name });
  } catch (error) {
    log.warn({ account: row.id, error: describeError(error) }, 'it is open how the check of an account stands');
    // What was refused is of no use again: the bank's word is missing, and a person looks.
    const isForGood = error instanceof RazorpayXError && error.isForGood;
    await bookCheck(dependencies, row, { check: isForGood ? null : 'unknown', name: '' });
  }
}

/** What became of a check: the company's word, null when none will come, or `unknown`. */
interface CheckReport {
  readonly check: AccountCheck | null | 'unknown';
  /** The holder's name as it was given. */
  readonly name: string;
}

/** Writes down what a bank said. Told twice, or late, it changes nothing. */
async function bookCheck(dependencies: Dependencies, row: BankAccountRow, report: CheckReport): Promise<void> {
  const { database, newId, now, encryptor } = dependencies;
  const change = await changeOf(dependencies, row, report);
  const holder = report.check === null || report.check === 'unknown' ? null : report.check.holder;
  const encryptedHolder = holder === null ? null : await encryptor.encrypt(holder, holderPurpose(row.id));
  await inTransaction(database, async (tx) => {
    const booked = await tx
      .update(bankAccounts)
      .set({ ...change, encryptedHolder })
      .where(
        and(
          eq(bankAccounts.id, row.id),
          eq(bankAccounts.state, 'SUBMITTED'),
          eq(bankAccounts.isWithSupport, false),
          isNull(bankAccounts.removedAt),
        ),
      )
      .returning({ state: bankAccounts.state });
    const state = booked[0]?.state;
    if (state === undefined || state === 'SUBMITTED') return;
    await addEvent(tx, { id: newId(), type: ACCOUNT_NOTICE, payload: { account_id: row.id }, at: now() });
  });
}

async function changeOf({ now }: Dependencies, row: BankAccountRow, { check, name }: CheckReport) {
  const isOld = now().getTime() - row.givenAt.getTime() > LONGEST_MS;
  const withSupport = { isWithSupport: true, nextCheckAt: null };
  const later = isOld ? withSupport : { nextCheckAt: new Date(now().getTime() + PAUSE_MS) };
  if (check === null) return withSupport;
  if (check === 'unknown') return later;
  const { id: checkId, status, isOpen, holder } = check;
  if (status === 'pending') return { ...later, checkId };
  // The bank could not be asked: another check is begun.
  if (status === 'failed') return { ...later, checkId: null };
  const decided = { checkId, nextCheckAt: null, decidedAt: now() };
  if (!isOpen) return { ...decided, state: 'REJECTED', refusal: 'not-open' } as const;
  if (holder === null) return { ...withSupport, checkId };
  const match = nameMatch(name, holder);
  if (match === 'match') return { ...decided, state: 'VERIFIED', nameMatch: match } as const;
  if (match === 'no') return { ...decided, state: 'REJECTED', refusal: 'other-name', nameMatch: match } as const;
  return { ...withSupport, checkId, nameMatch: match };
}
