import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'my_crops',
    person: 'user_id',
    keeps: 'Crops that a person grows: which, since when, on how many acres; until they remove them.',
  },
];
