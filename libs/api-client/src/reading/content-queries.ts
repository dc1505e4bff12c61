import type { Article, ArticleSummary, ContentPage, Episode, NewsItem, Post, Topic } from '@haat/api-contract/content';
import type { ApiClient } from '../api-client.ts';
import { content } from './content.ts';

const LISTED = 'slug language title summary publishedOn minutes channel { slug name }';
const POST = 'slug kind language text author place isSample isExpert crop hasContact publishedAt';

/** Articles with the channels and tags that there are. */
export interface ArticlesAnswer {
  readonly blogs: ContentPage<ArticleSummary>;
  readonly channels: readonly Topic[];
  readonly tags: readonly Topic[];
}

/** Which articles are asked for; `first` up to 100. */
export interface ArticlesArguments {
  readonly channel?: string | undefined;
  readonly tag?: string | undefined;
  readonly search?: string | undefined;
  readonly first: number;
}

/** The newest articles, those in the reader's language first. @throws ApiError */
export function articles(api: ApiClient, { channel, tag, search, first }: ArticlesArguments): Promise<ArticlesAnswer> {
  return content(api, {
    query: `query ($channel: String, $tag: String, $search: String, $first: Int, $lang: Language) {
      blogs(channel: $channel, tag: $tag, search: $search, first: $first, lang: $lang) {
        count next nodes { ${LISTED} }
      }
      channels(lang: $lang) { slug name }
      tags(lang: $lang) { slug name }
    }`,
    variables: { channel, tag, search, first, lang: api.language },
  });
}

/** The article of a slug, or null. @throws ApiError */
export async function article(api: ApiClient, slug: string): Promise<Article | null> {
  const { blog } = await content<{ blog: Article | null }>(api, {
    query: `query ($slug: String!, $lang: Language) {
      blog(slug: $slug, lang: $lang) { ${LISTED} body categories tags { slug name } corrections { on text } }
    }`,
    variables: { slug, lang: api.language },
  });
  return blog;
}

/** The post of a slug, or null. @throws ApiError */
export async function post(api: ApiClient, slug: string): Promise<Post | null> {
  const answer = await content<{ post: Post | null }>(api, {
    query: `query ($slug: String!, $lang: Language) { post(slug: $slug, lang: $lang) { ${POST} } }`,
    variables: { slug, lang: api.language },
  });
  return answer.post;
}

/** The newest posts of editors and farmers. @throws ApiError */
export async function feed(api: ApiClient, first: number): Promise<ContentPage<Post>> {
  const answer = await content<{ feed: ContentPage<Post> }>(api, {
    query: `query ($first: Int, $lang: Language) { feed(first: $first, lang: $lang) { count next nodes { ${POST} } } }`,
    variables: { first, lang: api.language },
  });
  return answer.feed;
}

/** Episodes, the newest first. @throws ApiError */
export async function episodes(api: ApiClient): Promise<readonly Episode[]> {
  const answer = await content<{ episodes: Episode[] }>(api, {
    query: `query ($lang: Language) {
      episodes(lang: $lang) { slug language title summary transcript bytes seconds isSample publishedOn }
    }`,
    variables: { lang: api.language },
  });
  return answer.episodes;
}

/** News, with the states and crops that there is news of. */
export interface NewsAnswer {
  readonly news: ContentPage<NewsItem>;
  readonly newsTopics: { readonly states: readonly Topic[]; readonly crops: readonly string[] };
}

/** Which news is asked for; `first` up to 100. */
export interface NewsArguments {
  /** English name. */
  readonly state?: string | undefined;
  readonly crop?: string | undefined;
  readonly first: number;
}

/** News of a state with that of the whole country, and of a crop; of all without. @throws ApiError */
export function news(api: ApiClient, { state, crop, first }: NewsArguments): Promise<NewsAnswer> {
  return content(api, {
    query: `query ($state: String, $crop: String, $first: Int, $lang: Language) {
      news(state: $state, crop: $crop, first: $first, lang: $lang) {
        count next nodes { slug language title text source on state crops }
      }
      newsTopics(lang: $lang) { states { slug name } crops }
    }`,
    variables: { state, crop, first, lang: api.language },
  });
}
