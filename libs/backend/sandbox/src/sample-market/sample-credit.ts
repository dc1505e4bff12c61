import type { UserHook } from '@haat/backend-identity';
import { eq } from 'drizzle-orm';
import { creditLines } from '@haat/backend-payments/tables';
import { book, DEFAULT_TERMS } from '@haat/backend-payments';
import type { Booking } from '@haat/backend-payments';
import { installation } from '@haat/backend-platform/tables';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { SAMPLE_PEOPLE_KEY } from './sample-users.ts';

const DAY_MS = 86_400_000;
/** ₹50,000. */
const SAMPLE_LIMIT_PAISE = 5_000_000;
/** Newcomers to the sample market whose number ends in this digit find a credit line. */
const SAMPLE_LAST_DIGIT = '7';

/**
 * What the sample market's credit farmer bought and paid before the market opened: a fictitious order number, days
 * ago, paise.
 */
const HISTORY = {
  orderId: '0c000000-0000-4000-8000-000000000001',
  orderedDaysAgo: 45,
  orderPaise: 1_240_000,
  repaidDaysAgo: 10,
  repaymentPaise: 500_000,
} as const;

/** Opens a line on the usual terms; a farmer who has one keeps it. */
async function openLine(executor: Executor, userId: string, createdAt: Date): Promise<void> {
  await executor
    .insert(creditLines)
    .values({ userId, limitPaise: SAMPLE_LIMIT_PAISE, ...DEFAULT_TERMS, createdAt })
    .onConflictDoNothing();
}

/**
 * Where the sample market has its people, a newcomer whose number ends in 7 gets a credit line, so that every tester
 * can try one.
 */
async function openSandboxLine(
  executor: Executor,
  { id, phoneNumber }: { id: string; phoneNumber: string | null },
  now: Date,
): Promise<void> {
  if (phoneNumber?.endsWith(SAMPLE_LAST_DIGIT) !== true) return;
  const [sample] = await executor
    .select({ key: installation.key })
    .from(installation)
    .where(eq(installation.key, SAMPLE_PEOPLE_KEY));
  if (sample !== undefined) await openLine(executor, id, now);
}

/** Opens a credit line for such a newcomer. */
export const sampleCreditHook: UserHook = { created: openSandboxLine };

/** Gives the sample market's credit farmer a line with something in its ledger. */
export async function insertSampleCredit(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'newId' | 'now'>,
  userId: string,
): Promise<void> {
  const ago = (days: number) => new Date(dependencies.now().getTime() - days * DAY_MS);
  const { orderId, orderedDaysAgo, orderPaise: paise, repaidDaysAgo, repaymentPaise } = HISTORY;
  await openLine(tx, userId, ago(orderedDaysAgo));
  const bookings: Pick<Booking, 'event' | 'orderId' | 'at'>[] = [
    { event: { kind: 'order', paise }, orderId, at: ago(orderedDaysAgo) },
    { event: { kind: 'delivery', paise }, orderId, at: ago(orderedDaysAgo - 1) },
    { event: { kind: 'repayment', paise: repaymentPaise }, orderId: null, at: ago(repaidDaysAgo) },
  ];
  for (const booking of bookings)
    await book(tx, dependencies, { ...booking, userId, reference: `sample-${booking.event.kind}:${userId}` });
}
