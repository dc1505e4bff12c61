import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, mandiCommodities, mandiMarkets, mandiReceipts, sendMandiReceipt } from '@haat/api-client';
import type { MandiCommodity } from '@haat/api-contract/mandi';
import type { MandiReceipt } from '@haat/api-contract/mandi-receipts';
import { MANDI_RECEIPT_DAYS, MOST_MANDI_CROPS } from '@haat/api-contract/vocabulary';
import {
  PREFERENCE_COOKIES,
  apiContext,
  isMandiId,
  outboxForm,
  outboxReasonContext,
  parseFollowedCrops,
  photosOf,
  placeContext,
  refusalText,
  requestWords,
  requireSession,
  sendPhotos,
  textContext,
  unavailable,
} from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import { formatAmount, indiaDay } from '@haat/format';
import { mandiDayText, mandiRateText, type MandiPriceWords } from '@haat/presenters';
import { outboxKey } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { firstSlipDay, readSlip, slipNumbers, slipProblems, type SlipProblem, type TypedSlip } from './typed-slip.ts';

/** Crops to choose among beside those that are followed: the most traded. */
const OFFERED_CROPS = 60;
/** The address says with it that a slip has just been taken. */
const SENT = 'sent';

/** What the form is answered. Whatever it says, what was typed is still there. */
export interface SlipAnswer {
  readonly typed: TypedSlip;
  readonly problems: readonly SlipProblem[];
  /** The rate that was likely meant, in words; null where the rate is not in doubt. */
  readonly likelyRate: string | null;
  /** What the service said. */
  readonly refused: string | null;
}

/** What a slip can be sent of, and the person's own. What could not be loaded is never 'none'. */
export async function loadSaleSlips({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('mandi-slip:title');
  const place = context.get(placeContext);
  if (!place) return { view: 'no-place' as const, title };
  const api = context.get(apiContext);
  const asked = url.searchParams.get('crop');
  const followed = parseFollowedCrops(readCookies(request.headers.get('cookie'))[PREFERENCE_COOKIES.mandiCrops]);
  const first = [...new Set([...(asked !== null && isMandiId(asked) ? [asked] : []), ...followed])];
  const [markets, own, traded, receipts] = await Promise.all([
    mandiMarkets(api, place.latLng),
    first.length === 0 ? [] : mandiCommodities(api, { ids: first.slice(0, MOST_MANDI_CROPS) }),
    mandiCommodities(api, { limit: OFFERED_CROPS }),
    mandiReceipts(api),
  ]);
  if (markets === null || own === null || traded === null) throw unavailable();
  const words = requestWords(context);
  const { today } = words;
  return {
    view: 'form' as const,
    title,
    place: place.label,
    crops: options(own, traded),
    crop: own[0]?.id ?? null,
    markets: markets.map(({ id, name, district }) => ({ value: id, label: `${name}, ${district}` })),
    today,
    firstDay: firstSlipDay(today),
    days: MANDI_RECEIPT_DAYS,
    outbox: outboxForm(context, title),
    isSent: url.searchParams.get('done') === SENT,
    slips: receipts === null ? null : receipts.map((receipt) => slipView(words, receipt)),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type SaleSlipsData = ReturnType<typeof useLoaderData<typeof loadSaleSlips>>;
/** Where a slip can be sent. */
export type SlipFormData = Extract<SaleSlipsData, { view: 'form' }>;

function options(own: readonly MandiCommodity[], traded: readonly MandiCommodity[]) {
  return [...own, ...traded.filter(({ id }) => own.every((each) => each.id !== id))].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

/** A slip in words. */
function slipView(words: MandiPriceWords, receipt: MandiReceipt) {
  const { t } = words;
  const { id, status, reason, commodity, market, quintals, rate, day } = receipt;
  return {
    ...{ id, status, statusText: t(`mandi-slip:status.${status}`) },
    text: t('mandi-slip:line', {
      ...{ count: quintals, quintals: formatAmount(quintals), price: mandiRateText(rate) },
      ...{ crop: commodity.name, market: market.name },
    }),
    day: t('mandi-slip:soldOn', { day: mandiDayText(words, day) }),
    reason: reason === null ? null : t(`mandi-slip:reason.${reason}`),
    isSampleCheck: receipt.is_sample_check,
  };
}

/** Sends the slip of a form, its photo ahead of it. @throws ApiError only for a session that has ended */
export async function sendSlip({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const typed = readSlip(form);
  const photos = photosOf(form).slice(0, 1);
  const problems = slipProblems(typed, photos.length > 0, indiaDay(new Date()));
  const { quintals, rate } = slipNumbers(typed);
  const t = context.get(textContext);
  const [first] = problems;
  if (first !== undefined)
    context.set(outboxReasonContext, t(`mandi-slip:problem.${first}`, { days: MANDI_RECEIPT_DAYS }));
  if (problems.length > 0 || quintals === null || rate === null) return answer({ typed, problems }, 400);
  const api = context.get(apiContext);
  let { photoId } = typed;
  try {
    [photoId = photoId] = await sendPhotos(api, photos);
    const { crop, market, day, isCertain } = typed;
    await sendMandiReceipt(api, {
      ...{ commodity: crop, market, day, quintals, rate, photo_id: photoId, is_rate_certain: isCertain },
      key: outboxKey(form),
    });
    return redirect(pathTo('saleSlips', {}, { done: SENT }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const { code, details, httpStatus } = error;
    // A photo that is used or unknown is asked for anew.
    const kept = { ...typed, photoId: code.startsWith('upload_error.') ? '' : photoId };
    if (code === 'mandi_error.rate_unlikely') {
      const likelyRate = mandiRateText(Number(details['rate']));
      context.set(outboxReasonContext, t('mandi-slip:problem.unlikely', { rate: likelyRate }));
      return answer({ typed: kept, likelyRate }, httpStatus);
    }
    const refused = refusalText(context, error);
    context.set(outboxReasonContext, refused);
    return answer({ typed: kept, refused }, httpStatus);
  }
}

function answer(said: Pick<SlipAnswer, 'typed'> & Partial<SlipAnswer>, status: number) {
  return data<SlipAnswer>({ problems: [], likelyRate: null, refused: null, ...said }, { status });
}
