import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mandiCentres } from '@haat/api-client';
import type { MandiCentre } from '@haat/api-contract/mandi-centres';
import { apiContext, isMandiId, placeContext, requestWords, textContext, unavailable } from '@haat/app-context';
import { openingState } from '@haat/format';
import { mandiAgeView, mandiRateText, timeText, type MandiAgeView, type MandiPriceWords } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { aboutText } from '../sale.presenter.ts';

/** Crops to choose among, of those that centres near buy. */
const MOST_CROPS = 12;

/** A centre in words. */
export interface CentreView {
  readonly id: string;
  readonly title: string;
  /** District and about how far. */
  readonly where: string;
  /** Whether it is open now; null in a kept copy, which is read at another time. */
  readonly isOpen: boolean | null;
  readonly hours: string;
  readonly dayOff: string | null;
  readonly rates: readonly { readonly key: string; readonly crop: string; readonly rate: string }[];
  /** How old the oldest of the rates is. */
  readonly age: MandiAgeView | null;
  readonly directions: string;
}

/** Collection centres near the place, of one crop or of all. What could not be loaded is never 'none here'. */
export async function loadCentres({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('mandi:centre.title');
  const place = context.get(placeContext);
  if (!place) return { view: 'no-place' as const, title };
  const api = context.get(apiContext);
  const asked = url.searchParams.get('crop');
  const crop = asked !== null && isMandiId(asked) ? asked : undefined;
  const [all, found] = await Promise.all([
    mandiCentres(api, { lat_lng: place.latLng }),
    crop === undefined ? undefined : mandiCentres(api, { lat_lng: place.latLng, commodity: crop }),
  ]);
  const centres = found === undefined ? all : found;
  if (all === null || centres === null) throw unavailable();
  const words = requestWords(context);
  return {
    view: 'centres' as const,
    title,
    place: place.label,
    crops: cropLinks(all, crop),
    isSample: centres.some(({ is_sample: isSample }) => isSample),
    centres: centres.map((centre) => centreView(words, centre)),
  };
}

/** What the screen is drawn from. */
export type CentresData = ReturnType<typeof useLoaderData<typeof loadCentres>>;

function cropLinks(centres: readonly MandiCentre[], shown: string | undefined) {
  const names = new Map(
    centres.flatMap(({ rates }) => rates.map(({ commodity }) => [commodity.id, commodity.name] as const)),
  );
  return [...names].slice(0, MOST_CROPS).map(([id, name]) => ({
    id,
    name,
    to: pathTo('collectionCentres', {}, { crop: id }),
    isShown: id === shown,
  }));
}

function centreView(words: MandiPriceWords, centre: MandiCentre): CentreView {
  const { t, now } = words;
  const { id, name, district, rates, closed_weekday: closed } = centre;
  const oldest = rates.map(({ day }) => day).sort()[0];
  const age = oldest === undefined ? null : mandiAgeView(words, oldest);
  return {
    id,
    title: t('mandi:centre.name', { name }),
    where: `${district} · ${aboutText(words, centre.distance_metres)}`,
    isOpen: words.isKeptCopy === true ? null : openingState(centre, now).isOpen,
    hours: t('mandi:centre.hours', { from: timeText(t, centre.opens_at), to: timeText(t, centre.closes_at) }),
    dayOff: closed === null ? null : t('mandi:centre.dayOff', { day: t(`nearby-centres:day.d${closed}`) }),
    rates: rates.map(({ commodity, rate }) => ({
      key: commodity.id,
      crop: commodity.name,
      rate: mandiRateText(rate),
    })),
    age,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(centre.lat_lng)}`,
  };
}
