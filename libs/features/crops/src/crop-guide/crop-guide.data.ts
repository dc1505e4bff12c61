import { redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropCards, cropDetails, isApiError } from '@haat/api-client';
import type { CropWork } from '@haat/api-contract/advice';
import { apiContext, textContext, unavailable, type ServerTexts } from '@haat/app-context';
import { cropStage } from '@haat/crop-core';
import { formatAmount, formatMoney, indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';
import { cropOf, sowingDayOf } from '../crop-query.ts';

/** The guide of a crop, with the stage at which the person's crop is; without one the crops that have a guide. */
export async function loadCropGuide({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const id = cropOf(url.searchParams);
  if (id === null) {
    const cards = await cropCards(api);
    if (cards === null) throw unavailable();
    const crops = cards
      .filter(({ has_guide: hasGuide }) => hasGuide)
      .map((card) => ({ id: card.id, name: card.name, pictureUrl: card.image_url }));
    return { view: 'choose' as const, title: t('crop:link.guide'), crops };
  }
  const details = await cropDetails(api, id).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') throw redirect(pathTo('cropGuide'));
    throw error;
  });
  const { guide } = details;
  if (guide === null) throw redirect(pathTo('crop', {}, { crop: id }));
  const sown = sowingDayOf(url.searchParams.get('sown'), indiaDay(new Date()));
  const stages = guide.stages.map(({ no, day_from, day_to }) => ({ stage_no: no, day_from, day_to }));
  const at = sown === null ? null : cropStage(stages, sown, indiaDay(new Date()));
  return {
    view: 'guide' as const,
    title: t('crop-guide:title', { crop: details.name }),
    crop: details.name,
    cropPath: pathTo('crop', {}, { crop: id, sown, acres: url.searchParams.get('acres') }),
    isReviewed: guide.is_reviewed,
    countsFrom: t(`crop-guide:from.${guide.counts_from}`),
    stages: guide.stages.map(({ no, name, image_url: pictureUrl, day_from: from, day_to: to, works }) => ({
      ...{ no, name, pictureUrl },
      days: t('crop-guide:days', { first: from, last: to }),
      isNow: at !== null && 'stage' in at && at.stage === no,
      works: works.map((work) => ({ text: work.text, bag: bagText(t, work) })),
    })),
  };
}

/** What the screen is drawn from. */
export type CropGuideData = ReturnType<typeof useLoaderData<typeof loadCropGuide>>;
/** A guide. */
export type ShownGuide = Extract<CropGuideData, { view: 'guide' }>;

function bagText(t: ServerTexts, { fertiliser }: CropWork): string | null {
  if (fertiliser === null) return null;
  const kg = t('main:units.kg', { amount: formatAmount(fertiliser.bag_kg) });
  return t('crop-guide:bag', { kg, price: formatMoney(fertiliser.bag_price) });
}
