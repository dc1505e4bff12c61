import { courseSchema, progressSchema, type TrainingProgress } from '@haat/api-contract/training';
import { answered } from './network-states.ts';

/* What the services answer about the training, made through the contract's schemas. */

const LESSONS = ['seed', 'label', 'spray', 'soil', 'cash', 'consent'];
const QUESTIONS = ['a-date', 'a-bill', 'a-colour', 'a-crop', 'a-days', 'a-wind', 'a-bottle', 'a-spot', 'a-pin', 'a-no'];

/** Six lessons and ten questions. */
export const COURSE = answered(
  courseSchema.parse({
    lessons: LESSONS.map((id) => ({
      ...{ id, title: `About ${id}: what a label and a bill of a shop say`, source: 'Seeds Act, 1966' },
      summary: 'Good seed is half the harvest. The label says whether it is good.',
      points: [
        'Read the label: variety, lot number, germination, and until when it is valid.',
        'Keep the bill, the label and the empty bag until the harvest.',
      ],
    })),
    questions: QUESTIONS.map((id, index) => ({
      ...{ id, lesson: LESSONS[index % LESSONS.length], text: 'The date on the label is over. What do you say?' },
      options: ['a', 'b', 'c'].map((option) => ({ id: option, text: `Answer ${option}: it is not bought any more` })),
    })),
  }),
);

/** How far a person has come: nothing yet where nothing else is said. */
export function progressAnswer(change: Partial<TrainingProgress> = {}) {
  return answered(
    progressSchema.parse({
      ...{ read: [], last_attempt: null, is_passed: false, attempts_left: 3, certificate: null },
      ...change,
    }),
  );
}

const ATTEMPT = { id: '00000000-0000-4000-8000-0000000000a1', made_day: '2026-11-26' };
/** An attempt with six right answers. */
export const FAILED = { ...ATTEMPT, right: 6, is_passed: false, wrong: QUESTIONS.slice(0, 4) };
/** One with eight. */
export const PASSED = { ...ATTEMPT, right: 8, is_passed: true, wrong: QUESTIONS.slice(0, 2) };
/** A certificate with a long name. */
export const CERTIFICATE = {
  ...{ number: 'CT-7K3Q9-0ABCD', name: 'Sunita Ramchandra Pawar-Deshmukh', issued_day: '2026-11-26' },
  attendances: [{ day: '2026-11-20', place: 'KVK Nashik' }],
};
/** What a form of the quiz sends with some questions left out. */
export const SOME_ANSWERS = {
  ...{ outbox: '00000000-0000-4000-8000-0000000000c1' },
  ...Object.fromEntries(QUESTIONS.slice(2).map((id) => [`answer-${id}`, 'b'])),
};
