import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'vendors',
    person: 'phone_number',
    keeps: 'Number, name and owner of a shop, which every farmer may read.',
    keptAfterErasure: 'They are the shop’s, not the person’s: as long as the shop sells.',
  },
  {
    table: 'price_changes',
    person: 'user_id',
    keeps: 'Which prices a member of staff changed at the desk, from what to what, and when.',
    keptAfterErasure: 'What was asked for goods belongs to the books of the shop, which are kept 8 years.',
    keptRecord: 'bills',
  },
];
