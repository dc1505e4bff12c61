/** Field with what the phone says of each photo, in the order of the photos. */
export const PHOTO_FACTS_FIELD = 'photoFacts';
/** The same of photos that were sent with an earlier try. */
export const KEPT_FACTS_FIELD = 'keptFacts';

/** When and where a photo was taken, as the phone says; null for what it does not say. */
export interface PhotoFacts {
  /** ISO moment in UTC. */
  readonly taken_at: string | null;
  readonly place: {
    readonly lat: number;
    readonly lng: number;
    /** Metres within which the phone is sure. */
    readonly accuracy: number;
  } | null;
}

/** How old a photo may be to have been taken where the phone is now, ms. */
const SAME_PLACE_MS = 10 * 60_000;

/** Whether a photo was taken so lately that the phone's place now is the photo's; both in ms since 1970. */
export function isTakenHere(takenAt: number, now: number): boolean {
  return Math.abs(now - takenAt) <= SAME_PLACE_MS;
}
