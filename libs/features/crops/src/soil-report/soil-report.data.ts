import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropCards, isApiError, soilSample, type ApiClient } from '@haat/api-client';
import type { SoilReport, SoilSampleDetails } from '@haat/api-contract/soil';
import {
  apiContext,
  formText,
  languageContext,
  placeContext,
  requireSession,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import type { FertiliserPlan } from '@haat/crop-core';
import { formatAmount, formatMoney, toRupees } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { acresOf, cropOf, isCropId } from '../crop-query.ts';
import { addPacks } from '../prescription/add-packs.data.ts';
import { prescribedGoods } from '../prescription/prescription-goods.data.ts';
import { neededGoods, planFor, PLANNED, type Planned } from './soil-plan.data.ts';
import { adviceOf, measuredView } from './soil-values.presenter.ts';

/** Acres that a plan is made for where none are known. */
const FIRST_ACRES = 1;

/** A report with the plan for a crop and acres; another person's is not there. */
export async function loadSoilReport({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const sample = await found(api, params.id);
  if (sample === null) return data({ view: 'none' as const, title: t('soil-test:report.notFound') }, { status: 404 });
  const title = t('soil-test:report.title', { bag: sample.bag_number });
  const { id, report } = sample;
  if (report === null)
    return { view: 'waiting' as const, title, stateText: t(`soil-test:state.${sample.state}`), state: sample.state };
  const typedAcres = url.searchParams.get('acres');
  const acres = acresOf(typedAcres) ?? sample.acres ?? FIRST_ACRES;
  const crop = cropOf(url.searchParams) ?? sample.crop?.id ?? null;
  const [cards, plan] = await Promise.all([
    cropCards(api),
    crop === null ? null : planFor(context, report, { crop, acres }),
  ]);
  const hasPlace = (context.get(placeContext) ?? null) !== null;
  return {
    view: 'report' as const,
    title,
    measured: t('soil-test:report.measured', {
      day: dayText(t, context.get(languageContext), report.reported_day, new Date()),
    }),
    laboratory: report.laboratory,
    values: measuredView(t, report.values),
    advice: adviceOf(t, report.values),
    crops: (cards ?? []).map(({ id: value, name: label }) => ({ value, label })),
    typed: {
      crop: crop ?? '',
      acres: typedAcres ?? String(acres),
      isBad: typedAcres !== null && typedAcres !== '' && acresOf(typedAcres) === null,
    },
    acres,
    hasPlace,
    isPlanUnknown: crop !== null && plan === null,
    plan: plan === null ? null : await planView(context, { t, report, plan, hasPlace }),
    here: pathTo('soilReport', { id }),
    /** The same page with what was chosen, to come back to. */
    chosen: pathTo('soilReport', { id }, { crop, acres }),
    document: pathTo('soilReportDocument', { id }),
    ask: pathTo('askExpert', {}, { crop }),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type SoilReportData = ReturnType<typeof useLoaderData<typeof loadSoilReport>>;
/** A report that is there. */
export type ShownReport = Extract<SoilReportData, { view: 'report' }>;

async function found(api: ApiClient, id: string | undefined): Promise<SoilSampleDetails | null> {
  return soilSample(api, id ?? '').catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
}

interface Shown {
  readonly t: ServerTexts;
  readonly report: SoilReport;
  readonly plan: FertiliserPlan;
  readonly hasPlace: boolean;
}

/** Each fertiliser with its amount, and the bags of the shop that cover it. */
async function planView(context: LoaderFunctionArgs['context'], { t, report, plan, hasPlace }: Shown) {
  const items = PLANNED.map((fertiliser) => neededGoods(report, plan, fertiliser));
  const needed = items.filter(({ dose_per_acre: kg, active }) => kg > 0 && active !== null);
  const goods = hasPlace ? await prescribedGoods(context, { items: needed }, 1) : null;
  return PLANNED.map((fertiliser, at) => {
    const { kg, bags } = plan[fertiliser];
    const [product] = report.products[fertiliser];
    const item = items[at];
    const lines = (goods?.lines ?? []).filter((line) => item !== undefined && line.item === needed.indexOf(item));
    const paise = lines.reduce((sum, { pricePaise, count }) => sum + pricePaise * count, 0);
    return {
      fertiliser,
      name: t(`soil-test:plan.name.${fertiliser}`),
      amount:
        kg === 0
          ? t('soil-test:plan.notNeeded')
          : t('soil-test:plan.amount', { kg: formatAmount(kg), bags: formatAmount(bags) }),
      isNeeded: kg > 0,
      to: product === undefined ? null : pathTo('product', { slug: product.slug }),
      packs: lines.map(({ name, packName, count }) => `${String(count)} × ${name}, ${packName}`).join(' + '),
      price: lines.length === 0 ? null : formatMoney(toRupees(paise)),
    };
  });
}

/** What came of putting a fertiliser into the cart, where it did not go as asked. */
export interface PlanReply {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Puts the bags of one fertiliser into the cart, reckoned anew from the report and the shop. */
export async function addFertiliser({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const fertiliser = fertiliserOf(formText(form, 'fertiliser'));
  const [crop, acres] = [formText(form, 'crop'), acresOf(formText(form, 'acres'))];
  const report = (await found(api, params.id))?.report ?? null;
  if (report === null) return reply('request_error.not_found', {}, 404);
  const plan = isCropId(crop) && acres !== null ? await planFor(context, report, { crop, acres }) : null;
  if (plan === null || fertiliser === null) return reply('request_error.invalid', {}, 400);
  const { vendor, lines } = await prescribedGoods(context, { items: [neededGoods(report, plan, fertiliser)] }, 1);
  if (vendor === null || lines.length === 0) return reply('cart_error.not_enough_stock', {}, 409);
  try {
    await addPacks(api, vendor, lines);
    return redirect(pathTo('cart'));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return reply(error.code, error.details, error.httpStatus);
  }
}

function fertiliserOf(text: string): Planned | null {
  return PLANNED.find((one) => one === text) ?? null;
}

function reply(code: string, details: Readonly<Record<string, unknown>>, status: number) {
  return data<PlanReply>({ code, details }, { status });
}
