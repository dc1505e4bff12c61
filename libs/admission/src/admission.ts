/** Counts the requests that a server is answering. */
export interface Admission {
  /**
   * One more request, when there is room for it.
   * @param isChange whether it changes something: what people have decided to do has more room than what they look at
   * @returns what says, once, that it is answered; null when there is no room
   */
  enter(isChange: boolean): (() => void) | null;
  /** Requests that are being answered. */
  inside(): number;
}

/** Room for changes, as a multiple of that for reads. */
const ROOM_FOR_CHANGES = 1.5;
/** Those who are turned away come again spread over this many seconds, not all at once. */
const SOONEST_SECONDS = 2;
const SPREAD_SECONDS = 5;

/** @param most requests that only read and are answered at once */
export function admission(most: number): Admission {
  let inside = 0;
  return {
    enter(isChange) {
      if (inside >= (isChange ? most * ROOM_FOR_CHANGES : most)) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
    inside: () => inside,
  };
}

/** When somebody who was turned away may come again, whole seconds. @param chance from 0 to below 1 */
export function retryAfterSeconds(chance: number): number {
  return SOONEST_SECONDS + Math.floor(chance * SPREAD_SECONDS);
}
