import { LONGEST_SEARCH, MANDI_HISTORY_DAYS } from '@haat/api-contract/vocabulary';
import { isMandiId } from '@haat/app-context';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';
import { pathTo } from '@haat/routing';

/** Everything that the address of the price screen says. */
export interface MandiQuery {
  /** Id of the commodity that is shown; the first that is followed when it is null. */
  readonly crop: string | null;
  /** Id of the market whose prices over time are shown. */
  readonly market: string | null;
  /** How far back they go. */
  readonly days: (typeof MANDI_HISTORY_DAYS)[number];
  /** As typed. */
  readonly quintals: string;
}

/** What the choice of crops is asked for by the address. */
export interface CropChoiceQuery {
  readonly search: string;
  /** Ticked before a search, not kept yet. */
  readonly ticked: readonly string[];
}

/** A quantity to sell: more than nothing, at most a thousand tonnes. */
const MOST_QUINTALS = 10_000;
const KG_OF_QUINTAL = 100;

/** Parses an address. It is untrusted input: invalid values count as not there. */
export function readMandiQuery(query: URLSearchParams): MandiQuery {
  const days = Number(query.get('days'));
  return {
    crop: idOf(query.get('crop')),
    market: idOf(query.get('market')),
    days: MANDI_HISTORY_DAYS.find((known) => known === days) ?? MANDI_HISTORY_DAYS[0],
    quintals: cutText((query.get('quintals') ?? '').trim(), 12),
  };
}

/** Address of the screen with a change; what is as at the start is left out. */
export function mandiAddress(query: MandiQuery, change: Partial<MandiQuery> = {}): string {
  const { crop, market, days, quintals } = { ...query, ...change };
  return pathTo(
    'mandiPrices',
    {},
    {
      crop,
      market,
      days: days === MANDI_HISTORY_DAYS[0] ? null : days,
      quintals: quintals === '' ? null : quintals,
    },
  );
}

/** The quantity that was typed, in any script's digits, to the kilogram; null when it is none that one can sell. */
export function quintalsOf(typed: string): number | null {
  const quintals = Math.round((parseAmount(toLatinDigits(typed)) ?? 0) * KG_OF_QUINTAL) / KG_OF_QUINTAL;
  return quintals > 0 && quintals <= MOST_QUINTALS ? quintals : null;
}

/** What the address asks of the choice of crops; null when crops are not being chosen. */
export function readCropChoice(query: URLSearchParams): CropChoiceQuery | null {
  if (query.get('choose') === null) return null;
  return {
    search: cutText((query.get('q') ?? '').trim(), LONGEST_SEARCH),
    ticked: query.getAll('crops').filter(isMandiId),
  };
}

function idOf(text: string | null): string | null {
  return text !== null && isMandiId(text) ? text : null;
}
