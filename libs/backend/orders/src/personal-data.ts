import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';
import { eraseTelephones } from './account/account-hook.ts';

const OF_ORDER = 'A part of the order: as long as it.';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'orders',
    person: 'farmer_id',
    keeps: 'Orders with the address and the names as they were, which the law on bills keeps.',
    keptAfterErasure: 'Books are kept 8 years: the order with name and address, without telephones.',
    keptRecord: 'bills',
    hidden: ['hash_code'],
    erase: eraseTelephones,
  },
  {
    table: 'order_escalations',
    person: 'user_id',
    keeps: 'Who brought an order before support.',
    keptAfterErasure: OF_ORDER,
    keptRecord: 'bills',
  },
  {
    table: 'order_history',
    person: 'user_id',
    keeps: 'Who moved an order, for disputes.',
    keptAfterErasure: OF_ORDER,
    keptRecord: 'bills',
  },
];

const OF_ORDERS = { column: 'order_id', of: { table: 'orders', key: 'id' } };

/** What belongs to a person's orders. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'order_lines', ...OF_ORDERS },
  { table: 'prebook_places', ...OF_ORDERS },
];
