import type { RouterContextProvider } from 'react-router';
import { cropDetails, myCrops, type ApiClient } from '@haat/api-client';
import type { MyCrop } from '@haat/api-contract/advice';
import { apiContext, sessionContext, textContext, type ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { cropNow, type WorkView } from '@haat/presenters';
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
  readonly works: readonly WorkView[];
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
    own.filter(({ crop }) => crop.has_guide).map((crop) => cropWork(api, context.get(textContext), crop)),
  );
  return views.flatMap((view) => view ?? []).slice(0, MOST_CROPS);
}

async function cropWork(
  api: ApiClient,
  t: ServerTexts,
  { id, crop, sowing_day: sown, acres }: MyCrop,
): Promise<CropWorkView | null> {
  const details = await cropDetails(api, crop.id).catch(() => null);
  const at = details && cropNow(t, details, { sowingDay: sown, acres, today: indiaDay(new Date()) });
  if (at === null || at.stage === null) return null;
  return {
    ...{ id, name: crop.name, pictureUrl: crop.image_url, stage: at.text },
    works: at.works.slice(0, MOST_WORKS),
    to: pathTo('crop', {}, { crop: crop.id, sown, acres }),
  };
}
