import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'photos',
    person: 'user_id',
    keeps: 'Photographs that a person sent, without anything but the picture.',
    hidden: ['jpeg'],
  },
  {
    table: 'photo_attempts',
    person: 'user_id',
    keeps: 'When a person sent what became no photograph, for a day: so many may be sent.',
  },
];
