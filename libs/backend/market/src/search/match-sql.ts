import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Search, SearchTerm } from './read-search.ts';

/** The search columns of a table. Both have a trigram index. */
export interface SearchColumns {
  /** Folded names and nicknames. */
  names: AnyColumn;
  /** Those, and all else by which a row may be found. */
  all: AnyColumn;
}

/** Which rows a search finds, and how well each fits: more is better. */
export interface Match {
  condition: SQL;
  score: SQL;
}

/**
 * A word no longer than this resembles too many others: it must match exactly, and as a whole word when it is a
 * synonym of the typed word.
 */
const SHORT_WORD = 3;
/** A word with at most this many letters must match a whole word, unless it is still being typed. */
const TINY_WORD = 2;

/**
 * Points for a term, by where and how it was found. A whole word is more than half of another: 'dhan' is a crop
 * before it is 'danedar' (granules).
 */
const POINTS = { name: 4, nameBegins: 2.5, word: 3, wordBegins: 1.5, likeName: 2.5, like: 1 } as const;
/** A name's own wording is more than another word for it. */
const INSTEAD = 0.9;
const WHOLE_WORDING = 4;
const BEGINS_WITH_PHRASE = 2;
const HOLDS_PHRASE = 2;
const HELPFUL = { name: 2, word: 1.5 } as const;

const begins = (word: string) => `% ${word}%`;
const whole = (word: string) => `% ${word} %`;

/**
 * The search in SQL. As many terms as are needed must be found; `like` and `<%` with a constant on one side are what
 * the trigram index answers. `<%` takes for a misspelling what is alike by `pg_trgm.word_similarity_threshold` (0.6).
 */
export function matchSql({ terms, needed, isTolerant, helpful, phrase }: Search, columns: SearchColumns): Match {
  const score = [
    ...terms.map((term) => termScore(term, columns)),
    ...helpful.map((word) => helpfulScore(word, columns)),
    phraseScore(phrase, columns),
  ];
  return {
    condition: conditionOf(
      terms.map((term) => termFound(term, columns, isTolerant)),
      needed,
    ),
    score: sql.join(score, sql` + `),
  };
}

/** At least this many of the terms; `or` and `and` use the index, and the count is evaluated on their result. */
function conditionOf(found: readonly SQL[], needed: number): SQL {
  if (found.length === 0) return sql`true`;
  if (needed >= found.length) return sql.join([...found], sql` and `);
  return sql`((${sql.join([...found], sql` or `)}) and ${sql.join(
    found.map((one) => sql`${one}::int`),
    sql` + `,
  )} >= ${needed})`;
}

function termFound({ typed, instead, isLast }: SearchTerm, { all }: SearchColumns, isTolerant: boolean): SQL {
  const typedPattern = typed.length <= TINY_WORD && !isLast ? whole(typed) : begins(typed);
  const patterns = [typedPattern, ...instead.map((word) => (word.length <= SHORT_WORD ? whole(word) : begins(word)))];
  const options = patterns.map((pattern) => sql`${all} like ${pattern}`);
  if (isTolerant && canBeMisspelt(typed)) options.push(sql`${typed}::text <% ${all}`);
  return sql`(${sql.join(options, sql` or `)})`;
}

function canBeMisspelt(word: string): boolean {
  return word.length > SHORT_WORD && !word.includes(' ') && !/^\d+$/.test(word);
}

function termScore({ typed, instead }: SearchTerm, { names, all }: SearchColumns): SQL {
  const scoreOf = (
    word: string,
  ) => sql`case when ${names} like ${whole(word)} then ${sql.raw(String(POINTS.name))} when ${names} like
    ${begins(word)} then ${sql.raw(String(POINTS.nameBegins))}
    when ${all} like ${whole(word)} then ${sql.raw(String(POINTS.word))} when ${all} like ${begins(word)} then
    ${sql.raw(String(POINTS.wordBegins))} else 0 end`;
  const options = [scoreOf(typed), ...instead.map((word) => sql`${sql.raw(String(INSTEAD))} * ${scoreOf(word)}`)];
  if (canBeMisspelt(typed))
    options.push(
      sql`greatest(${sql.raw(String(POINTS.likeName))} * word_similarity(${typed}::text, ${names}),
        ${sql.raw(String(POINTS.like))} * word_similarity(${typed}::text, ${all}))`,
    );
  return options.length === 1 ? sql`(${options[0]})` : sql`greatest(${sql.join(options, sql`, `)})`;
}

function helpfulScore(word: string, { names, all }: SearchColumns): SQL {
  return sql`case when ${names} like ${whole(word)} then ${sql.raw(String(HELPFUL.name))} when ${all} like
    ${whole(word)} then ${sql.raw(String(HELPFUL.word))} else 0 end`;
}

/** What was typed may be a whole wording of a name (they stand between double spaces), or a part of one. */
function phraseScore(phrase: string, { names }: SearchColumns): SQL {
  if (phrase === '') return sql`0`;
  return sql`case when (' ' || ${names} || ' ') like ${`%  ${phrase}  %`} then ${sql.raw(String(WHOLE_WORDING))} else 0
    end
    + case when starts_with(${names}, ${` ${phrase}`}) then ${sql.raw(String(BEGINS_WITH_PHRASE))} else 0 end
    + case when ${names} like ${whole(phrase)} then ${sql.raw(String(HOLDS_PHRASE))} else 0 end`;
}
