import { MOST_CROP_ACRES, OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import { isPastDay } from '@haat/crop-core';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';

/** Whether a text can be the id of a crop. */
export function isCropId(text: string): boolean {
  return /^[a-z][a-z-]{0,39}$/.test(text);
}

/** The crop that an address names, or null. */
export function cropOf(query: URLSearchParams): string | null {
  const crop = query.get('crop');
  return crop !== null && isCropId(crop) ? crop : null;
}

/** The day that a text names, 'YYYY-MM-DD'; null when it is none, after today, or ten years ago or more. */
export function sowingDayOf(text: string | null, today: string): string | null {
  const day = (text ?? '').trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isPastDay(day, today, OLDEST_SOWING_YEARS)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** Acres that were typed in any script's digits, to a hundredth; null when they are none that a crop can have. */
export function acresOf(text: string | null): number | null {
  const acres = parseAmount(toLatinDigits(cutText((text ?? '').trim(), 12)));
  if (acres === undefined || acres < 0.01 || acres > MOST_CROP_ACRES) return null;
  return Math.round(acres * 100) / 100;
}
