import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'vendor_staff', person: 'user_id', keeps: 'Who works for which shop.' },
  {
    table: 'feedback',
    person: 'user_id',
    keeps: 'What a person thinks of the market: rating, words and photo, and what support answered.',
    // Who answered is another person.
    hidden: ['supporter_id'],
  },
];

const OF_ORDERS = { column: 'order_id', of: { table: 'orders', key: 'id' } };

/** What belongs to a person's orders. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'order_returns', ...OF_ORDERS },
  { table: 'order_issues', ...OF_ORDERS },
  { table: 'invoices', ...OF_ORDERS },
  { table: 'arrival_questions', ...OF_ORDERS },
];
