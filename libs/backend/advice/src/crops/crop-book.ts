import type { CropCard } from '@haat/api-contract/advice';
import type { Language } from '@haat/api-contract/vocabulary';
import { allCrops, pictureAddress } from '@haat/backend-market';
import type { KnownCrop } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { Guide, Problem } from '../content/content-types.ts';
import { guides, problemsByCrop } from '../content/read-content.ts';

/** A crop of which the advice knows. */
export interface AdvisedCrop extends KnownCrop {
  /** The crop of the market from which it grows: itself, but for a ratoon. */
  readonly marketId: string;
}

/** The ratoon of sugarcane is a crop of its own: its days count from the cutting. See docs/domain/advice.md#guides. */
const RATOON: AdvisedCrop = {
  id: 'sugarcane-ratoon',
  marketId: 'sugarcane',
  name: {
    en: 'Sugarcane ratoon',
    hi: 'गन्ना (पेड़ी)',
    mr: 'ऊस (खोडवा)',
    bn: 'আখ (মুড়ি)',
    or: 'ଆଖୁ (ମୁଢ଼ି)',
    gu: 'શેરડી (લામ)',
  },
  picture: 'crop-sugarcane',
};

/** Every crop of the market, with those that grow from one after it. */
export async function advisedCrops(executor: Executor): Promise<AdvisedCrop[]> {
  const known = await allCrops(executor);
  return known.flatMap((crop) => [{ ...crop, marketId: crop.id }, ...(crop.id === RATOON.marketId ? [RATOON] : [])]);
}

/** The guide of a crop, or undefined where there is none. */
export function guideOf(cropId: string): Guide | undefined {
  return guides.find(({ crop }) => crop === cropId);
}

/** The problems of a crop: a ratoon has those of its crop. */
export function problemsOf({ marketId }: AdvisedCrop): readonly Problem[] {
  return problemsByCrop.get(marketId) ?? [];
}

/** A crop as a list shows it. */
export function cropCard(crop: AdvisedCrop, language: Language): CropCard {
  return {
    id: crop.id,
    name: inLanguage(crop.name, language),
    image_url: pictureAddress(crop.picture),
    has_guide: guideOf(crop.id) !== undefined,
    has_problems: problemsOf(crop).length > 0,
  };
}

/** A stage of a crop, with the name under which lists know it: 'flowering', 'harvest'. */
export interface CropStageFacts {
  readonly stage_no: number;
  readonly name: string;
  readonly day_from: number;
  readonly day_to: number;
}

/** The stages of a crop by its guide, in their order; none where there is no guide. */
export function stagesOf(cropId: string): readonly CropStageFacts[] {
  const { stages = [] } = guideOf(cropId) ?? {};
  return stages.map(({ no, name, from, to }) => ({ stage_no: no, name, day_from: from, day_to: to }));
}
