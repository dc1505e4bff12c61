import type { ArticleFrame, ArticleTextInput, EditedArticle } from '@haat/api-contract/content-editing';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { categorySlugs, refusedSubstanceIn } from '@haat/backend-market';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { areTopics, libraryArticles } from '../library/articles.ts';
import { contentArticles } from './tables.ts';

type ArticleRow = typeof contentArticles.$inferSelect;

/** Every article as editors see it, the newest first, also what readers do not see yet. */
export async function articlesToEdit(executor: Executor): Promise<EditedArticle[]> {
  const rows = await executor.select().from(contentArticles);
  const edited = new Set(rows.map(({ slug }) => slug));
  return [...rows, ...libraryRows().filter(({ slug }) => !edited.has(slug))]
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug))
    .map(editedView);
}

/** An article as editors see it. @throws ServiceError `request_error.not_found` */
export async function articleToEdit(executor: Executor, slug: string): Promise<EditedArticle> {
  const row = await rowOf(executor, slug);
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return editedView(row);
}

/**
 * Says where an article stands and from when; begins it where there is none of that slug.
 * @throws ServiceError `content_error.changed_meanwhile`, `content_error.topic_unknown`
 */
export async function saveFrame(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  slug: string,
  { version, channel, tags, published_on: publishedOn, categories }: ArticleFrame,
): Promise<EditedArticle> {
  return inTransaction(database, async (tx) => {
    const before = await lockArticle(tx, slug, version);
    const known = await categorySlugs(tx);
    if (!areTopics(channel, tags) || !categories.every((category) => known.includes(category)))
      throw new ServiceError('content_error.topic_unknown');
    return save(tx, {
      ...{ slug, channel, publishedOn, version: version + 1 },
      ...{ tags: [...new Set(tags)], categories: [...new Set(categories)] },
      ...{ texts: before?.texts ?? {}, corrections: before?.corrections ?? [] },
      seenLanguages: before === undefined ? [] : seenBy(indiaDay(now()), before),
    });
  });
}

/**
 * Writes an article in one language. A text that readers may have seen is changed only with a word on what was wrong,
 * which stays with it. See docs/domain/content.md#editing.
 * @throws ServiceError `request_error.not_found`, `content_error.changed_meanwhile`,
 *   `content_error.correction_missing`, `content_error.substance_refused`
 */
export async function saveText(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { slug, language }: { readonly slug: string; readonly language: Language },
  { version, correction, ...text }: ArticleTextInput,
): Promise<EditedArticle> {
  return inTransaction(database, async (tx) => {
    const before = await lockArticle(tx, slug, version);
    if (before === undefined) throw new ServiceError('request_error.not_found');
    const today = indiaDay(now());
    const seenLanguages = seenBy(today, before);
    const wasSeen = seenLanguages.includes(language);
    if (wasSeen && correction === null) throw new ServiceError('content_error.correction_missing');
    const substance = await refusedSubstanceIn(tx, [text.title, text.summary, text.body, correction ?? '']);
    if (substance !== null) throw new ServiceError('content_error.substance_refused', { substance });
    const corrections =
      wasSeen && correction !== null
        ? [...before.corrections, { on: today, text: { [language]: correction } }]
        : before.corrections;
    const texts = { ...before.texts, [language]: text };
    return save(tx, { ...before, version: version + 1, texts, corrections, seenLanguages });
  });
}

/**
 * Languages in which readers may have seen an article. It stays so when its day is moved: an article that was taken
 * back and comes again is corrected, not changed.
 */
function seenBy(today: string, { texts, publishedOn, seenLanguages }: ArticleRow): Language[] {
  const isShown = texts.hi !== undefined && publishedOn <= today;
  return [...new Set([...seenLanguages, ...(isShown ? LANGUAGES.filter((each) => texts[each] !== undefined) : [])])];
}

/** @throws ServiceError `content_error.changed_meanwhile` when it is not as the editor read it */
async function lockArticle(tx: Transaction, slug: string, version: number): Promise<ArticleRow | undefined> {
  await lockName(tx, `article ${slug}`);
  const row = await rowOf(tx, slug);
  if ((row?.version ?? 0) !== version) throw new ServiceError('content_error.changed_meanwhile');
  return row;
}

async function save(tx: Transaction, row: ArticleRow): Promise<EditedArticle> {
  await tx.insert(contentArticles).values(row).onConflictDoUpdate({ target: contentArticles.slug, set: row });
  return editedView(row);
}

async function rowOf(executor: Executor, slug: string): Promise<ArticleRow | undefined> {
  const [row] = await executor.select().from(contentArticles).where(eq(contentArticles.slug, slug));
  return row ?? libraryRows().find((article) => article.slug === slug);
}

/** The library's own articles, none of which was edited: version 0. */
function libraryRows(): ArticleRow[] {
  return libraryArticles().map(({ channel, tags, categories, ...article }) => ({
    ...article,
    ...{
      version: 0,
      seenLanguages: [],
      channel: channel.slug,
      tags: tags.map(({ slug }) => slug),
      categories: [...categories],
    },
  }));
}

function editedView({ publishedOn, corrections, seenLanguages: _seen, ...row }: ArticleRow): EditedArticle {
  return { ...row, published_on: publishedOn, corrections: [...corrections] };
}
