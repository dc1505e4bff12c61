import type { MandiSetAsideReason } from '@haat/api-contract/vocabulary';
import { toPaise } from '@haat/format';
import { indiaDayAfter } from './days-after.ts';
import { isUnlike } from './is-unlike.ts';

/** A row as a source writes it: all values are texts. */
export type SourceRow = Readonly<Record<string, string>>;

/** A price as it was read, before its market and commodity are looked up. */
export interface ReadPrice {
  readonly state: string;
  readonly district: string;
  readonly market: string;
  readonly commodity: string;
  readonly day: string;
  readonly variety: string;
  readonly grade: string;
  readonly minPaise: number;
  readonly modalPaise: number;
  readonly maxPaise: number;
  readonly arrivalTonnes: number | null;
}

/** More for a quintal is an error of the source: ₹1 crore. */
const HIGHEST_RUPEES = 1e7;

/** Reads a row of Agmarknet's daily prices. @param today - the day in India */
export function readRow(row: SourceRow, today: string): ReadPrice | MandiSetAsideReason {
  const day = readDay(row['arrival_date'] ?? '');
  if (day === null) return 'no-day';
  if (day > today) return 'future-day';
  const prices = [row['min_price'], row['modal_price'], row['max_price']].map(readNumber);
  const [min = null, modal = null, max = null] = prices;
  if (min === null || modal === null || max === null) return 'no-price';
  // Of less than half a paisa nothing is left.
  if (toPaise(min) <= 0) return 'not-positive';
  if (max > HIGHEST_RUPEES) return 'too-high';
  if (min > modal || modal > max) return 'out-of-order';
  if (isUnlike(modal, min) || isUnlike(modal, max)) return 'unlike-itself';
  return {
    state: row['state'] ?? '',
    district: row['district'] ?? '',
    market: row['market'] ?? '',
    commodity: row['commodity'] ?? '',
    day,
    variety: oneSpace(row['variety'] ?? ''),
    grade: oneSpace(row['grade'] ?? ''),
    minPaise: toPaise(min),
    modalPaise: toPaise(modal),
    maxPaise: toPaise(max),
    arrivalTonnes: readArrivals(row['arrival_qty_tonnes']),
  };
}

/** A name with single spaces: sources put others in from day to day. */
export function oneSpace(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** Tonnes that came; null for what cannot be. */
function readArrivals(text: string | undefined): number | null {
  const tonnes = readNumber(text);
  return tonnes === null || tonnes < 0 ? null : tonnes;
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,12}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null;
}

/** 'DD/MM/YYYY' as data.gov.in writes it, or 'YYYY-MM-DD'; null for what is no day of the calendar. */
function readDay(text: string): string | null {
  const day = text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && indiaDayAfter(day, 0) === day ? day : null;
}
