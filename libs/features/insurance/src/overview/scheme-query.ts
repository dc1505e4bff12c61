import { MOST_CROP_ACRES } from '@haat/api-contract/vocabulary';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';
import { PMFBY_PLACES, PMFBY_SEASONS, type PmfbyPlace, type PmfbySeason } from '@haat/insurance-pricing';

const HIGHEST_SUM = 10_000_000;

/** What the address asks the calculator; amounts as typed. */
export interface SchemeQuery {
  readonly crop: string | null;
  readonly season: PmfbySeason | null;
  /** Null for another district. */
  readonly place: PmfbyPlace | null;
  readonly acres: string;
  readonly sum: string;
  readonly rate: string;
}

/** Parses an address. It is untrusted input: invalid values count as not there. */
export function readSchemeQuery(query: URLSearchParams): SchemeQuery {
  const crop = query.get('crop') ?? '';
  const text = (name: string) => cutText((query.get(name) ?? '').trim(), 14);
  return {
    crop: /^[a-z][a-z-]{0,39}$/.test(crop) ? crop : null,
    season: PMFBY_SEASONS.find((season) => season === query.get('season')) ?? null,
    place: PMFBY_PLACES.find((place) => place === query.get('place')) ?? null,
    ...{ acres: text('acres'), sum: text('sum'), rate: text('rate') },
  };
}

/** Acres that were typed in any script's digits; null when they are none that a field can have. */
export function acresOf(typed: string): number | null {
  return numberOf(typed, MOST_CROP_ACRES);
}

/** Rupees for a hectare; null when none were typed. */
export function sumOf(typed: string): number | null {
  return numberOf(typed, HIGHEST_SUM);
}

/** Percent; null when none were typed. */
export function rateOf(typed: string): number | null {
  return numberOf(typed.replace(/%$/, ''), 100);
}

function numberOf(typed: string, most: number): number | null {
  const number = parseAmount(toLatinDigits(typed));
  return number !== undefined && number > 0 && number <= most ? number : null;
}
