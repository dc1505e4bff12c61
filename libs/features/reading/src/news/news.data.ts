import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crops, news } from '@haat/api-client';
import type { NewsItem } from '@haat/api-contract/content';
import { apiContext, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { cutText } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { entriesOf, pagesShown, pagesWithMore } from '../pages-shown.ts';

const LONGEST_NAME = 60;

interface NewsQuery {
  readonly state: string | null;
  readonly crop: string | null;
  readonly pages: number;
}

function addressOf({ state, crop, pages }: NewsQuery): string {
  return pathTo('news', {}, { state, crop, pages: pages === 1 ? null : pages });
}

/** What a filter of the address names; one that is not offered counts as none. */
function chosen(query: URLSearchParams, name: 'state' | 'crop'): string | null {
  const text = cutText((query.get(name) ?? '').trim(), LONGEST_NAME);
  return text === '' ? null : text;
}

/** News by state and crop. @throws ApiError when it could not be loaded: that is never shown as 'none' */
export async function loadNews({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const query = {
    state: chosen(url.searchParams, 'state'),
    crop: chosen(url.searchParams, 'crop'),
    pages: pagesShown(url.searchParams),
  };
  const [found, allCrops] = await Promise.all([
    news(api, { state: query.state ?? undefined, crop: query.crop ?? undefined, first: entriesOf(query.pages) }),
    crops(api, {}).catch(() => []),
  ]);
  const language = context.get(languageContext);
  const stateNames = new Map(found.newsTopics.states.map(({ slug, name }) => [slug, name]));
  const more = pagesWithMore(query.pages, found.news.next !== null);
  return {
    title: t('news:title'),
    query,
    states: found.newsTopics.states.map(({ slug, name }) => ({ value: slug, label: name })),
    crops: allCrops
      .filter(({ slug }) => found.newsTopics.crops.includes(slug))
      .map(({ slug, app_display_name: name }) => ({ value: slug, label: name })),
    items: found.news.nodes.map((item) => itemView(t, language, stateNames, item)),
    more: more === null ? null : addressOf({ ...query, pages: more }),
    all: query.state === null && query.crop === null ? null : pathTo('news'),
  };
}

/** What the screen is drawn from. */
export type NewsData = ReturnType<typeof useLoaderData<typeof loadNews>>;

function itemView(
  t: ServerTexts,
  language: string,
  stateNames: ReadonlyMap<string, string>,
  { slug, title, text, source, on, state, language: written }: NewsItem,
) {
  return {
    slug,
    title,
    text,
    source,
    language: written,
    isOnlyInHindi: written !== language,
    day: asLine(dayText(t, language, on, new Date())),
    where: state === null ? t('news:wholeCountry') : (stateNames.get(state) ?? state),
  };
}
