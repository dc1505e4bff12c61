import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, ownFeedback, sendFeedback } from '@haat/api-client';
import type { Feedback } from '@haat/api-contract/account';
import { BEST_RATING, FEEDBACK_SUBJECTS, LONGEST_FEEDBACK } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  outboxForm,
  outboxReasonContext,
  photosOf,
  refusalText,
  requireSession,
  sendPhotos,
  sessionContext,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { feedbackProblems, readFeedback, type FeedbackProblem, type TypedFeedback } from './typed-feedback.ts';

const NUMBER = /^C\d{4}-\d{6,9}$/;

/** What the form is answered. Whatever it says, what was typed is still there. */
export interface FeedbackReply {
  readonly typed: TypedFeedback;
  readonly problems: readonly FeedbackProblem[];
  /** What the service said. */
  readonly refused: string | null;
}

/** The form, and what became of other feedback; a guest is asked to log in. */
export async function loadFeedback({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('feedback:title');
  if (context.get(sessionContext).status !== 'authenticated') return { view: 'guest' as const, title };
  const own = await ownFeedback(context.get(apiContext));
  const words = { t, language: context.get(languageContext), now: new Date() };
  const sent = url.searchParams.get('sent');
  return {
    view: 'form' as const,
    title,
    outbox: outboxForm(context, title),
    subjects: FEEDBACK_SUBJECTS.map((subject) => ({ value: subject, label: t(`feedback:subject.${subject}`) })),
    /** The number of feedback that has just been taken. */
    sentNumber: sent !== null && NUMBER.test(sent) ? sent : null,
    /** Null where it could not be loaded. */
    own: own === null ? null : own.map((feedback) => feedbackView(words, feedback)),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type FeedbackData = ReturnType<typeof useLoaderData<typeof loadFeedback>>;
/** Where feedback can be sent. */
export type FeedbackFormData = Extract<FeedbackData, { view: 'form' }>;

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

function feedbackView({ t, language, now }: Words, feedback: Feedback) {
  const { id, number, status, rating, subject, text, answer, has_photo: hasPhoto } = feedback;
  return {
    ...{ id, status, text },
    number: t('feedback:number', { number }),
    statusText: t(`feedback:status.${status}`),
    said: [
      t(`feedback:subject.${subject}`),
      `${t('feedback:ratingSaid', { rating, most: BEST_RATING })}: ${t(`feedback:rating.${rating}`)}`,
      ...(hasPhoto ? [t('feedback:photoSent')] : []),
    ].join(' · '),
    sentOn: t('feedback:sentOn', { day: dayText(t, language, indiaDay(new Date(feedback.sent_at)), now) }),
    answer: answer === null ? null : t('feedback:said', { answer }),
    answerBy:
      status === 'OPEN' ? asLine(t('feedback:by', { time: momentText(t, language, feedback.answer_by, now) })) : null,
  };
}

/** Sends the feedback of a form, its photo ahead of it. @throws ApiError only for a session that has ended */
export async function sendTypedFeedback({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const typed = readFeedback(form);
  const problems = feedbackProblems(typed);
  const { key, rating, subject, text } = typed;
  const [first] = problems;
  if (first !== undefined)
    context.set(outboxReasonContext, context.get(textContext)(`feedback:problem.${first}`, { most: LONGEST_FEEDBACK }));
  if (problems.length > 0 || rating === null || subject === null)
    return data<FeedbackReply>({ typed, problems, refused: null }, { status: 400 });
  const api = context.get(apiContext);
  let { photoId } = typed;
  try {
    [photoId = photoId] = await sendPhotos(api, photosOf(form).slice(0, 1));
    const sent = await sendFeedback(api, { key, rating, subject, text, photo_id: photoId === '' ? null : photoId });
    return redirect(pathTo('feedback', {}, { sent: sent.number }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const refused = refusalText(context, error);
    context.set(outboxReasonContext, refused);
    // A photo that is used or unknown is asked for anew.
    const kept = { ...typed, photoId: error.code.startsWith('upload_error.') ? '' : photoId };
    return data<FeedbackReply>({ typed: kept, problems: [], refused }, { status: error.httpStatus });
  }
}
