/** Wrong codes are counted over this time: one day. */
export const WRONG_COUNTED_MS = 24 * 3_600_000;
/** One network alone may use up so much of what strangers may try: the rest comes from elsewhere, or not at all. */
const SHARE_OF_NETWORK = 1 / 3;

/** A code that was wrong. */
export interface WrongCode {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it was typed in the caller's network. */
  readonly isHere: boolean;
}

/** What is decided from whether another code for a number is looked at. */
export interface WrongCodeFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the number has signed in on the caller's device before. */
  readonly isFamiliar: boolean;
  /**
   * Wrong codes for the number in the last day, the oldest first: on a familiar device those of this device, else
   * those of all devices on which the number had not signed in.
   */
  readonly wrong: readonly WrongCode[];
}

/**
 * For how many milliseconds codes for a number are not looked at, whether right or wrong; 0: the code is looked at. So
 * many guesses a day is all that strangers have, from however many networks; a device on which the number signed in
 * before is counted alone, so that strangers' guesses do not lock out who uses it. See
 * docs/domain/identity.md#wrong-codes.
 * @param perNumber wrong codes a day for a number
 */
export function pauseAfterWrongCodes({ now, isFamiliar, wrong }: WrongCodeFacts, perNumber: number): number {
  const here = isFamiliar ? [] : wrong.filter(({ isHere }) => isHere);
  return Math.max(untilFree(wrong, perNumber), untilFree(here, Math.ceil(perNumber * SHARE_OF_NETWORK)));

  function untilFree(codes: readonly WrongCode[], limit: number): number {
    const freesFirst = codes[codes.length - limit];
    return freesFirst === undefined ? 0 : Math.max(0, freesFirst.at + WRONG_COUNTED_MS - now);
  }
}
