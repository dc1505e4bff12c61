import type { RouterContextProvider, useLoaderData } from 'react-router';
import { data } from 'react-router';
import { articles } from '@haat/api-client';
import type { ArticleSummary, Topic } from '@haat/api-contract/content';
import type { Language } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { entriesOf, pagesShown, pagesWithMore } from '../pages-shown.ts';

/** Which articles a screen lists. */
export type ArticleList =
  | { readonly kind: 'all' }
  | { readonly kind: 'channel'; readonly slug: string }
  | { readonly kind: 'tag'; readonly slug: string };

/** An article as a list shows it. */
export interface ArticleRow {
  readonly slug: string;
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  /** Of title and summary. */
  readonly language: Language;
  /** It is not written in the reader's language. */
  readonly isOnlyInHindi: boolean;
  readonly minutes: number;
}

/** What a list is drawn from. */
type LoadContext = Readonly<RouterContextProvider>;

function addressOf(list: ArticleList, pages: number): string {
  const query = { pages: pages === 1 ? null : pages };
  switch (list.kind) {
    case 'all':
      return pathTo('articles', {}, query);
    case 'channel':
      return pathTo('articlesOfChannel', { slug: list.slug }, query);
    case 'tag':
      return pathTo('articlesOfTag', { slug: list.slug }, query);
  }
}

/**
 * Articles of all, a channel or a tag, those in the reader's language first.
 * @throws ApiError when they could not be loaded: that is never shown as 'none'
 */
export async function loadArticles(context: LoadContext, list: ArticleList, query: URLSearchParams) {
  const t = context.get(textContext);
  const pages = pagesShown(query);
  const { blogs, channels, tags } = await articles(context.get(apiContext), {
    ...(list.kind === 'all' ? {} : { [list.kind]: list.slug }),
    first: entriesOf(pages),
  });
  const topic = topicOf(list, channels, tags);
  if (topic === null) return data({ view: 'gone' as const, title: t('posts:articles.goneTitle') }, { status: 404 });
  const more = pagesWithMore(pages, blogs.next !== null);
  return {
    view: 'articles' as const,
    title: topic?.name ?? t('posts:articles.title'),
    isAll: list.kind === 'all',
    channels: [
      { name: t('posts:articles.all'), to: addressOf({ kind: 'all' }, 1), isShown: list.kind === 'all' },
      ...channels.map(({ slug, name }) => ({
        name,
        to: addressOf({ kind: 'channel', slug }, 1),
        isShown: list.kind === 'channel' && list.slug === slug,
      })),
    ],
    rows: blogs.nodes.map((article) => articleRow(article, context.get(languageContext))),
    more: more === null ? null : addressOf(list, more),
  };
}

/** What the lists are drawn from. */
export type ArticlesData = ReturnType<typeof useLoaderData<typeof loadArticles>>;

/** The channel or tag of a list; undefined for all, null for one that there is not. */
function topicOf(list: ArticleList, channels: readonly Topic[], tags: readonly Topic[]): Topic | null | undefined {
  if (list.kind === 'all') return undefined;
  return (list.kind === 'channel' ? channels : tags).find(({ slug }) => slug === list.slug) ?? null;
}

function articleRow({ slug, title, summary, language, minutes }: ArticleSummary, asked: Language): ArticleRow {
  const to = pathTo('article', { slug });
  return { slug, to, title, summary, language, isOnlyInHindi: language !== asked, minutes };
}
