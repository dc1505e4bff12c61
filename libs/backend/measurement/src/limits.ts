/** As long an event waits for its sink at most, milliseconds: the Measurement Protocol takes none of 72 hours ago. */
export const WAITING_MS = 70 * 3_600_000;
/** Events that wait for one sink at most; of more the oldest are dropped. */
export const MOST_WAITING = 200_000;
/** As long it is known that an event was relayed, milliseconds. */
export const KNOWN_MS = 24 * 3_600_000;
/** Pause after the first failure, and the longest, milliseconds. */
export const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 600_000;
