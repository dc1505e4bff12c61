import { MOST_CLAIM_PHOTOS } from '@haat/api-contract/vocabulary';
import type { PhotoFacts } from './photo-facts.ts';

/** What a form says of its photos; of a photo of which it says nothing readable, nothing is known. */
export function readPhotoFacts(text: string, photos: number): PhotoFacts[] {
  const told = parsed(text);
  return Array.from({ length: Math.min(photos, MOST_CLAIM_PHOTOS) }, (_, index) => factsOf(told[index]));
}

function factsOf(told: unknown): PhotoFacts {
  const { taken_at: takenAt, place } = (told ?? {}) as { readonly taken_at?: unknown; readonly place?: unknown };
  const moment = typeof takenAt === 'string' ? new Date(takenAt) : null;
  const isMoment = moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString() === takenAt;
  return { taken_at: isMoment ? takenAt : null, place: placeOf(place) };
}

const MOST_METRES = 1_000_000;

function placeOf(told: unknown): PhotoFacts['place'] {
  const { lat, lng, accuracy } = (told ?? {}) as Readonly<Record<string, unknown>>;
  return isWithin(lat, -90, 90) && isWithin(lng, -180, 180) && isWithin(accuracy, 0, MOST_METRES)
    ? { lat, lng, accuracy }
    : null;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function parsed(text: string): readonly unknown[] {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}
