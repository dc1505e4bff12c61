import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router';
import {
  commentOnPost,
  likePost,
  postActivity,
  removeComment,
  removeQuestionToEveryone,
  reportContent,
} from '@haat/api-client';
import type { Comment } from '@haat/api-contract/community';
import { MOST_COMMENT_LETTERS, REPORT_REASONS, REPORTED_KINDS } from '@haat/api-contract/vocabulary';
import {
  actionFailure,
  apiContext,
  formText,
  languageContext,
  loginPathFor,
  requireSession,
  sessionContext,
  textContext,
  unknownIntent,
  type ActionFailure,
  type ServerTexts,
} from '@haat/app-context';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Intents of the screen's forms. */
export const POST_INTENTS = {
  ...{ like: 'like', comment: 'comment', remove: 'remove', report: 'report' },
  removeQuestion: 'remove-question',
} as const;
/** Where the comments stand on the page. */
export const COMMENTS_ID = 'comments';
/** Query parameter that says that a report has arrived. */
const REPORTED = 'reported';

/** What an action answers where a comment was not taken: the words stay. */
export interface LeftComment {
  readonly leftComment: string;
  /** It is too long or empty; else the service's reason is said above. */
  readonly isBad: boolean;
}

/** Whether an action's answer is a comment that was not taken. */
export function isLeftComment(answer: unknown): answer is LeftComment {
  return typeof answer === 'object' && answer !== null && 'leftComment' in answer;
}

/** Likes and comments of a post, in words; null when they could not be loaded, which differs from none. */
export async function loadActs(
  context: Readonly<RouterContextProvider>,
  { request, url, slug }: { readonly request: Request; readonly url: URL; readonly slug: string },
) {
  const asked = Number(url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
  const found = await postActivity(context.get(apiContext), slug, page);
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const to = (other: number) => `${url.pathname}?page=${other}#${COMMENTS_ID}`;
  return {
    here: `${url.pathname}${url.search}`,
    loginPath: isSignedIn ? null : loginPathFor(request),
    isOwn: found?.is_own === true,
    isReported: url.searchParams.has(REPORTED),
    found: found && {
      likes: found.likes,
      isLiked: found.is_liked,
      count: found.comments.count,
      comments: found.comments.results.map((comment) =>
        commentView(context.get(textContext), context.get(languageContext), comment),
      ),
      next: found.comments.next === null ? null : to(page + 1),
      previous: found.comments.previous === null ? null : to(page - 1),
    },
  };
}

/** What can be done with a post, and has been. */
export type PostActs = Awaited<ReturnType<typeof loadActs>>;

function commentView(
  t: ServerTexts,
  language: string,
  { id, author, text, created_at: at, is_own: isOwn, has_contact: hasContact, is_expert: isExpert }: Comment,
) {
  const when = momentText(t, language, at, new Date());
  return { id, author: author ?? t('posts:comment.someFarmer'), text, when, isOwn, hasContact, isExpert };
}

/** A comment as the screen shows it. */
export type CommentView = ReturnType<typeof commentView>;

/** Likes, comments, removes a comment or reports; then shows the post again. */
export async function actOnPost({ request, params, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const slug = params.slug ?? '';
  try {
    switch (form.get('intent')) {
      case POST_INTENTS.like:
        await likePost(api, slug, formText(form, 'like') === 'yes');
        return redirect(url.pathname + url.search);
      case POST_INTENTS.comment: {
        const text = formText(form, 'text').trim();
        if (text === '' || text.length > MOST_COMMENT_LETTERS)
          return data({ leftComment: text, isBad: true } satisfies LeftComment, { status: 400 });
        const refused = await commentOnPost(api, slug, text).then(() => null, actionFailure);
        if (refused !== null)
          return data({ ...refused.data, leftComment: text, isBad: false } satisfies LeftComment & ActionFailure, {
            status: refused.init?.status ?? 400,
          });
        return redirect(`${url.pathname}#${COMMENTS_ID}`);
      }
      case POST_INTENTS.remove:
        await removeComment(api, formText(form, 'id'));
        return redirect(`${url.pathname}${url.search}#${COMMENTS_ID}`);
      case POST_INTENTS.removeQuestion:
        await removeQuestionToEveryone(api, slug);
        return redirect(pathTo('askEveryone'));
      case POST_INTENTS.report: {
        const kind = REPORTED_KINDS.find((each) => each === form.get('kind'));
        const reason = REPORT_REASONS.find((each) => each === form.get('reason'));
        if (kind === undefined || reason === undefined) return unknownIntent();
        await reportContent(api, { kind, id: formText(form, 'id'), reason });
        return redirect(`${url.pathname}?${REPORTED}=1`);
      }
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}
