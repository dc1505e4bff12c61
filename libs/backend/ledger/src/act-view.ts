import type { MoneyActView } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import type { MoneyAct } from './money-acts.ts';

/** An act with money as support sees it. */
export function actView({ id, kind, subjectId, amountPaise, reason, requestedAt, doneAt }: MoneyAct): MoneyActView {
  return {
    id,
    kind,
    subject_id: subjectId,
    amount: toRupees(amountPaise),
    reason,
    requested_at: requestedAt.toISOString(),
    is_done: doneAt !== null,
  };
}
