import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'training_lessons_read',
    person: 'user_id',
    keeps: 'Lessons of the training that a person has marked as read.',
  },
  {
    table: 'training_attempts',
    person: 'user_id',
    keeps: 'Attempts at the quiz of the training: how many answers were right, and which questions were not.',
    // The key only tells a form that is sent again.
    hidden: ['key'],
  },
  {
    table: 'training_certificates',
    person: 'user_id',
    keeps: 'The certificate of the training, with the name that the profile had then.',
  },
  {
    table: 'training_attendances',
    person: 'user_id',
    keeps: 'Trainings in the field that a person with a certificate was at: day and place.',
    // Who wrote it down is another person.
    hidden: ['trainer_user_id'],
  },
];
