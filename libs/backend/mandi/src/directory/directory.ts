import { readFileSync } from 'node:fs';
import { parseCsv } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';
import supportPrices from './data/support-prices.json' with { type: 'json' };

/** What is traded, as the directory has it. */
export interface DirectoryCommodity {
  readonly slug: string;
  readonly officialName: string;
  readonly name: Localised;
  readonly cropId: string | null;
  readonly picture: string | null;
}

/** A market as the directory has it. */
export interface DirectoryMarket {
  readonly slug: string;
  readonly state: string;
  readonly district: string;
  readonly officialDistrict: string;
  readonly officialName: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly isTown: boolean;
}

/** The minimum support price of a season. */
export interface SupportPrice {
  /** Marketing season: 'KMS 2025-26' (kharif), 'RMS 2026-27' (rabi). */
  readonly season: string;
  /** Rupees a quintal. */
  readonly rupees: number;
}

function readTable(name: string): Record<string, string>[] {
  return parseCsv(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8'));
}

/** Commodities of the directory, the most traded first. See `data/SOURCES.md`. */
export function directoryCommodities(): DirectoryCommodity[] {
  return readTable('commodities.csv').map((row) => ({
    slug: row['id'] ?? '',
    officialName: row['agmarknet_name'] ?? '',
    name: {
      en: row['name_en'] ?? '',
      ...Object.fromEntries(
        ['hi', 'mr', 'bn', 'or', 'gu']
          .map((language) => [language, row[`name_${language}`] ?? ''] as const)
          .filter(([, name]) => name !== ''),
      ),
    },
    cropId: row['crop_id'] || null,
    picture: row['picture'] || null,
  }));
}

/** Markets of the directory. See `data/SOURCES.md`. */
export function directoryMarkets(): DirectoryMarket[] {
  return readTable('markets.csv').map((row) => ({
    slug: row['id'] ?? '',
    state: row['state'] ?? '',
    district: row['district'] ?? '',
    officialDistrict: row['agmarknet_district'] ?? '',
    officialName: row['market'] ?? '',
    name: row['name'] ?? '',
    lat: Number(row['lat']),
    lng: Number(row['lng']),
    isTown: row['position'] === 'town',
  }));
}

const SUPPORT_PRICES = new Map<string, SupportPrice>(
  supportPrices.map(({ commodityId, season, rupees }) => [commodityId, { season, rupees }]),
);

/**
 * The newest minimum support price that is known of a commodity, or null. See
 * docs/domain/mandi.md#minimum-support-price.
 * @param slug - of the commodity
 */
export function supportPriceOf(slug: string): SupportPrice | null {
  return SUPPORT_PRICES.get(slug) ?? null;
}
