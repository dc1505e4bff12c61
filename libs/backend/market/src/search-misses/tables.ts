import type { Language } from '@haat/api-contract/vocabulary';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Searches that found nothing, without whose they were. See docs/domain/catalogue.md#searches-without-result. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    /** Folded. */
    term: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** English name of the shop's district; '' where no shop was chosen. */
    district: text().notNull(),
    /** Hash that tells sessions of one day and term apart, with the day's salt. */
    session: text().notNull(),
    searches: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.term, table.language, table.district, table.session] }),
    index('search_misses_term').on(table.term, table.language),
  ],
);

/** Makes one day's hashes; once it is deleted nothing tells whose they were, nor which are the same person's. */
export const searchMissSalts = pgTable('search_miss_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});

/** Words that are searched as others. See docs/domain/catalogue.md#synonyms. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: uuid().primaryKey(),
  /** Folded. */
  term: text().notNull().unique(),
  /** As it was typed. */
  typed: text().notNull(),
  means: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
