import { describe, expect, it } from 'vitest';
import { weakPart } from './weak-part.ts';
import type { IndexCells } from './weak-part.ts';

/** A letter a cell: g 0.8, m 0.68 (15 % less), a 0.69, w 0.4, u under clouds, '.' outside. */
const VALUES = { g: 0.8, m: 0.68, a: 0.69, w: 0.4, u: 'unseen', '.': 'outside', n: -0.1 } as const;

function picture(...rows: readonly string[]): IndexCells {
  const values = rows.flatMap((row) => [...row].map((letter) => VALUES[letter as keyof typeof VALUES]));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, values };
}

describe('the weaker part of a field', () => {
  it.each([
    ['the same all over', ['gggg', 'gggg', 'gggg', 'gggg'], null],
    ['the lower left quarter', ['gggg', 'gggg', 'wwgg', 'wwgg'], 'lower-left'],
    ['the upper left quarter', ['wwgg', 'wwgg', 'gggg', 'gggg'], 'upper-left'],
    ['the upper right quarter', ['ggww', 'ggww', 'gggg', 'gggg'], 'upper-right'],
    ['the lower right quarter', ['gggg', 'gggg', 'ggww', 'ggww'], 'lower-right'],
    ['the whole left half', ['wwgg', 'wwgg', 'wwgg', 'wwgg'], 'left'],
    ['the whole right half', ['ggww', 'ggww', 'ggww', 'ggww'], 'right'],
    ['the upper half', ['wwww', 'wwww', 'gggg', 'gggg'], 'upper'],
    ['the lower half', ['gggg', 'gggg', 'wwww', 'wwww'], 'lower'],
    ['15 % below the rest', ['gggg', 'gggg', 'mmgg', 'mmgg'], 'lower-left'],
    ['a little less than 15 % below', ['gggg', 'gggg', 'aagg', 'aagg'], null],
    ['one cell of sixteen, which may be a tree or a well', ['gggg', 'gggg', 'gggg', 'wggg'], null],
    ['weak all over', ['wwww', 'wwww', 'wwww', 'wwww'], null],
    ['bare all over, where no share can be told', ['nnnn', 'nnnn', 'nnnn', 'nnnn'], null],
    ['the weak quarter under clouds', ['gggg', 'gggg', 'uugg', 'uugg'], null],
    ['clouds elsewhere', ['uugg', 'uugg', 'wwgg', 'wwgg'], 'lower-left'],
    ['too few cells', ['gg', 'gg', 'wg'], null],
    ['all under clouds', ['uuuu', 'uuuu'], null],
    ['a field that lies across its picture', ['..gg', '.ggg', 'wwg.', 'ww..'], 'lower-left'],
    ['a picture wider than the field', ['gggg..', 'gggg..', 'wwgg..', 'wwgg..'], 'lower-left'],
    ['weak in the middle row alone, which is of no half', ['gggg', 'gggg', 'wwww', 'gggg', 'gggg'], null],
    ['an odd number of rows', ['gggg', 'gggg', 'gggg', 'wwgg', 'wwgg'], 'lower-left'],
  ] as const)('%s', (_, rows, part) => {
    expect(weakPart(picture(...rows))).toBe(part);
  });
});
