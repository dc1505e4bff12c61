import { indiaDay, toPaise } from '@haat/format';
import { interestDue } from '@haat/order-core';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';

import { book, bookedEntries } from './credit-ledger.ts';
import { lockCreditLine } from './credit-lines.ts';
import { accountFacts, bookedInterest } from './account-summary.ts';
import { creditLines } from './tables.ts';

const EVERY_MS = 900_000;
/** Lines looked for at once. */
const BATCH = 100;

/**
 * Books the interest of every line up to today, once a day however often it is called and by how many processes: what
 * the rule says for the whole account less what is booked already, so that a day that was missed is made up for.
 */
export async function accrueInterest(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const today = indiaDay(now());
  for (let after: string | null = null; ;) {
    const waiting = await database
      .select({ userId: creditLines.userId })
      .from(creditLines)
      .where(
        and(
          or(isNull(creditLines.accruedThrough), lt(creditLines.accruedThrough, today)),
          after === null ? undefined : gt(creditLines.userId, after),
        ),
      )
      .orderBy(asc(creditLines.userId))
      .limit(BATCH);
    for (const { userId } of waiting) await accrueLine(dependencies, userId, today);
    const last = waiting.at(-1);
    if (last === undefined) return;
    after = last.userId;
  }
}

async function accrueLine(dependencies: Dependencies, userId: string, today: string): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const line = await lockCreditLine(tx, userId);
    if (line === null || (line.accruedThrough !== null && line.accruedThrough >= today)) return;
    const entries = await bookedEntries(tx, userId);
    const paise = toPaise(interestDue(accountFacts(line, entries), today)) - toPaise(bookedInterest(entries));
    await book(tx, dependencies, {
      userId,
      orderId: null,
      reference: `interest:${userId}:${today}`,
      at: dependencies.now(),
      event: { kind: 'interest', paise },
    });
    await tx.update(creditLines).set({ accruedThrough: today }).where(eq(creditLines.userId, userId));
  });
}

/** The daily credit job: a day's interest, soon after the day has begun in India. */
export const CREDIT_JOBS: readonly Job[] = [{ name: 'credit.interest', every: EVERY_MS, run: accrueInterest }];
