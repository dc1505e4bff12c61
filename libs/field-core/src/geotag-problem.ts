import { WORST_GEOTAG_ACCURACY, type GeotagProblem } from '@haat/api-contract/vocabulary';
import { isAt } from './is-at.ts';
import type { Position, Ring } from './ring.ts';

const MINUTE_MS = 60_000;
/** How far a phone's clock may be from ours. */
const CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;
/** How old a photo and a place may be when the farmer sends them. */
const OLDEST_MS = 30 * MINUTE_MS;

/** What a phone and a photo say of a visit to a field. Nothing of it is believed by itself. */
export interface GeotagEvidence {
  /** Where the phone was by itself, and when by its clock; null where it does not say. */
  readonly place: { readonly position: Position; readonly accuracy: number; readonly at: Date } | null;
  /** Two readings of the phone's clock, of when the farmer sent it and of when it went out; null without any. */
  readonly clock: { readonly filedAt: Date; readonly sentAt: Date } | null;
  /** What the photo says of itself; null for what it does not say. */
  readonly photo: { readonly takenAt: Date | null; readonly position: Position | null };
  /** When it came, by our clock. */
  readonly receivedAt: Date;
}

/**
 * Why a photo does not prove that its field was visited; null where it does. See
 * docs/domain/fields.md#photo-at-the-field.
 */
export function geotagProblem(evidence: GeotagEvidence, field: Ring): GeotagProblem | null {
  const { place, clock, photo, receivedAt } = evidence;
  if (place === null) return 'no-place';
  // By the phone's clock, like the moments that are compared with it.
  const filed = (clock?.filedAt ?? receivedAt).getTime();
  const isOff = clock !== null && Math.abs(clock.sentAt.getTime() - receivedAt.getTime()) > CLOCK_TOLERANCE_MS;
  const moments = [place.at.getTime(), ...(photo.takenAt === null ? [] : [photo.takenAt.getTime()])];
  if (isOff || moments.some((moment) => !(moment <= filed + CLOCK_TOLERANCE_MS))) return 'false-clock';
  if (moments.some((moment) => moment < filed - OLDEST_MS)) return 'old-photo';
  if (!(place.accuracy <= WORST_GEOTAG_ACCURACY)) return 'inexact';
  if (!isAt(place.position, field, place.accuracy)) return 'elsewhere';
  // Photos do not say how exact their place is: as inexact as may be.
  if (photo.position !== null && !isAt(photo.position, field, WORST_GEOTAG_ACCURACY)) return 'photo-elsewhere';
  return null;
}
