import {
  mostFarmerPremium,
  noticePremium,
  PMFBY_NOTICES,
  pmfbyCategory,
  pmfbyPremium,
  type PmfbyNotice,
  type PmfbySeason,
} from '@haat/insurance-pricing';
import { acresOf, rateOf, sumOf, type SchemeQuery } from './scheme-query.ts';

const HECTARES_OF_AN_ACRE = 0.404686;

/** A field of the calculator in which something is wrong. */
export type SchemeProblem = 'acres' | 'sum' | 'rate';

/** What the scheme costs for a field, in whole rupees. */
export interface SchemeAnswer {
  readonly farmer: number;
  /** The insurer's rate is not known: the farmer pays this much at most. */
  readonly isMost: boolean;
  /** Null without the insurer's rate. */
  readonly government: number | null;
  /** Null where the notice tells only the farmer's premium. */
  readonly insured: number | null;
  /** Null where the numbers are the farmer's own. */
  readonly notice: PmfbyNotice | null;
}

/** The notice that is known of a crop at a place, or null. */
export function noticeOf({ crop, place }: Pick<SchemeQuery, 'crop' | 'place'>): PmfbyNotice | null {
  return PMFBY_NOTICES.find((notice) => notice.crop === crop && notice.place === place) ?? null;
}

/** What is wrong with what was typed; nothing as long as nothing was. */
export function schemeProblems(query: SchemeQuery): SchemeProblem[] {
  if (query.acres === '' && query.sum === '' && query.rate === '') return [];
  const needsSum = noticeOf(query) === null;
  return [
    ...(acresOf(query.acres) === null ? ['acres' as const] : []),
    ...(needsSum && sumOf(query.sum) === null ? ['sum' as const] : []),
    ...(needsSum && query.rate !== '' && rateOf(query.rate) === null ? ['rate' as const] : []),
  ];
}

/**
 * What a field costs: by the notice where one is known, else by what was typed. Null as long as something is missing.
 *
 * See docs/domain/insurance.md#pmfby.
 *
 * @param season - the one that counts where the notice names none
 */
export function schemeAnswer(query: SchemeQuery, season: PmfbySeason): SchemeAnswer | null {
  const acres = acresOf(query.acres);
  if (query.crop === null || acres === null || schemeProblems(query).length > 0) return null;
  const hectares = acres * HECTARES_OF_AN_ACRE;
  const notice = noticeOf(query);
  if (notice !== null)
    return {
      ...{ farmer: noticePremium(notice, hectares), isMost: false, government: null, notice },
      insured: notice.sumInsured === null ? null : Math.round(notice.sumInsured * hectares),
    };
  const sum = sumOf(query.sum) ?? 0;
  const rate = rateOf(query.rate);
  const category = pmfbyCategory(query.crop, season);
  const insured = Math.round(sum * hectares);
  if (rate === null) {
    const farmer = mostFarmerPremium(sum, category, hectares);
    return { farmer, isMost: true, government: null, insured, notice: null };
  }
  return { ...pmfbyPremium(sum, category, rate, hectares), isMost: false, insured, notice: null };
}
