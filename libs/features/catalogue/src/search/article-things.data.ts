import { articles, type ApiClient } from '@haat/api-client';
import { pathTo } from '@haat/routing';
import type { FoundThing } from './found-thing.ts';

/** Articles have no pictures of their own. */
const PICTURE = '/pictures/category-organic.svg';
/** Articles that a search shows; all of them are at `/blogs`. */
const MOST = 3;

/**
 * Articles about what is searched for. Empty also where they could not be loaded: goods are what the search is for.
 */
export async function loadArticleThings(api: ApiClient, search: string): Promise<readonly FoundThing[]> {
  const found = await articles(api, { search, first: MOST }).catch(() => null);
  if (found === null) return [];
  return found.blogs.nodes.map(({ slug, title, channel }) => ({
    ...{ to: pathTo('article', { slug }), name: title, detail: channel.name, pictureUrl: PICTURE },
  }));
}
