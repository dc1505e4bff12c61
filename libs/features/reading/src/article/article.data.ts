import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { article, categories } from '@haat/api-client';
import type { Article } from '@haat/api-contract/content';
import {
  apiContext,
  languageContext,
  shareCardContext,
  sharePing,
  textContext,
  type ShareCard,
} from '@haat/app-context';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { shareAddress } from '../share-address.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/**
 * An article with the goods that it names, or that there is none.
 * @throws ApiError when it could not be loaded
 */
export async function loadArticle({ params, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const found = await article(api, params.slug ?? '');
  if (found === null) return data({ view: 'gone' as const, title: t('posts:article.goneTitle') }, { status: 404 });
  const language = context.get(languageContext);
  const now = new Date();
  // The article is read without its goods' names, too.
  const kinds = found.categories.length === 0 ? [] : await categories(api, {}).catch(() => []);
  context.set(shareCardContext, cardOf(found));
  return {
    view: 'article' as const,
    title: found.title,
    article: {
      title: found.title,
      summary: found.summary,
      language: found.language,
      isOnlyInHindi: found.language !== language,
      blocks: markdownBlocks(found.body),
      day: asLine(dayText(t, language, found.publishedOn, now)),
      minutes: found.minutes,
      channel: { name: found.channel.name, to: pathTo('articlesOfChannel', { slug: found.channel.slug }) },
      tags: found.tags.map(({ slug, name }) => ({ name, to: pathTo('articlesOfTag', { slug }) })),
      corrections: found.corrections.map(({ on, text }) => ({ day: asLine(dayText(t, language, on, now)), text })),
      goods: kinds
        .filter(({ slug }) => found.categories.includes(slug))
        .map(({ slug, app_display_name: name }) => ({ name, to: pathTo('products', {}, { category: slug }) })),
    },
    share: {
      to: shareAddress(found.title, url.origin + pathTo('article', { slug: found.slug })),
      ping: sharePing(context),
    },
  };
}

/** What the article's screen is drawn from. */
export type ArticleData = ReturnType<typeof useLoaderData<typeof loadArticle>>;
/** An article that is there. */
export type ShownArticle = Extract<ArticleData, { view: 'article' }>;

/** What search engines and chats show of the article. */
function cardOf({ title, summary, language, publishedOn, corrections, tags }: Article): ShareCard {
  return {
    description: summary,
    structured: {
      '@type': 'Article',
      headline: title,
      description: summary,
      inLanguage: language,
      datePublished: publishedOn,
      dateModified: corrections.at(-1)?.on ?? publishedOn,
      keywords: tags.map(({ name }) => name).join(', '),
      isAccessibleForFree: true,
    },
  };
}
