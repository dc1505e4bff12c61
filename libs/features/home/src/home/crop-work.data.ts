import type { RouterContextProvider } from 'react-router';
import { cropDetails, myCrops, type ApiClient } from '@haat/api-client';
import type { MyCrop } from '@haat/api-contract/advice';
import { apiContext, sessionContext, textContext, type ServerTexts } from '@haat/app-context';
import { cropStage } from '@haat/crop-core';
import { indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';

/** Crops on home; all of them are on their own screen. */
const MOST_CROPS = 2;
/** Pieces of work of a crop on home. */
const MOST_WORKS = 2;

/** A person's crop with what is to be done this week. */
export interface CropWorkView {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string;
  /** 'Day 42: Flowering' */
  readonly stage: string;
  readonly works: readonly string[];
  readonly to: string;
}

/**
 * The newest crops that a person grows, with the work of their stage; empty for a guest, without a crop in a stage, or
 * where they could not be loaded: home then has the way to all crops.
 */
export async function loadCropWork(context: Readonly<RouterContextProvider>): Promise<readonly CropWorkView[]> {
  if (context.get(sessionContext).status !== 'authenticated') return [];
  const api = context.get(apiContext);
  const own = (await myCrops(api)) ?? [];
  const views = await Promise.all(
    own
      .filter(({ crop }) => crop.has_guide)
      .slice(0, MOST_CROPS)
      .map((crop) => cropWork(api, context.get(textContext), crop)),
  );
  return views.flatMap((view) => view ?? []);
}

async function cropWork(
  api: ApiClient,
  t: ServerTexts,
  { id, crop, sowing_day: sown, acres }: MyCrop,
): Promise<CropWorkView | null> {
  const guide = await cropDetails(api, crop.id).then(
    (details) => details.guide,
    () => null,
  );
  if (guide === null) return null;
  const stages = guide.stages.map(({ no, day_from, day_to }) => ({ stage_no: no, day_from, day_to }));
  const at = cropStage(stages, sown, indiaDay(new Date()));
  const stage = at !== null && 'stage' in at ? guide.stages.find(({ no }) => no === at.stage) : undefined;
  if (at === null || !('stage' in at) || stage === undefined) return null;
  return {
    ...{ id, name: crop.name, pictureUrl: crop.image_url },
    stage: t('crop:now.stage', { number: at.day, stage: stage.name }),
    works: stage.works.slice(0, MOST_WORKS).map(({ text }) => text),
    to: pathTo('crop', {}, { crop: crop.id, sown, acres }),
  };
}
