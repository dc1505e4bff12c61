import type { RouterContextProvider } from 'react-router';
import { feed } from '@haat/api-client';
import { PAGE_SIZE } from '@haat/api-contract';
import type { Post } from '@haat/api-contract/content';
import type { Language } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { cutText, indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Letters of a post in the feed; all of it stands on its own page. */
const LETTERS = 160;
/** As many as one query answers. */
const MOST_PAGES = 5;

/** A post as the feed shows it. */
export interface FeedPost {
  readonly slug: string;
  readonly to: string;
  readonly text: string;
  /** Of the text. */
  readonly language: Language;
  readonly author: string;
  /** District and state in the post's language; null for the editors. */
  readonly place: string | null;
  readonly day: string;
  readonly isSample: boolean;
  readonly isExpert: boolean;
}

/** The newest posts of editors and farmers; null when they could not be loaded, which differs from none. */
export async function loadCommunity(context: Readonly<RouterContextProvider>, query: URLSearchParams) {
  const asked = Number(query.get('pages'));
  const pages = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_PAGES) : 1;
  const found = await feed(context.get(apiContext), pages * PAGE_SIZE).catch(() => null);
  const t = context.get(textContext);
  const language = context.get(languageContext);
  return {
    feed: found === null ? null : found.nodes.map((post) => postView(t, language, post)),
    more:
      found === null || found.next === null || pages === MOST_PAGES
        ? null
        : pathTo('home', {}, { section: 'community', pages: pages + 1 }),
  };
}

function postView(t: ServerTexts, language: string, post: Post): FeedPost {
  const { slug, kind, text, language: written, author, place, isSample, isExpert, publishedAt } = post;
  return {
    ...{ slug, language: written, place, isSample, isExpert },
    to: pathTo(kind === 'editorial' ? 'editorialPost' : 'communityPost', { slug }),
    text: cutText(text, LETTERS),
    author: author ?? t(kind === 'editorial' ? 'home:community.editors' : 'home:community.someFarmer'),
    day: asLine(dayText(t, language, indiaDay(new Date(publishedAt)), new Date())),
  };
}
