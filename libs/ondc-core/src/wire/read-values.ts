import type { PackUnit } from '@haat/api-contract/vocabulary';

/** Units of the network, with ours and how many of ours make one. */
const UNITS: Readonly<Record<string, readonly [PackUnit, number]>> = {
  unit: ['piece', 1],
  dozen: ['piece', 12],
  gram: ['g', 1],
  kilogram: ['kg', 1],
  tonne: ['kg', 1000],
  litre: ['l', 1],
  millilitre: ['ml', 1],
};
/** A larger amount is no price of farm inputs: ₹2 crore, inside what a column of whole paise holds. */
const MOST_RUPEES = 20_000_000;
const NOTHING_BUT_DECIMAL = /^\d{1,9}(\.\d+)?$/;

/** What a pack holds. */
export interface Pack {
  readonly amount: number;
  readonly unit: PackUnit;
}

/** A number written in decimal digits, or null. */
export function decimalOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && NOTHING_BUT_DECIMAL.test(text.trim()) ? Number(text) : null;
}

/** Whole paise of an amount in rupees as the network writes it; null for what is no amount. */
export function paiseOf(value: unknown): number | null {
  const rupees = decimalOf(value);
  return rupees === null || rupees > MOST_RUPEES ? null : Math.round(rupees * 100);
}

/** As {@link paiseOf}, of what may be below zero: '-533.00'. */
export function signedPaiseOf(value: unknown): number | null {
  const text = String(value).trim();
  if (!text.startsWith('-')) return paiseOf(value);
  const paise = paiseOf(text.slice(1));
  return paise === null ? null : -paise;
}

/** What a pack holds, in our units; null where amount or unit is missing or none that the network knows. */
export function packOf(measure: { readonly unit?: unknown; readonly value?: unknown } | undefined): Pack | null {
  const amount = decimalOf(measure?.value);
  const unit = typeof measure?.unit === 'string' ? UNITS[measure.unit.trim().toLowerCase()] : undefined;
  return amount === null || amount === 0 || unit === undefined ? null : { amount: amount * unit[1], unit: unit[0] };
}

/** A point 'lat,lng' as the network writes it; null for what is none. */
export function gpsOf(value: unknown): { lat: number; lng: number } | null {
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [];
  if (parts.length !== 2 || !parts.every((part) => /^-?\d{1,3}(\.\d+)?$/.test(part))) return null;
  const [lat = 0, lng = 0] = parts.map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds; null for what is none. */
export function durationOf(value: unknown): number | null {
  const found = typeof value === 'string' ? /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value) : null;
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** A moment as the network writes it, in ISO 8601; null for what is none. */
export function momentOf(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
