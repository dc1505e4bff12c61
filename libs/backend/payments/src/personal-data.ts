import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

const BOOKS = 'Books are kept 8 years.';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'credit_lines',
    person: 'user_id',
    keeps: 'A farmer’s credit line and its terms.',
    keptAfterErasure: BOOKS,
    keptRecord: 'credit',
  },
  {
    table: 'credit_transactions',
    person: 'user_id',
    keeps: 'The ledger of a farmer’s credit, which is never changed.',
    keptAfterErasure: BOOKS,
    keptRecord: 'credit',
  },
  {
    table: 'credit_acceptances',
    person: 'user_id',
    keeps:
      'Which Key Facts Statement a farmer agreed to with an order on credit, and when: the proof of the agreement.',
    keptAfterErasure: `${BOOKS} It proves on which terms the credit was.`,
    keptRecord: 'credit',
  },
  {
    table: 'refund_destinations',
    person: 'user_id',
    keeps: 'The accounts that a farmer gave for money back, encrypted, so that a change can be looked into.',
    keptAfterErasure: `${BOOKS} It proves where money went, and is read only for a reason.`,
    keptRecord: 'bills',
  },
  {
    table: 'refund_bank_references',
    person: 'user_id',
    keeps: 'Who of support read which payment at the bank when it did not answer for a refund, for audits.',
    keptAfterErasure: `${BOOKS} Of staff alone.`,
  },
  {
    table: 'payments',
    person: 'credit_user_id',
    keeps: 'Attempts to repay credit.',
    keptAfterErasure: BOOKS,
    keptRecord: 'credit',
  },
];

/** What belongs to a person's orders and credit. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'refunds', column: 'order_id', of: { table: 'orders', key: 'id' } },
  { table: 'payment_captures', column: 'order_id', of: { table: 'orders', key: 'id' } },
  { table: 'credit_entries', column: 'transaction_id', of: { table: 'credit_transactions', key: 'id' } },
];
