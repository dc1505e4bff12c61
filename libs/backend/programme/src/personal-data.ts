import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'programme_applications',
    person: 'user_id',
    keeps: 'Applications for cards of the programme, with the field, the sowing, the decision and the card.',
    // Who decided is another person; the keys only tell forms and codes that come again.
    hidden: ['officer_id', 'key', 'code_id'],
  },
];

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'programme_benefit_uses', column: 'application_id', of: { table: 'programme_applications', key: 'id' } },
];
