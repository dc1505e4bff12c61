import type { CropProblems, Medicine, ProblemCard, ProblemDetails } from '@haat/api-contract/advice';
import { MOST_RANKED, PLANT_PARTS, type Language, type PlantPart } from '@haat/api-contract/vocabulary';
import { pictureAddress, restrictionOf } from '@haat/backend-market';
import type { ProductAgainst } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import { rankProblems } from '@haat/crop-core';
import { commonnessByStage } from '../content/commonness.ts';
import type { ContentMedicine, Problem, Sign } from '../content/content-types.ts';
import { entryText, signs, stages, texts } from '../content/read-content.ts';
import { cropCard, guideOf, problemsOf, type AdvisedCrop } from './crop-book.ts';

/** A problem as a list shows it. */
export function problemCard(problem: Problem, language: Language): ProblemCard {
  return {
    id: problem.id,
    name: inLanguage(problem.name, language),
    kind: problem.kind,
    image_url: pictureAddress(problem.picture),
  };
}

/** What is asked of the problems of a crop. */
export interface ProblemsAsked {
  readonly part?: PlantPart | undefined;
  readonly signs?: readonly string[] | undefined;
  readonly stage?: number | undefined;
}

/** Problems of a crop: all, those of a part, or those that the signs on it may mean. */
export function cropProblems(crop: AdvisedCrop, asked: ProblemsAsked, language: Language): CropProblems {
  const { part } = asked;
  const all = problemsOf(crop);
  const ofPart = part === undefined ? all : all.filter(({ parts }) => parts.includes(part));
  return {
    crop: cropCard(crop, language),
    parts: PLANT_PARTS.filter((each) => all.some(({ parts }) => parts.includes(each))),
    signs: part === undefined ? [] : signsOn(part, ofPart).map((sign) => signView(sign, language)),
    problems: likeliest(crop, asked, ofPart).map((problem) => problemCard(problem, language)),
  };
}

/** Signs that a part of a plant can show, of these problems. */
function signsOn(part: PlantPart, problems: readonly Problem[]): Sign[] {
  return signs.filter(
    ({ id, parts }) => parts.includes(part) && problems.some((problem) => problem.signs.includes(id)),
  );
}

function likeliest(crop: AdvisedCrop, asked: ProblemsAsked, ofPart: readonly Problem[]): readonly Problem[] {
  const { part, signs: seen, stage } = asked;
  if (part === undefined || seen === undefined) return ofPart;
  const guide = guideOf(crop.id);
  const ranked = rankProblems(
    { crop: crop.id, part, signs: seen, stage: stage ?? null },
    ofPart.map((problem) => ({ ...problem, crop: crop.id, commonness: commonnessByStage(problem, guide) })),
  );
  return ranked.slice(0, MOST_RANKED).flatMap(({ problem }) => ofPart.find(({ id }) => id === problem) ?? []);
}

function signView({ id, name, picture }: Sign, language: Language) {
  return { id, name: inLanguage(name, language), image_url: pictureAddress(picture) };
}

/** A problem with what to do about it. See docs/domain/advice.md#what-is-said-of-a-problem. */
export function problemDetails(
  crop: AdvisedCrop,
  problem: Problem,
  products: readonly ProductAgainst[],
  language: Language,
): ProblemDetails {
  const guide = guideOf(crop.id);
  const commonness = commonnessByStage(problem, guide);
  const listed = (list: Parameters<typeof entryText>[0], entries: readonly Parameters<typeof entryText>[1][]) =>
    entries.map((entry) => inLanguage(entryText(list, entry), language));
  return {
    ...problemCard(problem, language),
    crop: cropCard(crop, language),
    scientific: problem.scientific,
    parts: [...problem.parts],
    signs: signs.filter(({ id }) => problem.signs.includes(id)).map((sign) => signView(sign, language)),
    stages: (guide?.stages ?? []).flatMap(({ no, name }) => {
      const stage = stages[name];
      return no in commonness && stage !== undefined ? [inLanguage(stage.name, language)] : [];
    }),
    thresholds: listed(texts.thresholds, problem.thresholds),
    measures: listed(texts.measures, problem.measures),
    medicines: problem.medicines.map((medicine) => medicineView(medicine, language)),
    note: problem.note === null ? null : inLanguage(entryText(texts.notes, { id: problem.note }), language),
    products: products.map(({ name, imageUrl, perAcre, waitingDays, ...product }) => ({
      ...{ slug: product.slug, name: inLanguage(name, language), image_url: imageUrl, active: product.active },
      ...{ per_acre: perAcre, waiting_days: waitingDays, toxicity: product.toxicity },
      restriction: restrictionOf(product.active, language),
    })),
  };
}

function medicineView(medicine: ContentMedicine, language: Language): Medicine {
  const { active, amount, amountTo, unit, per, method, waitingDays, toxicity } = medicine;
  return {
    ...{ active, amount, amount_to: amountTo ?? null, unit, per },
    method: inLanguage(entryText(texts.methods, { id: method }), language),
    waiting_days: waitingDays,
    toxicity,
    restriction: restrictionOf(active, language),
  };
}
