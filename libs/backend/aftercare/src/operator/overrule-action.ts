import { requestAct } from '@haat/backend-ledger';
import type { Transaction } from '@haat/backend-platform';
import { CARERS } from '@haat/backend-platform/operator';
import type { OperatorAction } from '@haat/backend-platform/operator';
import { checkRefundable, overruledPaise } from '../overrule/overrule.ts';
import type { OverruleSubject } from '../overrule/overrule.ts';

/** Gives money back over a shop's refusal; from ₹5,000.00 on a second person confirms it. */
export function overruleAction(
  kind: 'overrule-issue' | 'overrule-return',
  lock: (tx: Transaction, id: string) => Promise<OverruleSubject>,
): OperatorAction {
  return {
    roles: CARERS,
    secondPerson: 'by-amount',
    inputs: {
      amount: { kind: 'rupees', least: 0.01, isRequired: true },
      reason: { kind: 'long-text', longest: 500, isRequired: true },
    },
    run: async (tx, { dependencies, by }, id, { amount, reason }) => {
      const subject = await lock(tx, id);
      const amountPaise = Number(amount);
      await checkRefundable(tx, subject, amountPaise);
      const act = await requestAct(tx, dependencies, {
        ...{ kind, subjectId: subject.id, amountPaise, reason: String(reason), by },
        earlierPaise: await overruledPaise(tx, subject.order.id),
      });
      return act.doneAt === null ? act.id : null;
    },
  };
}
