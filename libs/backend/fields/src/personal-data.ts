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
  {
    table: 'geotag_tasks',
    person: 'user_id',
    keeps:
      'Visits to fields that a person was asked for: boundary, photo, where the phone was and when, reasons, and ' +
      'what became of them; until the field is removed.',
    // Who looked at a reason is another person; keys only tell a form that is sent again.
    hidden: ['reviewer_id', 'picture_hash', 'photo_key', 'reason_key'],
  },
];

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'field_entries', column: 'field_id', of: { table: 'fields', key: 'id' }, hidden: ['key'] },
  { table: 'satellite_looks', column: 'field_id', of: { table: 'fields', key: 'id' }, hidden: ['cell'] },
  { table: 'satellite_readings', column: 'field_id', of: { table: 'fields', key: 'id' } },
];
