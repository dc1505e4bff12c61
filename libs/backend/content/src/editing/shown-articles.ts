import type { Dependencies, Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { sql } from 'drizzle-orm';
import { channelOf, libraryArticles, tagOf } from '../library/articles.ts';
import type { LibraryArticle } from '../library/articles.ts';
import { contentArticles } from './tables.ts';

interface Kept {
  /** Sum of all versions: it grows with each change. */
  readonly changes: number;
  readonly articles: readonly LibraryArticle[];
}

/** What was read of each database, until something there is changed. */
const kept = new WeakMap<Executor, Kept>();

/** Articles that readers see: written in Hindi at least, and published by today; the newest first. */
export async function shownArticles({
  database,
  now,
}: {
  readonly database: Executor;
  readonly now: Dependencies['now'];
}): Promise<readonly LibraryArticle[]> {
  const today = indiaDay(now());
  return (await allArticles(database)).filter(({ publishedOn }) => publishedOn <= today);
}

async function allArticles(database: Executor): Promise<readonly LibraryArticle[]> {
  const [counted] = await database
    .select({ changes: sql<string>`coalesce(sum(${contentArticles.version}), 0)` })
    .from(contentArticles);
  const changes = Number(counted?.changes);
  const before = kept.get(database);
  if (before?.changes === changes) return before.articles;
  const rows = changes === 0 ? [] : await database.select().from(contentArticles);
  const edited = new Set(rows.map(({ slug }) => slug));
  const articles = [
    ...libraryArticles().filter(({ slug }) => !edited.has(slug)),
    ...rows.flatMap(readableArticle),
  ].sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  kept.set(database, { changes, articles });
  return articles;
}

function readableArticle({ channel, tags, texts, ...row }: typeof contentArticles.$inferSelect): LibraryArticle[] {
  const { hi } = texts;
  return hi === undefined
    ? []
    : [{ ...row, channel: channelOf(channel), tags: tags.map(tagOf), texts: { ...texts, hi } }];
}
