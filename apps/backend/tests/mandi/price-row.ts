import { readFileSync } from 'node:fs';
import { parseCsv } from '@haat/backend-platform';

/** Rows of the shipped days of three districts, as the file has them. */
export const SHIPPED_DAYS = rowsOf('maharashtra-days.csv');
/** Rows of the shipped day of the whole country, as the file has them. */
export const NATIONAL_DAY = rowsOf('national-day.csv');

function rowsOf(file: string) {
  const folder = new URL('../../../../libs/backend/sandbox/src/sample-market/data/mandi/', import.meta.url);
  return parseCsv(readFileSync(new URL(file, folder), 'utf8'));
}

/** What of a price matters to a test. */
export interface GivenPrice {
  /** 'YYYY-MM-DD', or as data.gov.in writes it. */
  day: string;
  modal: number | string;
  min?: number | string;
  max?: number | string;
  state?: string;
  district?: string;
  market?: string;
  commodity?: string;
  variety?: string;
  tonnes?: number;
}

/** A row as a source writes it: onions at Nasik where nothing else is given. */
export function priceRow(given: GivenPrice) {
  const { day, modal, min = modal, max = modal, tonnes } = given;
  return {
    arrival_date: day,
    state: given.state ?? 'Maharashtra',
    district: given.district ?? 'Nashik',
    market: given.market ?? 'Nasik APMC',
    commodity: given.commodity ?? 'Onion',
    variety: given.variety ?? 'Other',
    grade: 'FAQ',
    min_price: String(min),
    max_price: String(max),
    modal_price: String(modal),
    ...(tonnes === undefined ? {} : { arrival_qty_tonnes: String(tonnes) }),
  };
}
