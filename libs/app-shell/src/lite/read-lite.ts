/** How a page is answered to a reader who has little data. */
export interface LiteMode {
  /** The page is lite. */
  readonly isLite: boolean;
  /** The page is a whole one, and proposes lite pages. */
  readonly isProposed: boolean;
}

/** Client hints that say how slow the line is. Browsers send them with the requests after the first answer. */
export const SPEED_HINTS = 'ECT, RTT, Downlink';

/** Round trip from which a line is slow, milliseconds. */
const SLOW_ROUND_TRIP_MS = 800;
/** Speed up to which a line is slow, megabits a second. */
const SLOW_MEGABITS = 0.25;

/**
 * Whether a page is lite: the reader's choice decides, else whether the browser saves data. Who has not chosen and was
 * not asked is asked once, when the browser says that its line is slow. See docs/domain/application.md#lite-pages.
 * @param choice value of the cookie `lite`
 */
export function readLite(choice: string | undefined, headers: Headers): LiteMode {
  if (choice === '1') return { isLite: true, isProposed: false };
  if (choice === '0') return { isLite: false, isProposed: false };
  if (headers.get('save-data')?.trim().toLowerCase() === 'on') return { isLite: true, isProposed: false };
  return { isLite: false, isProposed: choice === undefined && isSlow(headers) };
}

function isSlow(headers: Headers): boolean {
  const numberIn = (name: string) => Number(headers.get(name) ?? Number.NaN);
  return (
    /^(slow-)?2g$/.test(headers.get('ect') ?? '') ||
    numberIn('rtt') >= SLOW_ROUND_TRIP_MS ||
    numberIn('downlink') <= SLOW_MEGABITS
  );
}
