import { z } from 'zod';
import { pagedSchema } from '../paging.ts';
import { BEST_RATING, FEEDBACK_STATUSES, FEEDBACK_SUBJECTS, LONGEST_FEEDBACK } from '../vocabulary/account/feedback.ts';

const saidSchema = z.object({
  /** 1 (very bad) to 5 (very good). */
  rating: z.number().int().min(1).max(BEST_RATING),
  subject: z.enum(FEEDBACK_SUBJECTS),
  /** In own words; may be empty. */
  text: z.string().trim().max(LONGEST_FEEDBACK),
});

/** `POST /feedback/v1/messages`. See docs/domain/aftercare.md#feedback. */
export const feedbackInputSchema = saidSchema.extend({
  /** Of `POST /upload/v1/photos`; null for none. */
  photo_id: z.string().min(1).max(100).nullable(),
  /** Of the filled form: what comes again by it is the same feedback, however often it comes. */
  key: z.uuid(),
});
/** Feedback to be sent. */
export type FeedbackInput = z.input<typeof feedbackInputSchema>;

/** Feedback as its sender sees it. */
export const feedbackSchema = saidSchema.extend({
  id: z.uuid(),
  /** Out of the one count that complaints have. */
  number: z.string(),
  status: z.enum(FEEDBACK_STATUSES),
  has_photo: z.boolean(),
  /** Support's words; null before it was answered. */
  answer: z.string().nullable(),
  /** Moments: when it was sent, and by when it is to be answered. */
  sent_at: z.string(),
  answer_by: z.string(),
});
/** Feedback as its sender sees it. */
export type Feedback = z.infer<typeof feedbackSchema>;
/** Answer of `GET /feedback/v1/messages`: the person's own, the newest first, 50 at most. */
export const feedbackListSchema = z.object({ results: z.array(feedbackSchema) });

/** Answer of `GET /support/v1/feedback`: what waits for an answer, without who sent it, the longest waiting first. */
export const supportFeedbackSchema = pagedSchema(feedbackSchema.omit({ answer: true }));

/** `POST /support/v1/feedback/{id}/answer`. */
export const answerFeedbackSchema = z.object({ answer: z.string().trim().min(1).max(LONGEST_FEEDBACK) });
