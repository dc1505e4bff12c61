import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, programmeApplications, programmeBenefits, takeBenefit } from '@haat/api-client';
import { readWholeNumber } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  formText,
  languageContext,
  refusalText,
  requireSession,
  sessionContext,
  textContext,
  unavailable,
} from '@haat/app-context';
import { formatAmount, formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';
import { applicationView } from '../application.presenter.ts';
import { DONE } from '../done.ts';

/** What the form of a benefit is answered: why it was refused. */
export interface BenefitReply {
  readonly refused: string;
}

/** What the card gives, for everybody; to who is signed in also their cards. What was not loaded is never 'none'. */
export async function loadProgramme({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const [given, own] = await Promise.all([programmeBenefits(api), isSignedIn ? programmeApplications(api) : null]);
  const asked = url.searchParams.get('crop');
  const first = given?.results.find(({ crop }) => crop.code === asked) ?? given?.results[0];
  if (given === null || first === undefined) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  const done = Object.values(DONE).find((word) => word === url.searchParams.get('done'));
  return {
    title: t('shri:title'),
    done: done === undefined ? null : t(`shri:done.${done}`),
    crops: given.results.map(({ crop }) => ({
      ...{ to: pathTo('programme', {}, { crop: crop.code }), label: crop.name, current: crop.code === first.crop.code },
    })),
    gives: {
      crop: first.crop.name,
      season: t('shri:gives.season', { days: formatAmount(first.season_days) }),
      price: t('shri:gives.price', { price: formatMoney(given.soil_report_price) }),
      benefits: first.benefits.map(({ id, name, quantity }) => ({
        ...{ id, name, times: t('shri:gives.times', { count: formatAmount(quantity) }) },
      })),
    },
    isSignedIn,
    own: own === null ? null : own.results.map((application) => applicationView(words, application)),
  };
}

/** What the screen is drawn from. */
export type ProgrammeData = ReturnType<typeof useLoaderData<typeof loadProgramme>>;

/** Says that a benefit was taken. @throws ApiError only for a session that has ended */
export async function submitBenefit({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const use = { benefit: formText(form, 'benefit'), step: readWholeNumber(formText(form, 'step')) ?? 0 };
  try {
    await takeBenefit(context.get(apiContext), formText(form, 'id'), use);
    return redirect(pathTo('programme', {}, { done: DONE.taken }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data<BenefitReply>({ refused: refusalText(context, error) }, { status: error.httpStatus });
  }
}
