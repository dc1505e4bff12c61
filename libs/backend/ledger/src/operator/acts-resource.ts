import { MONEY_ACTS, SECOND_PAYMENT_ENDS } from '@haat/api-contract/vocabulary';
import type { SecondPaymentEnd } from '@haat/api-contract/vocabulary';
import { CARERS, choiceFilter, referenceFilter, sinceFilter, untilFilter } from '@haat/backend-platform/operator';
import type { OperatorAction, OperatorResource } from '@haat/backend-platform/operator';
import { and, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { requestRelease } from '../ledger-acts.ts';
import { confirmAct, declineAct } from '../money-acts.ts';
import { requestSecondPaymentEnd } from '../second-payment-acts.ts';
import { moneyActs } from '../tables.ts';

const STATES = ['waiting', 'done', 'declined'] as const;
const STATE_OF = {
  waiting: and(isNull(moneyActs.doneAt), isNull(moneyActs.declinedAt)),
  done: isNotNull(moneyActs.doneAt),
  declined: isNotNull(moneyActs.declinedAt),
} as const;
const reason = { kind: 'long-text', isRequired: true, longest: 500 } as const;

/** Acts that a second person confirms: the one place where they stand, whoever wanted them. */
export const actsResource: OperatorResource = {
  name: 'acts',
  read: CARERS,
  source: { table: moneyActs, key: moneyActs.id, isUuid: true },
  sort: { field: 'requested_at', order: 'desc' },
  fields: {
    requested_at: { kind: 'time', column: moneyActs.requestedAt, isSortable: true },
    kind: { kind: 'choice', choices: MONEY_ACTS, column: moneyActs.kind },
    state: {
      kind: 'choice',
      choices: STATES,
      column: sql<string>`case when ${moneyActs.doneAt} is not null then 'done'
        when ${moneyActs.declinedAt} is not null then 'declined' else 'waiting' end`.as('state'),
    },
    subject_id: { kind: 'text', column: moneyActs.subjectId },
    amount: { kind: 'rupees', column: moneyActs.amountPaise },
    reason: { kind: 'long-text', column: moneyActs.reason },
    requested_by_id: { kind: 'reference', reference: 'users', column: moneyActs.requestedBy },
    confirmed_by_id: { kind: 'reference', reference: 'users', column: moneyActs.confirmedBy },
    declined_by_id: { kind: 'reference', reference: 'users', column: moneyActs.declinedBy },
    done_at: { kind: 'time', column: moneyActs.doneAt },
    declined_at: { kind: 'time', column: moneyActs.declinedAt },
    centre_id: { kind: 'reference', reference: 'shops', column: moneyActs.centreId, isDetail: true },
  },
  filters: {
    state: {
      kind: 'choices',
      choices: STATES,
      where: (states: (typeof STATES)[number][]) => or(...states.map((state) => STATE_OF[state])),
    },
    kind: choiceFilter(moneyActs.kind, MONEY_ACTS),
    requested_by_id: referenceFilter(moneyActs.requestedBy, 'users'),
    since: sinceFilter(moneyActs.requestedAt),
    until: untilFilter(moneyActs.requestedAt),
  },
  actions: {
    confirm: {
      roles: CARERS,
      secondPerson: 'never',
      inputs: {},
      run: async (tx, { dependencies, by }, id) => {
        await confirmAct(tx, dependencies, id, by);
        return null;
      },
    },
    decline: {
      roles: CARERS,
      secondPerson: 'never',
      inputs: {},
      run: async (tx, { dependencies, by }, id) => {
        await declineAct(tx, dependencies, id, by);
        return null;
      },
    },
  },
};

/** What support does with refunds, within the limits that the ledger holds. See docs/domain/ledger.md#second-person. */
export const REFUND_ACTIONS: Readonly<Record<string, OperatorAction>> = {
  release: {
    roles: CARERS,
    secondPerson: 'by-amount',
    inputs: { reason },
    run: async (tx, { dependencies, by }, refundId, input) => {
      const act = await requestRelease(tx, dependencies, { refundId, reason: String(input['reason']), by });
      return act.doneAt === null ? act.id : null;
    },
  },
  'end-second-payment': {
    roles: CARERS,
    secondPerson: 'by-amount',
    inputs: {
      end: { kind: 'choice', choices: SECOND_PAYMENT_ENDS, isRequired: true },
      amount: { kind: 'rupees', least: 0.01, isRequired: true },
      reason,
    },
    run: async (tx, { dependencies, by }, refundId, input) => {
      const act = await requestSecondPaymentEnd(tx, dependencies, {
        refundId,
        end: input['end'] as SecondPaymentEnd,
        amountPaise: Number(input['amount']),
        reason: String(input['reason']),
        by,
      });
      return act.doneAt === null ? act.id : null;
    },
  },
};
