import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { mandiDemands, mandiOffers, offerToDemand, withdrawOffer } from '@haat/api-client';
import type { MandiOffer } from '@haat/api-contract/mandi-trade';
import {
  actionFailure,
  apiContext,
  formText,
  isMandiId,
  loginPathFor,
  placeContext,
  requestWords,
  requireSession,
  sessionContext,
  textContext,
  unavailable,
  unknownIntent,
} from '@haat/app-context';
import { cutText, formatAmount, indiaDay } from '@haat/format';
import { mandiDayText, type MandiPriceWords } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { quintalsOf } from '../mandi-query.ts';
import { demandView } from './demand.presenter.ts';

/** Where a person's own offers stand on the page. */
export const OFFERS_ID = 'my-offers';
/** Intents of the screen's forms. */
export const DEMAND_INTENTS = { offer: 'offer', withdraw: 'withdraw' } as const;

/** What the address asks for. */
export interface DemandsQuery {
  readonly crop: string | null;
  /** As typed. */
  readonly quintals: string;
  /** From 1. */
  readonly page: number;
}

function readQuery(query: URLSearchParams): DemandsQuery {
  const crop = query.get('crop');
  const page = Number(query.get('page'));
  return {
    crop: crop !== null && isMandiId(crop) ? crop : null,
    quintals: cutText((query.get('quintals') ?? '').trim(), 12),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

function addressOf({ crop, quintals, page }: DemandsQuery, change: Partial<DemandsQuery> = {}): string {
  const query = { crop, quintals, page, ...change };
  return pathTo(
    'demands',
    {},
    { ...query, quintals: query.quintals || null, page: query.page === 1 ? null : query.page },
  );
}

/** What buyers want, what would be left of a quantity, and the person's own offers. */
export async function loadDemands({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const query = readQuery(url.searchParams);
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const [demands, offers] = await Promise.all([
    mandiDemands(api, {
      commodity: query.crop ?? undefined,
      lat_lng: context.get(placeContext)?.latLng,
      page: query.page,
    }),
    isSignedIn ? mandiOffers(api) : [],
  ]);
  if (demands === null) throw unavailable();
  const words = requestWords(context);
  const quintals = quintalsOf(query.quintals);
  const { results, next, previous } = demands;
  return {
    title: t('mandi:demand.title'),
    query,
    here: addressOf(query),
    loginPath: isSignedIn ? null : loginPathFor(request),
    isBadQuantity: query.quintals !== '' && quintals === null,
    isSample: results.some(({ is_sample: isSample }) => isSample),
    demands: results.map((demand) => demandView(words, demand, quintals)),
    shown:
      query.crop === null ? null : { name: results[0]?.commodity.name ?? null, all: addressOf(query, { crop: null }) },
    next: next === null ? null : addressOf(query, { page: query.page + 1 }),
    previous: previous === null ? null : addressOf(query, { page: query.page - 1 }),
    offers: offers === null ? null : offers.map((offer) => offerView(words, offer)),
  };
}

/** What the screen is drawn from. */
export type DemandsData = ReturnType<typeof useLoaderData<typeof loadDemands>>;

function offerView(words: MandiPriceWords, { id, status, quintals, offered_at: at, demand }: MandiOffer) {
  const { t } = words;
  const names = { count: quintals, crop: demand.commodity.name, buyer: demand.buyer, quintals: formatAmount(quintals) };
  return {
    id,
    text: t('mandi:demand.offerLine', names),
    day: t('mandi:demand.offeredOn', { day: mandiDayText(words, indiaDay(new Date(at))) }),
    status,
    statusText: t(`mandi:demand.status.${status}`),
  };
}

/** Offers a quantity or takes an offer back, and shows the person's offers. */
export async function changeOffers({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const here = `${url.pathname}${url.search}#${OFFERS_ID}`;
  try {
    switch (form.get('intent')) {
      case DEMAND_INTENTS.offer: {
        const quintals = quintalsOf(formText(form, 'quintals'));
        if (quintals === null) return unknownIntent();
        await offerToDemand(api, formText(form, 'demand'), quintals);
        return redirect(here);
      }
      case DEMAND_INTENTS.withdraw:
        await withdrawOffer(api, formText(form, 'id'));
        return redirect(here);
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}
