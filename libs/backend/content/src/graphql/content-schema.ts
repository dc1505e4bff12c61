import { readFileSync } from 'node:fs';
import type { Article, Episode, NewsItem, Post, Topic } from '@haat/api-contract/content';
import type { Language } from '@haat/api-contract/vocabulary';
import { regionNames, searchText } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { createSchema } from 'graphql-yoga';
import { shownArticles } from '../editing/shown-articles.ts';
import { channelsOf, minutesOf, tagsOf } from '../library/articles.ts';
import type { LibraryArticle, LibraryTopic } from '../library/articles.ts';
import { LIBRARY_EPISODES } from '../library/episodes.ts';
import { LIBRARY_NEWS } from '../library/news.ts';
import { inLanguageOrHindi } from '../library/written-text.ts';
import { feedPosts, findPost } from '../posts/find-posts.ts';
import { CROP_RESOLVERS } from './crop-resolvers.ts';
import { pageOfContent } from './page-of-content.ts';
import type { ContentPage, PageArguments } from './page-of-content.ts';

/** What a query is answered with. */
export interface QueryContext {
  readonly database: Executor;
  readonly now: () => Date;
  /** What failed that is not the query's fault. */
  readonly failures: Error[];
}

interface InLanguage {
  readonly lang: Language;
}
interface ArticlesAsked extends InLanguage, PageArguments {
  readonly channel?: string | null;
  readonly tag?: string | null;
  readonly search?: string | null;
}
interface NewsAsked extends InLanguage, PageArguments {
  readonly state?: string | null;
  readonly crop?: string | null;
}
interface OneAsked extends InLanguage {
  readonly slug: string;
}

const TYPES = readFileSync(new URL('./content.graphql', import.meta.url), 'utf8');

/** The schema of content with what answers it. */
export function contentSchema() {
  return createSchema<QueryContext>({
    typeDefs: TYPES,
    resolvers: {
      Query: {
        ...CROP_RESOLVERS,
        blogs: async (_root, asked: ArticlesAsked, context) => articlesPage(await shownArticles(context), asked),
        blog: async (_root, { slug, lang }: OneAsked, context) => {
          const found = (await shownArticles(context)).find((article) => article.slug === slug);
          return found === undefined ? null : articleView(found, lang);
        },
        post: (_root, { slug, lang }: OneAsked, { database }) => findPost(database, slug, lang),
        feed: async (_root, { lang, ...page }: InLanguage & PageArguments, { database }): Promise<ContentPage<Post>> =>
          pageOfContent(await feedPosts(database, lang), page),
        episodes: (_root, { lang }: InLanguage) => episodeViews(lang),
        news: (_root, asked: NewsAsked) => newsPage(asked),
        newsTopics: (_root, { lang }: InLanguage, { database }) => newsTopics(database, lang),
        channels: async (_root, { lang }: InLanguage, context) =>
          channelsOf(await shownArticles(context)).map((channel) => topicView(channel, lang)),
        tags: async (_root, { lang }: InLanguage, context) =>
          tagsOf(await shownArticles(context)).map((tag) => topicView(tag, lang)),
      },
    },
  });
}

function articlesPage(
  articles: readonly LibraryArticle[],
  { channel, tag, search, lang, ...page }: ArticlesAsked,
): ContentPage<Article> {
  const wanted = search == null ? null : searchText([search]).split(' ').filter(Boolean);
  const found = articles.filter(
    (article) =>
      (channel == null || article.channel.slug === channel) &&
      (tag == null || article.tags.some(({ slug }) => slug === tag)) &&
      (wanted === null || isFound(article, wanted)),
  );
  // What the reader can read comes first.
  const readable = found.filter(({ texts }) => texts[lang] !== undefined);
  const others = found.filter(({ texts }) => texts[lang] === undefined);
  return pageOfContent(
    [...readable, ...others].map((article) => articleView(article, lang)),
    page,
  );
}

function isFound({ texts, tags, channel }: LibraryArticle, wanted: readonly string[]): boolean {
  const words = [
    ...Object.values(texts).flatMap(({ title, summary }) => [title, summary]),
    ...[channel, ...tags].flatMap(({ slug, name }) => [slug, ...Object.values(name)]),
  ];
  const text = searchText(words);
  return wanted.length > 0 && wanted.every((word) => text.includes(word));
}

function articleView(article: LibraryArticle, asked: Language): Article {
  const { language, text } = inLanguageOrHindi(article.texts, asked);
  return {
    ...{ slug: article.slug, language, ...text },
    channel: topicView(article.channel, asked),
    tags: article.tags.map((tag) => topicView(tag, asked)),
    publishedOn: article.publishedOn,
    minutes: minutesOf(text),
    categories: [...article.categories],
    corrections: article.corrections.flatMap(({ on, text: what }) => {
      const said = what[language];
      return said === undefined ? [] : [{ on, text: said }];
    }),
  };
}

function topicView({ slug, name }: LibraryTopic, language: Language): Topic {
  return { slug, name: inLanguageOrHindi(name, language).text };
}

function episodeViews(asked: Language): Episode[] {
  return LIBRARY_EPISODES.map(({ slug, publishedOn, texts }) => {
    const { language, text } = inLanguageOrHindi(texts, asked);
    return { slug, language, ...text, isSample: true, publishedOn };
  });
}

function newsPage({ state, crop, lang, ...page }: NewsAsked): ContentPage<NewsItem> {
  return pageOfContent(
    LIBRARY_NEWS.filter(
      (item) =>
        (state == null || item.state === null || item.state === state) && (crop == null || item.crops.includes(crop)),
    ).map(({ slug, on, state: of, crops, source, texts }) => {
      const { language, text } = inLanguageOrHindi(texts, lang);
      return { slug, language, ...text, source, on, state: of, crops: [...crops] };
    }),
    page,
  );
}

async function newsTopics(database: Executor, language: Language) {
  const names = await regionNames(database, language);
  const states = new Set(LIBRARY_NEWS.flatMap(({ state }) => (state === null ? [] : [state])));
  const byName = new Intl.Collator(language);
  return {
    states: [...states]
      .map((state): Topic => ({ slug: state, name: names.state(state) }))
      .sort((one, other) => byName.compare(one.name, other.name)),
    crops: [...new Set(LIBRARY_NEWS.flatMap(({ crops }) => crops))],
  };
}
