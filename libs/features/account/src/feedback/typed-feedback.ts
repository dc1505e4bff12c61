import { BEST_RATING, FEEDBACK_SUBJECTS, LONGEST_FEEDBACK, type FeedbackSubject } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText } from '@haat/format';
import { outboxKey } from '@haat/progressive';

/** Feedback as it was typed. */
export interface TypedFeedback {
  /** Made with the form: sent again, it is the same feedback. */
  readonly key: string;
  /** 1 to 5; null where none was chosen. */
  readonly rating: number | null;
  /** Null where none was chosen. */
  readonly subject: FeedbackSubject | null;
  readonly text: string;
  /** Of a photo that was sent with an earlier try; empty without one. */
  readonly photoId: string;
}

/** A field of feedback in which something is wrong. */
export type FeedbackProblem = 'rating' | 'subject' | 'text';

/** Reads what was typed, as it was typed; a text that is too long is kept, to be shortened. */
export function readFeedback(form: FormData): TypedFeedback {
  const rating = Number(formText(form, 'rating'));
  const subject = formText(form, 'subject');
  return {
    // A form that was not made here has none.
    key: outboxKey(form) ?? crypto.randomUUID(),
    rating: Number.isInteger(rating) && rating >= 1 && rating <= BEST_RATING ? rating : null,
    subject: FEEDBACK_SUBJECTS.find((known) => known === subject) ?? null,
    text: cutText(formText(form, 'text').trim(), LONGEST_FEEDBACK * 2),
    photoId: cutText(formText(form, 'photoId').trim(), 100),
  };
}

/** What is wrong with feedback, in the order of its fields. */
export function feedbackProblems({ rating, subject, text }: TypedFeedback): FeedbackProblem[] {
  return [
    ...(rating === null ? ['rating' as const] : []),
    ...(subject === null ? ['subject' as const] : []),
    ...(text.length > LONGEST_FEEDBACK ? ['text' as const] : []),
  ];
}
