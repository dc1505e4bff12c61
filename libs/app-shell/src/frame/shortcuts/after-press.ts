import { SHORTCUTS, type Shortcut } from './shortcut-list.ts';

/** What has been pressed so far that may still become a shortcut, and the shortcut that it has become. */
export interface Pressed {
  readonly codes: readonly string[];
  readonly shortcut: Shortcut | null;
}

/** No sequence is in progress. */
export const NOTHING_PRESSED: Pressed = { codes: [], shortcut: null };

/**
 * Counts one more press. A press that continues no sequence may start one: `g g h` is `g h`.
 * @param before codes of what was pressed before
 * @param code `KeyboardEvent.code`, after `Shift+` where Shift is held
 */
export function afterPress(before: readonly string[], code: string): Pressed {
  const codes = [...before, code];
  const possible = SHORTCUTS.filter(({ presses }) => codes.every((pressed, index) => presses[index]?.code === pressed));
  if (possible.length === 0) return before.length === 0 ? NOTHING_PRESSED : afterPress([], code);
  const shortcut = possible.find(({ presses }) => presses.length === codes.length) ?? null;
  return { codes: shortcut ? [] : codes, shortcut };
}
