import { eq } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { ledgerEntries } from './ledger-entries.ts';
import type { LedgerEvent } from './ledger-entries.ts';
import { creditEntries, creditTransactions } from './tables.ts';
import type { LedgerAccount, LedgerKind } from './tables.ts';

/** An event to be booked. */
export interface Booking {
  userId: string;
  orderId: string | null;
  /** Names the event: the same one is booked once only. */
  reference: string;
  at: Date;
  event: LedgerEvent;
}

/**
 * Books a ledger entry in the transaction of its cause; an amount of zero is not booked. The caller holds the lock of
 * the farmer's credit line. @returns whether it was booked now; false when its reference already exists
 */
export async function book(
  tx: Transaction,
  { newId }: Pick<Dependencies, 'newId'>,
  { userId, orderId, reference, at, event }: Booking,
): Promise<boolean> {
  if (event.paise === 0) return false;
  const [booked] = await tx
    .insert(creditTransactions)
    .values({ id: newId(), userId, kind: event.kind, orderId, reference, at })
    .onConflictDoNothing()
    .returning({ id: creditTransactions.id });
  if (booked === undefined) return false;
  await tx.insert(creditEntries).values(ledgerEntries(event).map((entry) => ({ ...entry, transactionId: booked.id })));
  return true;
}

/** An entry of a farmer's ledger with the event that it belongs to. */
export interface BookedEntry {
  kind: LedgerKind;
  orderId: string | null;
  at: Date;
  account: LedgerAccount;
  amountPaise: number;
}

/** Every entry of a farmer's ledger, the oldest first. */
export async function bookedEntries(executor: Executor, userId: string): Promise<BookedEntry[]> {
  return executor
    .select({
      kind: creditTransactions.kind,
      orderId: creditTransactions.orderId,
      at: creditTransactions.at,
      account: creditEntries.account,
      amountPaise: creditEntries.amountPaise,
    })
    .from(creditTransactions)
    .innerJoin(creditEntries, eq(creditEntries.transactionId, creditTransactions.id))
    .where(eq(creditTransactions.userId, userId))
    .orderBy(creditEntries.id);
}
