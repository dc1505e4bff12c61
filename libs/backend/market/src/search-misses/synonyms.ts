import type { SearchSynonym } from '@haat/api-contract/operator-figures';
import { inTransaction, isId, rowsOf, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { desc, eq, sql } from 'drizzle-orm';
import { foldText } from '../search/fold-text.ts';
import { matchSql } from '../search/match-sql.ts';
import { attemptsOf, readSearch } from '../search/read-search.ts';
import { products } from '../catalogue/tables.ts';
import { searchSynonyms } from './tables.ts';

const MOST_LISTED = 500;
/** Words of a term at most. */
const LONGEST_PHRASE = 3;

/** Words that are searched as others, the newest first. */
export async function listSynonyms(executor: Executor): Promise<SearchSynonym[]> {
  const rows = await executor.select().from(searchSynonyms).orderBy(desc(searchSynonyms.madeAt)).limit(MOST_LISTED);
  return rows.map(synonymView);
}

/**
 * Has a word or phrase that finds nothing searched as another. See docs/domain/catalogue.md#synonyms.
 * @throws ServiceError `search_error.synonym_taken` for one that is a synonym already, `search_error.finds_nothing`
 *   where what it shall mean finds nothing either
 */
export async function addSynonym(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  { term: typed, means }: Pick<SearchSynonym, 'term' | 'means'>,
): Promise<SearchSynonym> {
  const term = foldText(typed);
  return inTransaction(database, async (tx) => {
    if (term === '' || term.split(' ').length > LONGEST_PHRASE || !(await findsSomething(tx, means)))
      throw new ServiceError('search_error.finds_nothing');
    const [row] = await tx
      .insert(searchSynonyms)
      .values({ id: newId(), term, typed, means, madeAt: now() })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new ServiceError('search_error.synonym_taken');
    return synonymView(row);
  });
}

/** Takes a synonym back. @throws ServiceError `request_error.not_found` */
export async function removeSynonym(executor: Executor, id: string): Promise<void> {
  const gone = isId(id) ? await executor.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning() : [];
  if (gone.length === 0) throw new ServiceError('request_error.not_found');
}

/**
 * What is searched instead of a search that found nothing, by the synonyms of its words and phrases; null where there
 * is none. A synonym is not looked up again in what it means.
 */
export async function insteadOf(executor: Executor, search: string): Promise<string | null> {
  const words = foldText(search).split(' ');
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_PHRASE }, (_unused, index) => words.slice(start, start + index + 1).join(' ')),
  );
  const found = await executor
    .select()
    .from(searchSynonyms)
    .where(sql`${searchSynonyms.term} = any(${sql.param([...new Set(phrases)])}::text[])`);
  if (found.length === 0) return null;
  // The longest phrases first, so that no word of one is replaced by itself.
  const inOrder = found.toSorted((one, other) => other.term.length - one.term.length);
  return inOrder
    .reduce((text, { term, means }) => text.replace(` ${term} `, ` ${means} `), ` ${words.join(' ')} `)
    .trim();
}

async function findsSomething(executor: Executor, text: string): Promise<boolean> {
  for (const attempt of attemptsOf(readSearch(text))) {
    if (attempt.terms.length === 0) return false;
    const { condition } = matchSql(attempt, { names: products.searchNames, all: products.search });
    const [row] = await rowsOf<{ found: boolean }>(
      executor,
      sql`select exists (select 1 from ${products} where ${condition}) as found`,
    );
    if (row?.found === true) return true;
  }
  return false;
}

function synonymView({ id, typed, means, madeAt }: typeof searchSynonyms.$inferSelect): SearchSynonym {
  return { id, term: typed, means, made_at: madeAt.toISOString() };
}
