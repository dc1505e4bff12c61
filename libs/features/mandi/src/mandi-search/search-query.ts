import { LONGEST_SEARCH, readWholeNumber } from '@haat/api-contract/vocabulary';
import { isMandiId } from '@haat/app-context';
import { cutText } from '@haat/format';
import { pathTo } from '@haat/routing';

/** Everything that the address of the price search says. */
export interface MandiSearchQuery {
  /** The crop as it was typed, in any script; null where a link named one by its id alone. */
  readonly search: string | null;
  /** Id of a commodity: one of those that the typed name finds, or that of a link. */
  readonly crop: string | null;
  readonly state: string | null;
  readonly district: string | null;
  /** Id of a market. */
  readonly market: string | null;
  /** As typed; a browser's date field sends 'YYYY-MM-DD'. */
  readonly day: string;
  /** Counts from 1. */
  readonly page: number;
}

const LONGEST_REGION = 100;
const LAST_PAGE = 10_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses an address. It is untrusted input: invalid values do not filter; a bad day is kept, to be told. */
export function readMandiSearch(query: URLSearchParams): MandiSearchQuery {
  const search = query.get('q');
  return {
    search: search === null ? null : cutText(search.trim(), LONGEST_SEARCH),
    crop: idOf(query.get('crop')),
    state: regionOf(query.get('state')),
    district: regionOf(query.get('district')),
    market: idOf(query.get('market')),
    day: cutText((query.get('day') ?? '').trim(), 10),
    page: Math.min(readWholeNumber(query.get('page')) || 1, LAST_PAGE),
  };
}

/** Whether the address asks for nothing: a first visit. */
export function asksNothing({ search, crop, state, day }: MandiSearchQuery): boolean {
  return search === null && crop === null && state === null && day === '';
}

/** Address of the search with a change; it begins at the first page unless the page is given. */
export function mandiSearchAddress(query: MandiSearchQuery, change: Partial<MandiSearchQuery> = {}): string {
  const { search, page, ...kept } = { ...query, page: 1, ...change };
  return pathTo('mandiSearch', {}, { q: search, ...kept, page: page === 1 ? null : page });
}

/** A day that can have prices: one of the calendar, not after today. See docs/domain/mandi.md#age. */
export function isSearchDay(typed: string, today: string): boolean {
  if (!DAY.test(typed) || typed > today) return false;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

function idOf(text: string | null): string | null {
  return text !== null && isMandiId(text) ? text : null;
}

function regionOf(text: string | null): string | null {
  return text === null || text === '' || text.length > LONGEST_REGION ? null : text;
}
