import type { MoneyActView } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import type { MoneyAct } from './money-acts.ts';

/** An act with money as support sees it. */
export function actView(act: MoneyAct): MoneyActView {
  const { id, kind, subjectId, centreId, amountPaise, reason, requestedAt, doneAt } = act;
  return {
    id,
    kind,
    subject_id: subjectId,
    centre_id: centreId,
    amount: toRupees(amountPaise),
    reason,
    requested_at: requestedAt.toISOString(),
    is_done: doneAt !== null,
  };
}
