import { readFileSync } from 'node:fs';
import { parseCsv } from '@haat/backend-platform';
import { fromHindi } from './brahmic-scripts.ts';
import type { RestrictedSubstance } from './seed-goods.ts';
import type { PlaceQuality, SeedDistrict, SeedPlace, SeedState } from './seed-places.ts';
import type { Language } from '@haat/api-contract/vocabulary';

function readTable(name: string): Record<string, string>[] {
  return parseCsv(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8'));
}

/** Every PIN code of the country (19 586) with its main post office, in order of PIN code. */
export function places(): SeedPlace[] {
  return readTable('pincodes.csv').map((row) => ({
    pincode: row['pincode'] ?? '',
    officeName: row['office_name'] ?? '',
    district: row['district'] ?? '',
    state: row['state'] ?? '',
    lat: Number(row['lat']),
    lng: Number(row['lng']),
    officeCount: Number(row['office_count']),
    quality: row['geo_quality'] as PlaceQuality,
  }));
}

/** States and union territories with their names in all six languages. */
export function states(): SeedState[] {
  return readTable('states.csv').map((row) => ({
    code: row['code'] ?? '',
    iso3166: row['iso3166_2'] ?? '',
    name: {
      hi: row['name_hi'] ?? '',
      en: row['name_en'] ?? '',
      mr: row['name_mr'] ?? '',
      bn: row['name_bn'] ?? '',
      or: row['name_or'] ?? '',
      gu: row['name_gu'] ?? '',
    },
    isUnionTerritory: row['type'] === 'UT',
    defaultLanguage: row['default_lang'] as Language,
  }));
}

/**
 * Districts by the post's spelling. Names in Marathi, Odia and Gujarati that are missing are derived from the Hindi
 * one.
 */
export function districts(): SeedDistrict[] {
  return readTable('districts.csv').map((row) => ({
    state: row['state'] ?? '',
    district: row['district'] ?? '',
    lat: Number(row['lat']),
    lng: Number(row['lng']),
    name: districtName(row),
  }));
}

function districtName(row: Record<string, string>): SeedDistrict['name'] {
  const hindi = row['name_hi'] ?? '';
  return {
    hi: hindi,
    en: row['district'] ?? '',
    mr: row['name_mr'] || fromHindi(hindi, 'mr'),
    ...(row['name_bn'] ? { bn: row['name_bn'] } : {}),
    or: row['name_or'] || fromHindi(hindi, 'or'),
    gu: row['name_gu'] || fromHindi(hindi, 'gu'),
  };
}

/** Substances that may not be listed in the catalogue, or only under conditions. */
export function restrictedSubstances(): RestrictedSubstance[] {
  return readTable('restricted-substances.csv').map((row) => ({
    substance: row['substance'] ?? '',
    isBanned: row['status'] === 'banned',
    note: row['note'] ?? '',
  }));
}
