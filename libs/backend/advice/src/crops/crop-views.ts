import type { CropDetails, CropWork } from '@haat/api-contract/advice';
import { BAGGED_FERTILISERS, type Language } from '@haat/api-contract/vocabulary';
import { pictureAddress } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import { BAGS } from '../content/bags.ts';
import type { Guide, ListEntry } from '../content/content-types.ts';
import { cropFacts, entryText, stages, texts } from '../content/read-content.ts';
import { cropCard, guideOf, problemsOf, type AdvisedCrop } from './crop-book.ts';
import { problemCard } from './problem-views.ts';

/** A crop with its facts, its guide and its problems. */
export function cropDetails(crop: AdvisedCrop, language: Language): CropDetails {
  const facts = cropFacts.find(({ id }) => id === crop.id);
  const guide = guideOf(crop.id);
  return {
    ...cropCard(crop, language),
    market_crop_id: crop.marketId,
    facts: {
      duration_days: facts?.durationDays ?? null,
      seed_kg_per_acre: facts?.seedKgPerAcre ?? null,
      spacing_cm: facts?.spacingCm ?? null,
      npk_kg_per_ha: facts?.npkKgPerHa ?? null,
    },
    guide: guide === undefined ? null : guideView(guide, language),
    problems: problemsOf(crop).map((problem) => problemCard(problem, language)),
  };
}

function guideView({ countsFrom, stages: ofGuide }: Guide, language: Language): NonNullable<CropDetails['guide']> {
  return {
    counts_from: countsFrom,
    // No agronomist has looked at any of them yet: see libs/backend/advice/src/content/data/SOURCES.md.
    is_reviewed: false,
    stages: ofGuide.flatMap(({ no, name, from, to, works }) => {
      const stage = stages[name];
      if (stage === undefined) return [];
      return {
        no,
        name: inLanguage(stage.name, language),
        image_url: pictureAddress(stage.picture),
        day_from: from,
        day_to: to,
        works: works.map((work) => workView(work, language)),
      };
    }),
  };
}

function workView(work: ListEntry, language: Language): CropWork {
  const name = BAGGED_FERTILISERS.find((fertiliser) => fertiliser === work.id);
  return {
    text: inLanguage(entryText(texts.works, work), language),
    fertiliser:
      name === undefined
        ? null
        : { name, kg_per_acre: Number(work.n), bag_kg: BAGS[name].kg, bag_price: BAGS[name].price },
  };
}
