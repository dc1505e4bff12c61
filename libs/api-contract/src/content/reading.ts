import { z } from 'zod';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { POST_KINDS } from '../vocabulary/content/content.ts';

/** `POST /graphql`: a query for content; see `libs/backend/content/src/graphql/content.graphql`. */
export const graphqlQuerySchema = z.object({
  query: z.string().min(1).max(20_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
});

/** Answer of `POST /graphql`: the fields that were asked for. */
export const graphqlAnswerSchema = z.object({ data: z.record(z.string(), z.unknown()) });

const languageSchema = z.enum(LANGUAGES);
const daySchema = z.iso.date();

/** A channel or a tag. */
export const topicSchema = z.object({ slug: z.string(), name: z.string() });
/** A channel or a tag. */
export type Topic = z.infer<typeof topicSchema>;

/** An article in a list. */
export const articleSummarySchema = z.object({
  slug: z.string(),
  /** Of the texts; Hindi where they are not written in the language asked for. */
  language: languageSchema,
  title: z.string(),
  summary: z.string(),
  channel: topicSchema,
  publishedOn: daySchema,
  /** Of reading. */
  minutes: z.number().int(),
});
/** An article in a list. */
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article. */
export const articleSchema = articleSummarySchema.extend({
  /** Markdown without HTML. */
  body: z.string(),
  tags: z.array(topicSchema),
  /** Slugs of the categories of goods that it names. */
  categories: z.array(z.string()),
  corrections: z.array(z.object({ on: daySchema, text: z.string() })),
});
/** An article. */
export type Article = z.infer<typeof articleSchema>;

/** What an editor or a farmer posted. */
export const postSchema = z.object({
  slug: z.string(),
  kind: z.enum(POST_KINDS),
  language: languageSchema,
  text: z.string(),
  /** Null for the editors, and where no name is known. */
  author: z.string().nullable(),
  /** District and state; null where none is known, and for the editors. */
  place: z.string().nullable(),
  /** Of an invented person. */
  isSample: z.boolean(),
  isExpert: z.boolean(),
  /** Slug of the crop that a question is about; null where it is about none. */
  crop: z.string().nullable(),
  /** It holds an address of the web or a number to call. */
  hasContact: z.boolean(),
  publishedAt: z.iso.datetime(),
});
/** What an editor or a farmer posted. */
export type Post = z.infer<typeof postSchema>;

/** Something to listen to. */
export const episodeSchema = z.object({
  slug: z.string(),
  language: languageSchema,
  title: z.string(),
  summary: z.string(),
  transcript: z.string(),
  bytes: z.number().int(),
  seconds: z.number().int(),
  /** Spoken by a machine. */
  isSample: z.boolean(),
  publishedOn: daySchema,
});
/** Something to listen to. */
export type Episode = z.infer<typeof episodeSchema>;

/** A dated fact with its source. */
export const newsItemSchema = z.object({
  slug: z.string(),
  language: languageSchema,
  title: z.string(),
  text: z.string(),
  source: z.string(),
  on: daySchema,
  /** In English; null for the whole country. */
  state: z.string().nullable(),
  crops: z.array(z.string()),
});
/** A dated fact with its source. */
export type NewsItem = z.infer<typeof newsItemSchema>;

/** A page of content; `next` goes into `after`. */
export interface ContentPage<Entry> {
  readonly nodes: readonly Entry[];
  /** Of all pages. */
  readonly count: number;
  readonly next: string | null;
}
