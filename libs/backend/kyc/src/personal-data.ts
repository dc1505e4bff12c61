import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'identity_papers',
    person: 'user_id',
    keeps: 'The identity document that an insurer or a law asks for, encrypted.',
  },
];
