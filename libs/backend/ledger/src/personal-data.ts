import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'money_acts',
    person: 'requested_by',
    keeps: 'Who of support wanted an act with money, who confirmed and who declined it, for audits.',
    keptAfterErasure: 'Books are kept 8 years. Of staff alone.',
  },
];
