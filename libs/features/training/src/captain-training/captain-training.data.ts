import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { checkTrainingCertificate, isApiError, trainingCourse, trainingProgress } from '@haat/api-client';
import type { Certificate, Course, TrainingProgress } from '@haat/api-contract/training';
import { QUIZ_PASS_MARK, QUIZ_QUESTIONS } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  loginPathFor,
  outboxForm,
  refusalText,
  sessionContext,
  textContext,
  unavailable,
} from '@haat/app-context';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { certificateNumberOf } from './sent-answers.ts';

type Context = LoaderFunctionArgs['context'];

/** What an address says of the page: which lesson is open, what has just been done, which number is checked. */
export const QUERY = { lesson: 'lesson', done: 'done', certificate: 'certificate' } as const;
/** What has just been done. */
export const DONE = { quiz: 'quiz' } as const;

/**
 * Lessons and quiz, and how far the person has come. What could not be loaded is never 'none'. See
 * docs/domain/training.md.
 */
export async function loadCaptainTraining({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const [course, standing, check] = await Promise.all([
    trainingCourse(context.get(apiContext)),
    isSignedIn ? standingOf(context) : null,
    checkOf(context, url.searchParams.get(QUERY.certificate)),
  ]);
  if (course === null) throw unavailable();
  const title = t('training:title');
  const progress = standing?.progress ?? null;
  return {
    title,
    pass: { right: QUIZ_PASS_MARK, all: QUIZ_QUESTIONS },
    loginPath: isSignedIn ? null : loginPathFor(request),
    /** Why it is not known how far the person has come; null where it is, and for guests. */
    notLoaded: standing?.notLoaded ?? null,
    outbox: isSignedIn ? outboxForm(context, title) : null,
    isAnswered: url.searchParams.get(QUERY.done) === DONE.quiz,
    lessons: lessonsOf(course, progress, url.searchParams.get(QUERY.lesson)),
    questions: course.questions,
    mine: progress === null ? null : mineOf(context, course, progress),
    check,
  };
}

/** What the screen is drawn from. */
export type CaptainTrainingData = ReturnType<typeof useLoaderData<typeof loadCaptainTraining>>;
/** What is the person's own on it. */
export type OwnTraining = NonNullable<CaptainTrainingData['mine']>;

interface Standing {
  readonly progress: TrainingProgress | null;
  readonly notLoaded: string | null;
}

async function standingOf(context: Context): Promise<Standing> {
  try {
    return { progress: await trainingProgress(context.get(apiContext)), notLoaded: null };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    // An agent who works for a farmer reads why this is not the farmer's training.
    const isRefused = error.kind === 'refused';
    return {
      progress: null,
      notLoaded: isRefused ? refusalText(context, error) : context.get(textContext)('training:notLoaded'),
    };
  }
}

function lessonsOf({ lessons }: Course, progress: TrainingProgress | null, open: string | null) {
  return lessons.map((lesson, index) => ({
    ...lesson,
    isRead: progress?.read.includes(lesson.id) ?? false,
    isOpen: lesson.id === open,
    /** The id of the next lesson; empty after the last, which the quiz follows. */
    next: lessons[index + 1]?.id ?? '',
  }));
}

function mineOf(context: Context, { lessons, questions }: Course, progress: TrainingProgress) {
  const { last_attempt: last, certificate, is_passed: isPassed, attempts_left: left } = progress;
  const wrong = (last?.wrong ?? []).flatMap((id) => questions.filter((question) => question.id === id));
  return {
    read: progress.read.length,
    all: lessons.length,
    isPassed,
    attemptsLeft: left,
    last:
      last === null
        ? null
        : {
            id: last.id,
            right: last.right,
            isPassed: last.is_passed,
            wrong: wrong.map(({ id, text, lesson }) => ({
              ...{ id, text },
              lesson: lessons.find((one) => one.id === lesson)?.title ?? '',
              to: lessonPath(lesson),
            })),
          },
    certificate: certificate === null ? null : certificateView(context, certificate),
    document: pathTo('trainingCertificate'),
  };
}

/** Where a lesson stands open. */
export function lessonPath(lesson: string): string {
  return `${pathTo('captainTraining', {}, { [QUERY.lesson]: lesson })}#${encodeURIComponent(lesson)}`;
}

function certificateView(context: Context, { number, name, issued_day: day, attendances }: Certificate) {
  return {
    ...{ number, name, day: dayOf(context, day) },
    attendances: attendances.map(({ day: on, place }) => ({ key: on, place, day: dayOf(context, on) })),
  };
}

function dayOf(context: Context, day: string): string {
  return asLine(dayText(context.get(textContext), context.get(languageContext), day, new Date()));
}

/** What is said of a number that was typed; null where none was. */
async function checkOf(context: Context, typed: string | null) {
  if (typed === null || typed.trim() === '') return null;
  const number = certificateNumberOf(typed);
  if (number === null) return { typed, state: 'bad' as const };
  try {
    const { initials, issued_day: day } = await checkTrainingCertificate(context.get(apiContext), number);
    return { typed, state: 'known' as const, number, initials, day: dayOf(context, day) };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return { typed, state: error.code === 'request_error.not_found' ? ('unknown' as const) : ('notLoaded' as const) };
  }
}
