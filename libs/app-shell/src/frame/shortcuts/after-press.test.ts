import { describe, expect, test } from 'vitest';
import { afterPress, NOTHING_PRESSED } from './after-press.ts';
import { SHORTCUTS } from './shortcut-list.ts';

/** What comes of pressing keys one after the other. */
function pressing(...codes: readonly string[]) {
  return codes.reduce((before, code) => afterPress(before.codes, code), NOTHING_PRESSED);
}

describe('keyboard shortcuts', () => {
  test.each(SHORTCUTS)('$act is triggered by its keys', ({ presses, act }) => {
    expect(pressing(...presses.map(({ code }) => code)).shortcut?.act).toBe(act);
  });

  test('half of a shortcut does nothing yet', () => {
    expect(pressing('KeyG')).toEqual({ codes: ['KeyG'], shortcut: null });
  });

  test('a key that leads nowhere is forgotten, and one that begins a shortcut begins it', () => {
    expect(pressing('KeyG', 'KeyX')).toEqual(NOTHING_PRESSED);
    expect(pressing('KeyG', 'KeyG', 'KeyC').shortcut?.act).toBe('cart');
    expect(pressing('KeyG', 'Slash').shortcut?.act).toBe('search');
  });

  test('after a shortcut the sequence is reset', () => {
    expect(pressing('KeyG', 'KeyC', 'KeyC')).toEqual(NOTHING_PRESSED);
  });

  test('no shortcut hides behind another', () => {
    const starts = SHORTCUTS.map(({ presses }) => `${presses.map(({ code }) => code).join(' ')} `);
    const hidden = starts.filter((one) => starts.some((other) => other !== one && one.startsWith(other)));
    expect(hidden).toEqual([]);
    expect(new Set(starts).size).toBe(starts.length);
  });
});
