import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

describe('parseCsv', () => {
  it.each([
    ['plain', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['no last line end', 'a,b\n1,2', [{ a: '1', b: '2' }]],
    ['quotes, commas and line ends', 'a,b\n"x, ""y""","1\n2"\n', [{ a: 'x, "y"', b: '1\n2' }]],
    ['empty cells', 'a,b\n,\n', [{ a: '', b: '' }]],
    ['Windows line ends and a byte order mark', '\uFEFFa\r\n1\r\n', [{ a: '1' }]],
    ['nothing', '', []],
  ])('reads %s', (_what, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('refuses a line of another length', () => {
    expect(() => parseCsv('a,b\n1\n')).toThrow('Line 2 has 1 cells instead of 2');
  });
});
