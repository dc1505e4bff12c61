import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { askEveryone, cropCards, isApiError, questionsToEveryone } from '@haat/api-client';
import type { OwnQuestion } from '@haat/api-contract/community';
import { LONGEST_QUESTION } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  outboxForm,
  outboxReasonContext,
  requireSession,
  textContext,
  trackContext,
  type ServerTexts,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { questionProblems, readQuestion, type QuestionProblem, type TypedQuestion } from './typed-question.ts';

/** What a form is answered. Whatever it says, what was typed is still there. */
export interface QuestionReply {
  readonly typed: TypedQuestion;
  readonly problems: readonly QuestionProblem[];
  /** What the service said. */
  readonly refused: { readonly code: string; readonly details: Readonly<Record<string, unknown>> } | null;
}

/** What everyone can be asked, and the person's own questions. What could not be loaded is never 'none'. */
export async function loadAskQuestion({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const [cards, questions] = await Promise.all([cropCards(api), questionsToEveryone(api)]);
  const words = { t, language: context.get(languageContext), now: new Date() };
  const title = t('ask-question:title');
  return {
    title,
    outbox: outboxForm(context, title),
    // Without the list of crops a question is asked all the same.
    crops: (cards ?? []).map(({ id, name }) => ({ value: id, label: name })),
    questions: questions === null ? null : questions.map((question) => questionView(words, question)),
  };
}

/** What the screen is drawn from. */
export type AskQuestionData = ReturnType<typeof useLoaderData<typeof loadAskQuestion>>;

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

function questionView({ t, language, now }: Words, question: OwnQuestion) {
  const { slug, text, asked_at: askedAt, comments, is_hidden: isHidden } = question;
  const day = dayText(t, language, indiaDay(new Date(askedAt)), now);
  return {
    ...{ slug, text, isHidden },
    asked: asLine(t('ask-question:askedOn', { day })),
    answers: comments === 0 ? t('ask-question:noAnswer') : t('ask-question:answers', { count: comments }),
    // Readers do not see a hidden one, nor does who asked it.
    to: isHidden ? null : pathTo('communityPost', { slug }),
  };
}

/** Asks everyone, then shows the question where everyone sees it. */
export async function sendQuestion({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const typed = readQuestion(await request.formData());
  const problems = questionProblems(typed);
  const [first] = problems;
  if (first !== undefined) {
    const reason = context.get(textContext)(`ask-question:problem.${first}`, { most: LONGEST_QUESTION });
    context.set(outboxReasonContext, reason);
    return data<QuestionReply>({ typed, problems, refused: null }, { status: 400 });
  }
  try {
    const { key, crop, text } = typed;
    const language = context.get(languageContext);
    const { slug } = await askEveryone(context.get(apiContext), { key, crop: crop || null, language, text });
    context.get(trackContext)({ name: 'question_sent', properties: { to: 'community' } });
    return redirect(pathTo('communityPost', { slug }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    context.set(outboxReasonContext, error);
    const { code, details, httpStatus } = error;
    return data<QuestionReply>({ typed, problems: [], refused: { code, details } }, { status: httpStatus });
  }
}
