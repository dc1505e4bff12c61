import type { MoneyActKind } from '@haat/api-contract/vocabulary';
import { and, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm';
import type { Transaction } from '@haat/backend-platform';

import { moneyActs } from './tables.ts';

/**
 * What was done about one subject by acts of some kinds on one person's word, whole paise, whenever that was. The
 * caller holds the subject's lock.
 */
export async function doneAloneFor(
  tx: Transaction,
  kinds: readonly MoneyActKind[],
  subjectId: string,
): Promise<number> {
  const [earlier] = await tx
    .select({ paise: sum(moneyActs.amountPaise) })
    .from(moneyActs)
    .where(
      and(
        inArray(moneyActs.kind, [...kinds]),
        eq(moneyActs.subjectId, subjectId),
        isNotNull(moneyActs.doneAt),
        isNull(moneyActs.confirmedBy),
      ),
    );
  return Number(earlier?.paise ?? 0);
}
