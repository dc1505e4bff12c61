/** Where a question to an expert stands. See docs/domain/advice.md#questions. */
export const QUESTION_STATUSES = ['SENT', 'ASSIGNED', 'ANSWERED', 'CLOSED', 'WITHDRAWN'] as const;
/** Where a question to an expert stands. */
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Who moves a question. */
export const QUESTION_ACTORS = ['farmer', 'expert'] as const;
/** Who moves a question. */
export type QuestionActor = (typeof QUESTION_ACTORS)[number];

/** Photos of a question. */
export const MOST_QUESTION_PHOTOS = 4;
/** Letters of a question. */
export const LONGEST_QUESTION = 500;
/** Questions of one person in 24 hours. */
export const MOST_QUESTIONS = 10;
/** Letters of what an expert says to do. */
export const LONGEST_ADVICE = 2000;
/** Items of a prescription. */
export const MOST_PRESCRIBED = 10;
/** Days on which a prescription is valid, after the day of the answer. */
export const PRESCRIPTION_DAYS = 10;
