import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'mandi_alerts',
    person: 'user_id',
    keeps: 'Prices of which a person wants to be told: crop, market and threshold; until they remove them.',
  },
];
