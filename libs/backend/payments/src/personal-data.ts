import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'credit_lines', person: 'user_id', keeps: 'A farmer’s credit line and its terms.' },
  {
    table: 'credit_transactions',
    person: 'user_id',
    keeps: 'The ledger of a farmer’s credit, which is never changed.',
  },
  {
    table: 'credit_acceptances',
    person: 'user_id',
    keeps:
      'Which Key Facts Statement a farmer agreed to with an order on credit, and when: the proof of the agreement.',
  },
  {
    table: 'refund_destinations',
    person: 'user_id',
    keeps: 'The accounts that a farmer gave for money back, encrypted, so that a change can be looked into.',
  },
  {
    table: 'refund_bank_references',
    person: 'user_id',
    keeps: 'Who of support read which payment at the bank when it did not answer for a refund, for audits.',
  },
  { table: 'payments', person: 'credit_user_id', keeps: 'Attempts to repay credit.' },
];
