import { z } from 'zod';
import { LANGUAGES } from '../vocabulary/languages.ts';

/** What addresses and ids of content look like. */
export const contentSlugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const languageSchema = z.enum(LANGUAGES);
/** Of what is edited: 0 before it was edited for the first time, then one more with each change. */
const versionSchema = z.number().int().min(0).max(1_000_000);

/** `PUT /editor/v1/articles/{slug}`: where an article stands and from when, all but its texts. */
export const articleFrameSchema = z.strictObject({
  /** As it was read: an article that another editor changed meanwhile is refused. */
  version: versionSchema,
  channel: contentSlugSchema,
  tags: z.array(contentSlugSchema).max(8),
  /** The day in India from which it is shown. */
  published_on: z.iso.date(),
  /** Slugs of the categories of goods that it names. */
  categories: z.array(contentSlugSchema).max(6),
});
/** All of an article but its texts. */
export type ArticleFrame = z.infer<typeof articleFrameSchema>;

/** `PUT /editor/v1/articles/{slug}/texts/{language}`: an article in one language. */
export const articleTextSchema = z.strictObject({
  version: versionSchema,
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().min(1).max(300),
  /** Markdown without HTML. */
  body: z.string().trim().min(1).max(8000),
  /** What was wrong: needed where readers have seen the text, and kept with it for good. */
  correction: z.string().trim().min(1).max(300).nullable(),
});
/** An article in one language, as it is written. */
export type ArticleTextInput = z.infer<typeof articleTextSchema>;

/** An article as editors see it. */
export const editedArticleSchema = articleFrameSchema.extend({
  slug: contentSlugSchema,
  texts: z.partialRecord(languageSchema, z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  corrections: z.array(z.object({ on: z.iso.date(), text: z.partialRecord(languageSchema, z.string()) })),
});
/** An article as editors see it. */
export type EditedArticle = z.infer<typeof editedArticleSchema>;

/** `GET /editor/v1/articles`. */
export const editedArticlesSchema = z.object({
  results: z.array(
    z.object({
      slug: contentSlugSchema,
      version: versionSchema,
      published_on: z.iso.date(),
      languages: z.array(languageSchema),
      /** In Hindi, or null before it is written. */
      title: z.string().nullable(),
    }),
  ),
});
