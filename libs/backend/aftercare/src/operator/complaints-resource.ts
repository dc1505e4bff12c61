import { ISSUE_REASONS, ISSUE_STATUSES } from '@haat/api-contract/vocabulary';
import { lockOrder } from '@haat/backend-orders';
import type { Transaction } from '@haat/backend-platform';
import {
  CARERS,
  choiceFilter,
  flagFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { eq, sql } from 'drizzle-orm';
import { orderIssues } from '../after-order/tables.ts';
import { transitionIssue } from '../after-order/transition-issue.ts';
import { lockEscalatedIssue } from '../overrule/overrule.ts';
import { overruleAction } from './overrule-action.ts';

/** Complaints about orders at the desk: whose clock runs out, and what support has the last word on. */
export const complaintsResource: OperatorResource = {
  name: 'complaints',
  read: CARERS,
  source: { table: orderIssues, key: orderIssues.id, isUuid: true, lock: lockOrderOfIssue },
  sort: { field: 'opened_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: orderIssues.number, isSortable: true },
    opened_at: { kind: 'time', column: orderIssues.openedAt, isSortable: true },
    status: { kind: 'choice', choices: ISSUE_STATUSES, column: orderIssues.status },
    reason: { kind: 'choice', choices: ISSUE_REASONS.map(({ code }) => code), column: orderIssues.reason },
    order_id: { kind: 'reference', reference: 'orders', column: orderIssues.orderId },
    variant_id: { kind: 'text', column: orderIssues.variantId, isDetail: true },
    answer_by: { kind: 'time', column: orderIssues.answerBy, isSortable: true },
    close_by: { kind: 'time', column: orderIssues.closeBy },
    /** The farmer's own words: read to answer them, and in no list. */
    note: { kind: 'long-text', column: orderIssues.note, isDetail: true },
    answer: { kind: 'long-text', column: orderIssues.answer, isDetail: true },
    photos: {
      kind: 'number',
      column: sql<number>`jsonb_array_length(${orderIssues.photoIds})`.mapWith(Number).as('photos'),
      isDetail: true,
    },
    updated_at: { kind: 'time', column: orderIssues.updatedAt, isDetail: true },
  },
  filters: {
    number: textFilter(orderIssues.number, 40),
    order_id: referenceFilter(orderIssues.orderId, 'orders'),
    status: choiceFilter(orderIssues.status, ISSUE_STATUSES),
    reason: choiceFilter(
      orderIssues.reason,
      ISSUE_REASONS.map(({ code }) => code),
    ),
    is_escalated: flagFilter(eq(orderIssues.status, 'ESCALATED')),
    since: sinceFilter(orderIssues.openedAt),
    until: untilFilter(orderIssues.openedAt),
  },
  actions: {
    close: {
      roles: CARERS,
      secondPerson: 'never',
      inputs: { answer: { kind: 'long-text', longest: 1000, isRequired: true } },
      run: async (tx, { dependencies }, id, { answer }) => {
        await transitionIssue(tx, dependencies, null, id, { to: 'CLOSED', by: 'support', answer: String(answer) });
        return null;
      },
    },
    'give-back': overruleAction('overrule-issue', lockEscalatedIssue),
  },
};

async function lockOrderOfIssue(tx: Transaction, id: string): Promise<void> {
  const [issue] = await tx.select({ orderId: orderIssues.orderId }).from(orderIssues).where(eq(orderIssues.id, id));
  if (issue !== undefined) await lockOrder(tx, issue.orderId);
}
