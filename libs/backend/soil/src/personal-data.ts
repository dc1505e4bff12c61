import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'soil_samples',
    person: 'user_id',
    keeps: 'Samples of soil that a person handed in: the number of the bag, crop and acres, and what was measured.',
    // Who measured is another person; the key only tells a form that is sent again.
    hidden: ['laboratory_user_id', 'key'],
  },
];
