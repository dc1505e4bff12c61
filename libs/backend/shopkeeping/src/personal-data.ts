import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'goods_changes',
    person: 'user_id',
    keeps: 'Who of a shop changed a price, a stock or what is on sale, and when.',
    keptAfterErasure: 'Books of the shop are kept 8 years. Of staff alone.',
  },
  {
    table: 'goods_imports',
    person: 'user_id',
    keeps: 'Who of a shop checked a file of goods, and what it said.',
    keptAfterErasure: 'Those that were applied belong to the books of the shop. Of staff alone.',
  },
];
