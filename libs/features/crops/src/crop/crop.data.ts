import { data, redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropDetails, isApiError, mandiNearOfCrop } from '@haat/api-client';
import type { CropDetails } from '@haat/api-contract/advice';
import { apiContext, placeContext, requestWords, textContext, type ServerTexts } from '@haat/app-context';
import { cropNow, cropPriceLine } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { acresOf, cropOf, sowingDayOf } from '../crop-query.ts';
import { newestOwn } from '../own-crop.data.ts';

/** Acres that the work is told of where none are said. */
const FIRST_ACRES = 1;

/**
 * A crop today: its stage, this week's work, and the ways to all that is known of it. What the address leaves out is
 * that of the person's newest sowing; without a crop it is that crop.
 */
export async function loadCrop({ url, context }: LoaderFunctionArgs) {
  const query = url.searchParams;
  const id = cropOf(query);
  if (id === null) {
    const newest = await newestOwn(context);
    if (newest === null) throw redirect(pathTo('allCrops'));
    throw redirect(pathTo('crop', {}, { crop: newest.crop.id, sown: newest.sowing_day, acres: newest.acres }));
  }
  const t = context.get(textContext);
  const details = await cropDetails(context.get(apiContext), id).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  if (details === null) return data({ view: 'none' as const, title: t('crop:notFound') }, { status: 404 });
  const words = requestWords(context);
  const { today } = words;
  const own = query.has('sown') ? null : await newestOwn(context, id);
  const sown = query.get('sown') ?? own?.sowing_day ?? null;
  const acres = query.get('acres') ?? (own === null ? null : String(own.acres));
  const sowingDay = sowingDayOf(sown, today);
  const typedAcres = acresOf(acres);
  const place = context.get(placeContext);
  const near = place
    ? await mandiNearOfCrop(context.get(apiContext), { lat_lng: place.latLng, crop: details.market_crop_id })
    : null;
  const price = cropPriceLine(words, near);
  return {
    view: 'crop' as const,
    title: details.name,
    today,
    crop: { id, name: details.name, pictureUrl: details.image_url, facts: factsOf(t, details) },
    typed: { sown: sown ?? '', acres: acres ?? '' },
    problems: {
      day: sown !== null && sowingDay === null,
      acres: acres !== null && acres !== '' && typedAcres === null,
    },
    hasGuide: details.guide !== null,
    isReviewed: details.guide?.is_reviewed ?? true,
    now: sowingDay === null ? null : cropNow(t, details, { sowingDay, acres: typedAcres ?? FIRST_ACRES, today }),
    links: {
      guide: details.guide === null ? null : pathTo('cropGuide', {}, { crop: id, sown: sowingDay, acres: typedAcres }),
      problems:
        details.problems.length === 0 ? null : pathTo('cropProblems', { id }, { sown: sowingDay, acres: typedAcres }),
      products: pathTo('products', {}, { crop: details.market_crop_id }),
      ask: pathTo('askExpert', {}, { crop: id }),
      soil: pathTo('soilReports', {}, { crop: id }),
      prices:
        price === null
          ? pathTo('mandiSearch', {}, { q: details.name })
          : pathTo('mandiPrices', {}, { crop: price.commodity }),
    },
    /** What markets near reported; null where none did. */
    price: price === null ? null : [price.text, price.sample].filter((text) => text !== null).join(' '),
  };
}

/** What the screen is drawn from. */
export type CropData = ReturnType<typeof useLoaderData<typeof loadCrop>>;
/** A crop that is there. */
export type ShownCrop = Extract<CropData, { view: 'crop' }>;

const ACRES_OF_A_HECTARE = 2.471;

function factsOf(t: ServerTexts, { facts }: CropDetails) {
  const { npk_kg_per_ha: npk } = facts;
  const rows = [
    { name: t('crop:facts.days'), value: facts.duration_days },
    { name: t('crop:facts.seed'), value: facts.seed_kg_per_acre },
    { name: t('crop:facts.spacing'), value: facts.spacing_cm },
    {
      name: t('crop:facts.npk'),
      value: npk === null ? null : [npk.n, npk.p, npk.k].map((kg) => Math.round(kg / ACRES_OF_A_HECTARE)).join(' : '),
    },
  ];
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}
