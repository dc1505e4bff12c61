import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropCards, isApiError, sendSoilSample, soilSamples, withdrawSoilSample } from '@haat/api-client';
import type { SoilSample } from '@haat/api-contract/soil';
import {
  apiContext,
  formText,
  languageContext,
  outboxForm,
  outboxReasonContext,
  refusalText,
  requireSession,
  textContext,
  unavailable,
  type ServerTexts,
} from '@haat/app-context';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { acresOf, cropOf } from '../crop-query.ts';
import { bagNumberOf, readSample, sampleProblems, type SampleProblem, type TypedSample } from './typed-sample.ts';

/** The intent of the forms below the sample's own. */
export const WITHDRAW = 'withdraw';
/** The address says with it that a number has just been taken. */
const SENT = 'sent';

/** What a form is answered. Whatever it says, what was typed is still there. */
export interface SampleReply {
  /** Null where it was no sample that was sent. */
  readonly typed: TypedSample | null;
  readonly problems: readonly SampleProblem[];
  /** What the service said. */
  readonly refused: string | null;
}

/** The form for a bag of soil, and the person's samples. What could not be loaded is never 'none'. */
export async function loadSoilReports({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const [cards, samples] = await Promise.all([cropCards(api), soilSamples(api)]);
  if (cards === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  const title = t('soil-test:title');
  return {
    title,
    outbox: outboxForm(context, title),
    crops: cards.map(({ id, name }) => ({ value: id, label: name })),
    /** What the form begins with. */
    first: { crop: cropOf(url.searchParams) ?? '' },
    isSent: url.searchParams.get('done') === SENT,
    samples: samples === null ? null : samples.map((sample) => sampleView(words, sample)),
  };
}

/** What the screen is drawn from. */
export type SoilReportsData = ReturnType<typeof useLoaderData<typeof loadSoilReports>>;

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

function sampleView({ t, language, now }: Words, sample: SoilSample) {
  const { id, bag_number: bag, state, crop, refusal } = sample;
  return {
    ...{ id, state, bag: t('soil-test:bag', { bag }), stateText: t(`soil-test:state.${state}`) },
    crop: crop?.name ?? null,
    sent: t('soil-test:sentOn', { day: dayText(t, language, sample.sent_day, now) }),
    refusal: refusal === null ? null : t(`soil-test:refusal.${refusal}`),
    to: state === 'REPORTED' ? pathTo('soilReport', { id }) : null,
    mayWithdraw: state === 'WAITING',
  };
}

/** Sends the number of a bag, or takes one back. */
export async function changeSoilSamples({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (form.get('intent') === WITHDRAW) {
    try {
      await withdrawSoilSample(api, formText(form, 'id'));
      return redirect(pathTo('soilReports'));
    } catch (error) {
      return refusal(context, error, null);
    }
  }
  const typed = readSample(form);
  const problems = sampleProblems(typed);
  const [first] = problems;
  if (first !== undefined) {
    context.set(outboxReasonContext, context.get(textContext)(`soil-test:problem.${first}`));
    return data<SampleReply>({ typed, problems, refused: null }, { status: 400 });
  }
  const { key, bag, crop, acres } = typed;
  try {
    const body = { key, bag_number: bagNumberOf(bag), crop: crop === '' ? null : crop, acres: acresOf(acres) };
    await sendSoilSample(api, body);
    return redirect(pathTo('soilReports', {}, { done: SENT }));
  } catch (error) {
    if (isApiError(error)) context.set(outboxReasonContext, error);
    return refusal(context, error, typed);
  }
}

function refusal(context: ActionFunctionArgs['context'], error: unknown, typed: TypedSample | null) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  return data<SampleReply>({ typed, problems: [], refused: refusalText(context, error) }, { status: error.httpStatus });
}
