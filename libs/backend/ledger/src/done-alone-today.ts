import { indiaDay } from '@haat/format';
import { and, eq, gte, isNull, sum } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { MoneyAct } from './money-acts.ts';
import { moneyActs } from './tables.ts';

/**
 * What was done on this day of India's calendar about one shop or farmer on one person's word, whole paise: the next
 * act is judged together with it. The caller holds the subject's lock.
 */
export async function doneAloneToday(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { kind, subjectId }: Pick<MoneyAct, 'kind' | 'subjectId'>,
): Promise<number> {
  const today = new Date(`${indiaDay(now())}T00:00:00+05:30`);
  const [earlier] = await tx
    .select({ paise: sum(moneyActs.amountPaise) })
    .from(moneyActs)
    .where(
      and(
        eq(moneyActs.kind, kind),
        eq(moneyActs.subjectId, subjectId),
        gte(moneyActs.doneAt, today),
        isNull(moneyActs.confirmedBy),
      ),
    );
  return Number(earlier?.paise ?? 0);
}
