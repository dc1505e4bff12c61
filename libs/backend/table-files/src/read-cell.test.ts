import { describe, expect, it } from 'vitest';
import { CellReader } from './read-cell.ts';

const problemOf = (cell: string, read: (cells: CellReader) => unknown) => {
  const cells = new CellReader({ x: cell });
  const value = read(cells);
  return cells.problems[0]?.code ?? value;
};

describe('a cell', () => {
  it.each([
    ['266.50', 26650],
    ['₹ 266.5', 26650],
    ['0', 0],
    ['', 'missing'],
    ['-1', 'negative'],
    ['1,000', 'not-a-number'],
    ['1.005', 'not-a-number'],
    ['10000001', 'too-large'],
    ['=1+1', 'formula'],
    ['+SUM(A1)', 'formula'],
    ['@x', 'formula'],
  ])('of rupees: %s is %s', (cell, expected) => expect(problemOf(cell, (cells) => cells.paise('x'))).toBe(expected));

  it.each([
    ['12', 12],
    ['1.5', 'not-a-whole-number'],
    ['-1', 'negative'],
    ['', 'missing'],
  ])('of a number: %s is %s', (cell, expected) =>
    expect(problemOf(cell, (cells) => cells.wholeNumber('x'))).toBe(expected),
  );

  it.each([
    ['2026-11-26', '2026-11-26'],
    ['26/11/2026', '2026-11-26'],
    ['31-02-2026', 'not-a-day'],
    ['tomorrow', 'not-a-day'],
  ])('of a day: %s is %s', (cell, expected) => expect(problemOf(cell, (cells) => cells.day('x'))).toBe(expected));

  it('of words and texts', () => {
    expect(problemOf('Percent', (cells) => cells.choice('x', ['percent', 'amount']))).toBe('percent');
    expect(problemOf('half', (cells) => cells.choice('x', ['percent', 'amount']))).toBe('not-a-choice');
    expect(problemOf('abcd', (cells) => cells.text('x', { longest: 3 }))).toBe('too-long');
    expect(problemOf('', (cells) => cells.text('x', { longest: 3, isRequired: false }))).toBe('');
  });
});
