import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'credit_lines', person: 'user_id', keeps: 'A farmer’s credit line and its terms.' },
  {
    table: 'credit_transactions',
    person: 'user_id',
    keeps: 'The ledger of a farmer’s credit, which is never changed.',
  },
  { table: 'payments', person: 'credit_user_id', keeps: 'Attempts to repay credit.' },
];
