import type { PmfbyCategory } from '@haat/api-contract/vocabulary';
import { pmfbyPremium } from './pmfby-premium.ts';

/** Seasons for which the scheme is notified; a summer crop counts as rabi. */
export const PMFBY_SEASONS = ['kharif', 'rabi'] as const;
/** A season for which the scheme is notified. */
export type PmfbySeason = (typeof PMFBY_SEASONS)[number];

/** Districts, and one state as a whole, of which a notice is known. */
export const PMFBY_PLACES = [
  'shamli',
  'rampur',
  'sirmaur',
  'gaurella-pendra-marwahi',
  'buldhana',
  'dholpur',
  'haryana',
  'sri-sathya-sai',
] as const;
/** A place of which a notice is known. */
export type PmfbyPlace = (typeof PMFBY_PLACES)[number];

/** What a public notice says of a crop at a place. */
export interface PmfbyNotice {
  /** The crop's id in the catalogue; guava is not in it. */
  readonly crop: string;
  readonly place: PmfbyPlace;
  readonly season: PmfbySeason;
  /** '2025', or '2025-26' of a rabi season. */
  readonly year: string;
  /** Rupees for a hectare; null where only the farmer's premium was reported. */
  readonly sumInsured: number | null;
  /** Rupees that the farmer pays for a hectare, where only that was reported; else null. */
  readonly farmerPremium: number | null;
}

/** As reported by newspapers from the notices of districts and states; sources: docs/domain/insurance.md#notices. */
const ROWS: readonly (readonly [string, PmfbyPlace, PmfbySeason, string, number | null, number?])[] = [
  ['paddy', 'shamli', 'kharif', '2025', 93_200],
  ['paddy', 'rampur', 'kharif', '2025', 86_000],
  ['urad', 'rampur', 'kharif', '2025', 59_300],
  ['bajra', 'rampur', 'kharif', '2025', 29_700],
  ['maize', 'sirmaur', 'kharif', '2025', 60_000],
  ['paddy', 'sirmaur', 'kharif', '2025', 60_000],
  ['tomato', 'gaurella-pendra-marwahi', 'kharif', '2024', 120_000],
  ['brinjal', 'gaurella-pendra-marwahi', 'kharif', '2024', 77_000],
  ['guava', 'gaurella-pendra-marwahi', 'kharif', '2024', 45_000],
  ['banana', 'gaurella-pendra-marwahi', 'kharif', '2024', 185_000],
  ['moong', 'buldhana', 'kharif', '2024', 25_817],
  ['urad', 'buldhana', 'kharif', '2024', 26_025],
  ['jowar', 'buldhana', 'kharif', '2024', 32_125],
  ['soybean', 'buldhana', 'kharif', '2024', 55_500],
  ['maize', 'buldhana', 'kharif', '2024', 35_598],
  ['cotton', 'buldhana', 'kharif', '2024', 59_983],
  ['arhar', 'buldhana', 'kharif', '2024', 36_802],
  ['wheat', 'dholpur', 'rabi', '2025-26', 96_172],
  ['mustard', 'dholpur', 'rabi', '2025-26', 121_864],
  ['wheat', 'haryana', 'rabi', '2024-25', 76_541],
  ['gram', 'haryana', 'rabi', '2024-25', 37_622],
  ['barley', 'haryana', 'rabi', '2024-25', 48_779],
  ['mustard', 'haryana', 'rabi', '2024-25', 51_373],
  ['sunflower', 'haryana', 'rabi', '2024-25', 51_892],
  ['cotton', 'haryana', 'kharif', '2025', 108_726],
  ['moong', 'haryana', 'kharif', '2025', 47_568],
  ['maize', 'haryana', 'kharif', '2025', 54_487],
  ['paddy', 'haryana', 'kharif', '2025', 106_255],
  ['bajra', 'haryana', 'kharif', '2025', 51_151],
  ['arhar', 'sri-sathya-sai', 'kharif', '2025', null, 252.05],
  ['paddy', 'sri-sathya-sai', 'kharif', '2025', null, 494.21],
  ['maize', 'sri-sathya-sai', 'kharif', '2025', null, 407.72],
  ['castor', 'sri-sathya-sai', 'kharif', '2025', null, 247.1],
  ['ragi', 'sri-sathya-sai', 'kharif', '2025', null, 247.1],
  ['cotton', 'sri-sathya-sai', 'kharif', '2025', null, 4694.99],
  ['groundnut', 'sri-sathya-sai', 'kharif', '2025', null, 1581.47],
  ['pomegranate', 'sri-sathya-sai', 'kharif', '2025', null, 9266.44],
  ['tomato', 'sri-sathya-sai', 'kharif', '2025', null, 3953.68],
];

/** The notices that are known, each crop once at a place. */
export const PMFBY_NOTICES: readonly PmfbyNotice[] = ROWS.map(
  ([crop, place, season, year, sumInsured, farmerPremium = null]) => ({
    ...{ crop, place, season, year, sumInsured, farmerPremium },
  }),
);

const COMMERCIAL_CROPS = new Set([
  ...['sugarcane', 'cotton', 'jute', 'onion', 'potato', 'tomato', 'chilli', 'brinjal', 'okra', 'cauliflower'],
  ...['cabbage', 'garlic', 'ginger', 'turmeric', 'coriander', 'cumin', 'cucumber', 'bottlegourd', 'bittergourd'],
  ...['watermelon', 'banana', 'papaya'],
]);
const PERENNIAL_CROPS = new Set(['mango', 'grapes', 'pomegranate', 'orange', 'lemon', 'tea', 'coconut', 'guava']);

/** The kind of crop by which the farmer's share is capped. See docs/domain/insurance.md#pmfby. */
export function pmfbyCategory(crop: string, season: PmfbySeason): PmfbyCategory {
  if (PERENNIAL_CROPS.has(crop)) return 'perennial';
  if (COMMERCIAL_CROPS.has(crop)) return 'commercial';
  return season === 'kharif' ? 'kharif-food' : 'rabi-food';
}

/**
 * What a notice asks the farmer for, in whole rupees, ₹1 at least.
 * @param areaHa - hectares
 */
export function noticePremium({ crop, season, sumInsured, farmerPremium }: PmfbyNotice, areaHa: number): number {
  return sumInsured === null
    ? Math.max(1, Math.round((farmerPremium ?? 0) * areaHa))
    : mostFarmerPremium(sumInsured, pmfbyCategory(crop, season), areaHa);
}

/** A rate above every cap: without the insurer's own, the farmer pays the cap at most. */
const ABOVE_EVERY_CAP = 100;

/** The most that a farmer pays where the insurer's rate is not known: the cap, in whole rupees. */
export function mostFarmerPremium(sumInsuredPerHa: number, category: PmfbyCategory, areaHa: number): number {
  return pmfbyPremium(sumInsuredPerHa, category, ABOVE_EVERY_CAP, areaHa).farmer;
}
