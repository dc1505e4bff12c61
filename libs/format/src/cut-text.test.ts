import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it.each([
    ['यूरिया', 10, 'यूरिया'],
    ['urea', 2, 'ur'],
    ['🌾🌾', 4, '🌾🌾'],
    ['🌾🌾', 3, '🌾'],
    ['🌾', 1, ''],
    ['a\ud800b', 10, 'ab'],
    ['', 5, ''],
    ['urea', 0, ''],
  ])('of %j with %i units is %j', (text, longest, expected) => expect(cutText(text, longest)).toBe(expected));

  it('always fits, can always be sent, and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, longest) => {
        const cut = cutText(text, longest);
        return (
          cut.length <= longest &&
          cut.isWellFormed() &&
          text.startsWith(cut) &&
          cut.length >= Math.min(text.length, longest) - 1
        );
      }),
    );
  });
});
