/** As often a browser is asked about messages at most. */
const MOST_ASKS = 3;
/** Pause between two times, milliseconds. */
const PAUSE_MS = 30 * 86_400_000;
const KEY = 'push-asked';

/**
 * Whether a browser may be asked about messages: once in 30 days, and three times in all.
 * See docs/domain/application.md#push-messages.
 * @param asked when it was asked before, milliseconds since 1970
 */
export function mayAsk(asked: readonly number[], now: number): boolean {
  return asked.length < MOST_ASKS && asked.every((time) => now - time >= PAUSE_MS);
}

/** When this browser was asked; null where that cannot be kept, so that it is not asked. */
export function readAsked(): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((time) => typeof time === 'number') : [];
  } catch {
    return null;
  }
}

/** Keeps that this browser is asked now. @returns false where that cannot be kept */
export function keepAsked(asked: readonly number[], now: number): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify([...asked, now]));
    return true;
  } catch {
    return false;
  }
}
