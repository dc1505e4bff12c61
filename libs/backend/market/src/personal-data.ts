import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'vendors',
    person: 'phone_number',
    keeps: 'Number, name and owner of a shop, which every farmer may read.',
    keptAfterErasure: 'They are the shop’s, not the person’s: as long as the shop sells.',
  },
];
