import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'my_crops',
    person: 'user_id',
    keeps: 'Crops that a person grows: which, since when, on how many acres; until they remove them.',
  },
  {
    table: 'expert_questions',
    person: 'user_id',
    keeps:
      'Questions that a person asked experts: crop, part of the plant, text, photos, voice, and where each stands.',
    // Who answered is another person; the key only tells a question that is sent again.
    hidden: ['expert_id', 'key'],
  },
];

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { table: 'prescriptions', column: 'question_id', of: { table: 'expert_questions', key: 'id' } },
];
