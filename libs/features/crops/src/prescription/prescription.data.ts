import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { expertPrescription, isApiError, type ApiClient } from '@haat/api-client';
import type { Prescription } from '@haat/api-contract/questions';
import {
  apiContext,
  formText,
  languageContext,
  placeContext,
  requireSession,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { isPrescriptionValid } from '@haat/crop-core';
import { formatAmount, formatMoney, indiaDay, toRupees } from '@haat/format';
import { acresText, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { acresOf } from '../crop-query.ts';
import { addPacks } from './add-packs.data.ts';
import { prescribedGoods, type PrescribedGoods } from './prescription-goods.data.ts';

/** Acres that packs are reckoned for where none are known. */
const FIRST_ACRES = 1;

/** A prescription with the packs for the person's acres; another person's is not there. */
export async function loadPrescription({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const prescription = await found(context.get(apiContext), params.id);
  if (prescription === null) return data({ view: 'none' as const, title: t('prescription:notFound') }, { status: 404 });
  const typed = url.searchParams.get('acres');
  const acres = acresOf(typed) ?? prescription.acres ?? FIRST_ACRES;
  const now = new Date();
  const dated = (day: string) => dayText(t, context.get(languageContext), day, now);
  const isValid = isPrescriptionValid(prescription.valid_until, indiaDay(now));
  const hasPlace = (context.get(placeContext) ?? null) !== null;
  const goods = isValid && hasPlace ? await prescribedGoods(context, prescription, acres) : null;
  const { id, crop, problem, advice, items } = prescription;
  return {
    view: 'prescription' as const,
    title: t('prescription:title', { crop: crop.name }),
    ...{ id, problem, hasPlace, isValid, acres },
    crop: { name: crop.name, pictureUrl: crop.image_url },
    answered: t('prescription:answered', { day: dated(prescription.answered_day) }),
    validUntil: t(isValid ? 'prescription:validUntil' : 'prescription:expired', {
      day: dated(prescription.valid_until),
    }),
    advice: advice.split('\n').filter((line) => line.trim() !== ''),
    items: items.map((item, index) => itemView(t, item, { acres, goods, index })),
    typed: { acres: typed ?? String(acres), isBad: typed !== null && typed !== '' && acresOf(typed) === null },
    isSample: prescription.is_sample_answer,
    total: goods === null || goods.lines.length === 0 ? null : totalText(goods),
    here: pathTo('prescription', { id }),
    askAgain: pathTo('askExpert', {}, { crop: crop.id }),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type PrescriptionData = ReturnType<typeof useLoaderData<typeof loadPrescription>>;
/** A prescription that is there. */
export type ShownPrescription = Extract<PrescriptionData, { view: 'prescription' }>;

async function found(api: ApiClient, id: string | undefined): Promise<Prescription | null> {
  return expertPrescription(api, id ?? '').catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
}

interface ItemWords {
  readonly acres: number;
  /** Null where nothing is offered. */
  readonly goods: PrescribedGoods | null;
  readonly index: number;
}

function itemView(t: ServerTexts, item: Prescription['items'][number], { acres, goods, index }: ItemWords) {
  const { active, unit, dose_per_acre: dose, times, interval_days: interval, water, waiting_days: waiting } = item;
  const amount = (of: number) => t(`main:units.${unit}`, { amount: formatAmount(of) });
  const [product] = item.product_id === null ? [] : item.products;
  const lines = (goods?.lines ?? []).filter((line) => line.item === index);
  return {
    name: product?.name ?? active ?? '',
    isActive: product === undefined,
    to: product === undefined ? null : pathTo('product', { slug: product.slug }),
    uses: [
      t('biotic-stress:per.acre', { amount: amount(dose) }),
      t('biotic-stress:needed', { acres: acresText(t, acres), amount: amount(dose * acres) }),
      ...(water === null ? [] : [t('prescription:water', { litres: formatAmount(water) })]),
      t('prescription:times', { count: times }),
      ...(interval === null ? [] : [t('prescription:interval', { count: interval })]),
    ],
    waiting: waiting === null ? t('biotic-stress:waitLabel') : t('products:dose.waiting', { count: waiting }),
    packs:
      lines.length === 0
        ? null
        : lines.map(({ name, packName, count }) => `${count} × ${name}, ${packName}`).join(' + '),
    isMissing: goods?.missing.includes(index) === true,
  };
}

function totalText({ lines }: PrescribedGoods): string {
  return formatMoney(toRupees(lines.reduce((sum, { pricePaise, count }) => sum + pricePaise * count, 0)));
}

/** What came of putting everything into the cart, where it did not go as asked. */
export interface AddReply {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Puts the packs of a prescription into the cart, reckoned anew from the prescription and the shop: of what the cart
 * holds already of a pack only the rest, so that a second press adds nothing.
 */
export async function addPrescription({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const prescription = await found(api, params.id);
  const acres = acresOf(formText(form, 'acres'));
  if (prescription === null) return reply('request_error.not_found', {}, 404);
  if (acres === null || !isPrescriptionValid(prescription.valid_until, indiaDay(new Date())))
    return reply('request_error.invalid', {}, 400);
  const { vendor, lines } = await prescribedGoods(context, prescription, acres);
  if (vendor === null || lines.length === 0) return reply('cart_error.not_enough_stock', {}, 409);
  try {
    await addPacks(api, vendor, lines);
    return redirect(pathTo('cart'));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return reply(error.code, error.details, error.httpStatus);
  }
}

function reply(code: string, details: Readonly<Record<string, unknown>>, status: number) {
  return data<AddReply>({ code, details }, { status });
}
