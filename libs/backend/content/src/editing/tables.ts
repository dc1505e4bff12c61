import type { Language } from '@haat/api-contract/vocabulary';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ArticleText, Correction } from '../library/articles.ts';

/**
 * Articles that editors wrote or changed; one with the slug of an article of the library stands in its place. Who
 * edited is in the record of security events (`role-use`).
 */
export const contentArticles = pgTable('content_articles', {
  slug: text().primaryKey(),
  /** One more with each change. */
  version: integer().notNull(),
  channel: text().notNull(),
  tags: text().array().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  categories: text().array().notNull(),
  texts: jsonb().$type<Partial<Record<Language, ArticleText>>>().notNull(),
  /** In which readers may have seen it; only added to. */
  seenLanguages: text('seen_languages').array().$type<Language[]>().notNull().default([]),
  /** Only added to. */
  corrections: jsonb().$type<readonly Correction[]>().notNull(),
});
