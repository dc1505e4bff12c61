import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'fields',
    person: 'user_id',
    keeps: 'Fields that a person registered: boundary, name, crop, variety and sowing; until they remove them.',
    // It only tells a form that is sent again.
    hidden: ['key'],
  },
];

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'field_entries', column: 'field_id', of: { table: 'fields', key: 'id' }, hidden: ['key'] },
];
