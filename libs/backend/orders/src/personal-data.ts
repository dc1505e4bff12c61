import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'orders',
    person: 'farmer_id',
    keeps: 'Orders with the address and the names as they were, which the law on bills keeps.',
  },
  { table: 'order_escalations', person: 'user_id', keeps: 'Who brought an order before support.' },
  { table: 'order_history', person: 'user_id', keeps: 'Who moved an order, for disputes.' },
];
