import { z } from 'zod';
import { cropCardSchema } from '../advice/crops.ts';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { languageSchema } from '../protocol/language-schema.ts';
import { LONGEST_QUESTION } from '../vocabulary/advice/questions.ts';
import {
  MOST_COMMENT_LETTERS,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORTED_KINDS,
} from '../vocabulary/content/content.ts';

/** A comment as readers see it. */
export const commentSchema = z.object({
  id: z.uuid(),
  /** First name; null where none is known. */
  author: z.string().nullable(),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Of the person who asks. */
  is_own: z.boolean(),
  /** It holds an address of the web or a number to call. */
  has_contact: z.boolean(),
  /** An expert of agriculture wrote it. */
  is_expert: z.boolean(),
});
/** A comment as readers see it. */
export type Comment = z.infer<typeof commentSchema>;

/** `GET /content/v1/posts/{slug}/activity`: comments in pages of 20, the newest first. */
export const postActivityQuerySchema = pageQuerySchema;
/** Likes and comments of a post. */
export const postActivitySchema = z.object({
  likes: z.number().int(),
  /** By the person who asks. */
  is_liked: z.boolean(),
  /** The post itself is of the person who asks. */
  is_own: z.boolean(),
  comments: pagedSchema(commentSchema),
});
/** Likes and comments of a post. */
export type PostActivity = z.infer<typeof postActivitySchema>;

/** `PUT /content/v1/posts/{slug}/like`. */
export const likeInputSchema = z.object({ is_liked: z.boolean() });
/** How many like a post now. */
export const likesSchema = z.object({ likes: z.number().int(), is_liked: z.boolean() });

/** `POST /content/v1/posts/{slug}/comments`. */
export const commentInputSchema = z.object({ text: z.string().trim().min(1).max(MOST_COMMENT_LETTERS) });

const reportedSchema = z.object({
  kind: z.enum(REPORTED_KINDS),
  /** Slug of a post, id of a comment. */
  id: z.string().min(1).max(100),
});

/** `POST /content/v1/reports`: what a reader finds wrong. */
export const reportInputSchema = reportedSchema.extend({ reason: z.enum(REPORT_REASONS) });
/** What a reader finds wrong. */
export type ReportInput = z.infer<typeof reportInputSchema>;

/** `GET /moderator/v1/reports`: what was reported and waits for a moderator. */
export const reportedThingsSchema = z.object({
  results: z.array(
    reportedSchema.extend({
      text: z.string(),
      /** Readers do not see it now. */
      is_hidden: z.boolean(),
      reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), at: z.iso.datetime() })),
    }),
  ),
});

/** `POST /moderator/v1/decisions`. */
export const reportDecisionSchema = reportedSchema.extend({ decision: z.enum(REPORT_DECISIONS) });
/** What a moderator decided. */
export type ReportDecision = z.infer<typeof reportDecisionSchema>;

/** `POST /content/v1/questions`: a question to everyone. See docs/domain/content.md#questions-to-everyone. */
export const communityQuestionInputSchema = z.object({
  /** Made with the form: the same question sent again, from another tab or after a lost answer, is one question. */
  key: z.uuid(),
  /** Null where it is about no crop. */
  crop: cropCardSchema.shape.id.nullable(),
  /** In which it is written. */
  language: languageSchema,
  text: z.string().trim().min(1).max(LONGEST_QUESTION),
});
/** A question to everyone, to be sent. */
export type CommunityQuestionInput = z.input<typeof communityQuestionInputSchema>;

/** Where a question to everyone stands: `/community/post/{slug}`. */
export const askedQuestionSchema = z.object({ slug: z.string() });
/** Where a question to everyone stands. */
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** A question to everyone as who asked it sees it. */
export const ownQuestionSchema = askedQuestionSchema.extend({
  text: z.string(),
  crop: cropCardSchema.shape.id.nullable(),
  asked_at: z.iso.datetime(),
  /** How many comments readers see. */
  comments: z.number().int(),
  /** Readers do not see it, because of reports or by a moderator. */
  is_hidden: z.boolean(),
});
/** A question to everyone as who asked it sees it. */
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;
/** Answer of `GET /content/v1/questions`: the person's own, the newest first, 50 at most. */
export const ownQuestionsSchema = z.object({ results: z.array(ownQuestionSchema) });
