/** What feedback is about. See docs/domain/aftercare.md#feedback. */
export const FEEDBACK_SUBJECTS = ['goods', 'shop', 'delivery', 'money', 'advice', 'app', 'other'] as const;
/** What feedback is about. */
export type FeedbackSubject = (typeof FEEDBACK_SUBJECTS)[number];

/** What becomes of feedback. See docs/domain/aftercare.md#feedback. */
export const FEEDBACK_STATUSES = ['OPEN', 'ESCALATED', 'ANSWERED'] as const;
/** What becomes of feedback. */
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** The best rating; 1 is the worst. */
export const BEST_RATING = 5;
/** Characters of feedback, and of its answer. */
export const LONGEST_FEEDBACK = 1_000;
/** Feedback of one person in 24 hours. */
export const MOST_FEEDBACK = 5;
