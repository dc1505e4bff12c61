/** Counts the requests that a server is answering, and knows how late it is. */
export interface Admission {
  /**
   * One more request, when there is room for it.
   * @param isChange whether it changes something: what people have decided to do has more room than what they look at
   * @returns what says, once, that it is answered; null when there is no room
   */
  enter(isChange: boolean): (() => void) | null;
  /** Requests that are being answered. */
  inside(): number;
  /** The server came to something so many milliseconds later than it should have. */
  noteLateness(milliseconds: number): void;
}

/** Room for changes, as a multiple of that for reads. */
const ROOM_FOR_CHANGES = 1.5;
/**
 * A server that is as late again and again takes nothing more that is only read: those who come are not even counted,
 * because it does not come to them. Milliseconds; one pause, or a machine that is busy elsewhere, is no crowd.
 */
const LATE_MS = 500;
const LATE_IN_A_ROW = 3;
/** Changes are taken until it is as many times as late. */
const LATE_FOR_CHANGES = 3;
/** Those who are turned away come again spread over this many seconds, not all at once. */
const SOONEST_SECONDS = 2;
const SPREAD_SECONDS = 5;

/** @param most requests that only read and are answered at once */
export function admission(most: number): Admission {
  let inside = 0;
  let latest: number[] = [];
  const isLate = (bound: number) => latest.length === LATE_IN_A_ROW && latest.every((late) => late > bound);
  return {
    enter(isChange) {
      if (inside >= (isChange ? most * ROOM_FOR_CHANGES : most)) return null;
      if (isLate(isChange ? LATE_MS * LATE_FOR_CHANGES : LATE_MS)) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
    inside: () => inside,
    noteLateness(milliseconds) {
      latest = [...latest, milliseconds].slice(-LATE_IN_A_ROW);
    },
  };
}

/** When somebody who was turned away may come again, whole seconds. @param chance from 0 to below 1 */
export function retryAfterSeconds(chance: number): number {
  return SOONEST_SECONDS + Math.floor(chance * SPREAD_SECONDS);
}
