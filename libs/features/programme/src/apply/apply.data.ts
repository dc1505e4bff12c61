import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import {
  draftApplication,
  isApiError,
  myFields,
  programmeApplications,
  programmeBenefits,
  submitApplication,
} from '@haat/api-client';
import { PROGRAMME_CROPS, PROGRAMME_SOWING_DAYS } from '@haat/api-contract/vocabulary';
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
} from '@haat/app-context';
import { formatAmount, indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';
import { applicationView } from '../application.presenter.ts';
import { DONE } from '../done.ts';
import {
  applicationProblems,
  readApplication,
  type ApplicationProblem,
  type TypedApplication,
} from './typed-application.ts';

/** The intent of the form that sends a draft as it is. */
export const SEND_DRAFT = 'send';

/** What a form is answered. Whatever it says, what was typed is still there. */
export interface ApplicationReply {
  /** Null where a draft was sent as it is. */
  readonly typed: TypedApplication | null;
  readonly problems: readonly ApplicationProblem[];
  /** What the service said. */
  readonly refused: string | null;
}

/** The form of an application, and the applications that are under way. @throws Response 503 where nothing came */
export async function loadApply({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const [given, own, fields] = await Promise.all([programmeBenefits(api), programmeApplications(api), myFields(api)]);
  if (given === null || own === null || fields === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  const title = t('shri:apply.title');
  const views = own.results.map((application) => applicationView(words, application));
  return {
    title,
    outbox: outboxForm(context, title),
    crops: given.results.map(({ crop }) => ({ value: crop.code, label: crop.name })),
    fields: fields.map(({ id, name }) => ({ value: id, label: name })),
    first: { crop: PROGRAMME_CROPS.find((crop) => crop === url.searchParams.get('crop')) ?? '' },
    dayHint: t('shri:apply.dayHint', { days: formatAmount(PROGRAMME_SOWING_DAYS) }),
    today: indiaDay(words.now),
    hasDocument: own.has_document,
    giveDocument: pathTo('insuranceKycId', {}, { next: pathTo('programmeApply') }),
    underWay: views.filter(({ state }) => ['DRAFT', 'SUBMITTED', 'APPROVED'].includes(state)),
  };
}

/** What the screen is drawn from. */
export type ApplyData = ReturnType<typeof useLoaderData<typeof loadApply>>;

/** Keeps an application and sends it, or sends a draft. @throws ApiError only for a session that has ended */
export async function submitApply({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  if (formText(form, 'intent') === SEND_DRAFT) return sent(context, formText(form, 'id'), null);
  const typed = readApplication(form);
  const problems = applicationProblems(typed, indiaDay(new Date()));
  const [first] = problems;
  if (typed.crop === null || first !== undefined) {
    context.set(outboxReasonContext, context.get(textContext)(`shri:problem.${first ?? 'crop'}`));
    return data<ApplicationReply>({ typed, problems, refused: null }, { status: 400 });
  }
  const { key, crop, field, day } = typed;
  try {
    const { id } = await draftApplication(context.get(apiContext), { key, crop, field, sowing_day: day });
    return await sent(context, id, typed);
  } catch (error) {
    return refusal(context, error, typed);
  }
}

async function sent(context: ActionFunctionArgs['context'], id: string, typed: TypedApplication | null) {
  try {
    await submitApplication(context.get(apiContext), id);
    return redirect(pathTo('programme', {}, { done: DONE.sent }));
  } catch (error) {
    return refusal(context, error, typed);
  }
}

function refusal(context: ActionFunctionArgs['context'], error: unknown, typed: TypedApplication | null) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  context.set(outboxReasonContext, error);
  return data<ApplicationReply>(
    { typed, problems: [], refused: refusalText(context, error) },
    { status: error.httpStatus },
  );
}
