/** Longest id or slug that a request may carry, in characters. */
export const LONGEST_ID = 64;

/** Longest text that is searched for, in characters. */
export const LONGEST_SEARCH = 100;

/** Longest name of a person, in characters. */
export const LONGEST_NAME = 100;

/** Longest name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 40;

/** Most passkeys of one person. */
export const MAX_PASSKEYS = 10;

/** Longest note on a return or a complaint, in characters. */
export const LONGEST_NOTE = 1000;

/** Longest number of an identity document as it is typed, with its spaces, in characters. */
export const LONGEST_DOCUMENT_NUMBER = 40;

/** Most packs of one line; more is a slip of the finger. */
export const MOST_PACKS = 999;

/** Most lines of a cart: as many as an order can carry. */
export const MOST_LINES = 100;

/** Most lines of insurance in an order: a pack may have free units and paid ones. */
export const MOST_INSURANCE_LINES = 200;
