/** Parts of a plant on which a problem shows. */
export const PLANT_PARTS = [
  'leaf',
  'stem',
  'shoot',
  'flower',
  'fruit',
  'pod',
  'ear',
  'tuber',
  'root',
  'plant',
] as const;
/** A part of a plant on which a problem shows. */
export type PlantPart = (typeof PLANT_PARTS)[number];

/** Kinds of problems of a crop. */
export const PROBLEM_KINDS = ['pest', 'disease', 'deficiency', 'disorder', 'weed'] as const;
/** A kind of problem of a crop. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What happened on day 0 of a crop. See docs/domain/advice.md#stage. */
export const DAY_ZEROES = ['sowing', 'transplanting', 'planting', 'cutting'] as const;
/** What happened on day 0 of a crop. */
export type DayZero = (typeof DAY_ZEROES)[number];

/** What the dose of a medicine is for. */
export const MEDICINE_BASES = ['acre', 'litre', 'kg-seed'] as const;
/** What the dose of a medicine is for: an acre, a litre of water, a kilogram of seed. */
export type MedicineBasis = (typeof MEDICINE_BASES)[number];

/** Fertilisers in bags whose price the government sets. */
export const BAGGED_FERTILISERS = ['urea', 'dap'] as const;
/** A fertiliser in bags whose price the government sets. */
export type BaggedFertiliser = (typeof BAGGED_FERTILISERS)[number];

/** Signs that can be named at once. */
export const MOST_SIGNS = 6;
/** Problems that are named for the signs. */
export const MOST_RANKED = 3;
/** Crops that a person can keep. */
export const MOST_MY_CROPS = 20;
/** The largest area of a kept crop, acres. */
export const MOST_CROP_ACRES = 1000;
/** A crop sown longer ago is refused, years. See docs/domain/advice.md#my-crops. */
export const OLDEST_SOWING_YEARS = 10;
