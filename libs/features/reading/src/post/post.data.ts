import { data, redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropCards, post } from '@haat/api-client';
import type { Post } from '@haat/api-contract/content';
import type { PostKind } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, shareCardContext, sharePing, textContext } from '@haat/app-context';
import { cutText, indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { filmOf } from '../films/film.data.ts';
import { shareAddress } from '../share-address.ts';
import { loadActs } from './post-acts.data.ts';

/** Letters of a post that make its title. */
const TITLE_LETTERS = 60;
/** Letters of a post that stand on its card where it is shared. */
const DESCRIPTION_LETTERS = 160;

/** Where a post stands. */
export function postPath({ kind, slug }: Pick<Post, 'kind' | 'slug'>): string {
  return pathTo(kind === 'editorial' ? 'editorialPost' : 'communityPost', { slug });
}

/**
 * A post, or that there is none; one of the other kind is shown at its own address.
 * @throws ApiError when it could not be loaded
 */
export async function loadPost({ params, url, request, context }: LoaderFunctionArgs, kind: PostKind) {
  const t = context.get(textContext);
  const slug = params.slug ?? '';
  const [found, acts] = await Promise.all([
    post(context.get(apiContext), slug),
    loadActs(context, { request, url, slug }),
  ]);
  if (found === null) return data({ view: 'gone' as const, title: t('posts:post.goneTitle') }, { status: 404 });
  if (found.kind !== kind) throw redirect(postPath(found), 301);
  const language = context.get(languageContext);
  const title = cutText(found.text, TITLE_LETTERS);
  const screenTitle = kind === 'editorial' ? t('posts:post.editorial') : t('posts:post.community');
  // A post stays in the language in which it was written: what it is, is said in the reader's.
  const documentTitle = `${title} · ${screenTitle}`;
  context.set(shareCardContext, { title: documentTitle, description: cutText(found.text, DESCRIPTION_LETTERS) });
  return {
    view: 'post' as const,
    title: screenTitle,
    documentTitle,
    post: {
      slug,
      isReportable: kind === 'community',
      paragraphs: found.text.split(/\n+/),
      language: found.language,
      isInReadersLanguage: found.language === language,
      author: found.author ?? t(kind === 'editorial' ? 'posts:post.editors' : 'posts:comment.someFarmer'),
      crop: found.crop === null ? null : await cropName(context.get(apiContext), found.crop),
      place: found.place,
      day: asLine(dayText(t, language, indiaDay(new Date(found.publishedAt)), new Date())),
      isSample: found.isSample,
      isExpert: found.isExpert,
      hasContact: found.hasContact,
      film: filmOf(t, { slug, language: found.language, title }),
    },
    share: { to: shareAddress(title, url.origin + postPath(found)), ping: sharePing(context) },
    acts,
  };
}

/** What a post's screen is drawn from. */
export type PostData = ReturnType<typeof useLoaderData<typeof loadPost>>;
/** A post that is there. */
export type ShownPost = Extract<PostData, { view: 'post' }>;

/** What a question is about: the name of its crop, or null where it could not be loaded. */
async function cropName(api: Parameters<typeof cropCards>[0], crop: string): Promise<string | null> {
  return (await cropCards(api))?.find(({ id }) => id === crop)?.name ?? null;
}
