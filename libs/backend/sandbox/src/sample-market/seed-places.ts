import type { Language } from '@haat/api-contract/vocabulary';
import type { LocalisedText } from './seed-texts.ts';

/** How exact a pincode's position is, best first. */
export type PlaceQuality = 'pin' | 'pin_cleaned' | 'district' | 'district_inferred' | 'prefix';

/** One PIN code of the country with its main post office. */
export interface SeedPlace {
  readonly pincode: string;
  readonly officeName: string;
  readonly district: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  /** Post offices under this PIN. */
  readonly officeCount: number;
  readonly quality: PlaceQuality;
}

/** A state or union territory. */
export interface SeedState {
  /** The two-letter code in use in India (`MH`). */
  readonly code: string;
  readonly iso3166: string;
  readonly name: LocalisedText;
  readonly isUnionTerritory: boolean;
  readonly defaultLanguage: Language;
}

/** A district with its centre and its name in the languages in which it is known, English always. */
export interface SeedDistrict {
  readonly state: string;
  readonly district: string;
  readonly lat: number;
  readonly lng: number;
  readonly name: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
}
