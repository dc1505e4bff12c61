import { describe, expect, it } from 'vitest';
import { dealtTo, sampleOf } from './sample.ts';

const row = (shell: string, language: string) => ({ shell, language });

describe('a sample of a matrix', () => {
  const matrix = [
    row('farmer', 'hi'),
    row('farmer', 'en'),
    row('farmer', 'hi'),
    row('csc', 'en'),
    row('csc', 'hi'),
    row('business', 'hi'),
  ];

  it('has the rows that bring a new value on an axis, in their order', () => {
    expect(sampleOf(matrix, ['shell', 'language'], false)).toEqual([
      row('farmer', 'hi'),
      row('farmer', 'en'),
      row('csc', 'en'),
      row('business', 'hi'),
    ]);
  });

  it.each(['shell', 'language'] as const)('has every value of the axis %s', (axis) => {
    const values = (rows: readonly { shell: string; language: string }[]) => new Set(rows.map((one) => one[axis]));
    expect(values(sampleOf(matrix, ['shell', 'language'], false))).toEqual(values(matrix));
  });

  it('is the same each time', () => {
    expect(sampleOf(matrix, ['language'], false)).toEqual(sampleOf(matrix, ['language'], false));
  });

  it('is the whole matrix when the whole runs', () => {
    expect(sampleOf(matrix, ['shell'], true)).toEqual(matrix);
  });
});

describe('what is dealt', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it.each([
    [0, ['a', 'd', 'g']],
    [1, ['b', 'e']],
    [2, ['c', 'f']],
  ])('hand %i of three holds %j', (hand, held) => {
    expect(dealtTo(hand, { items, hands: 3 }, false)).toEqual(held);
  });

  it('is every item once, among all hands', () => {
    const held = [0, 1, 2, 3].flatMap((hand) => dealtTo(hand, { items, hands: 4 }, false));
    expect(held.toSorted()).toEqual(items);
  });

  it('is everything in every hand when the whole runs', () => {
    expect(dealtTo(2, { items, hands: 3 }, true)).toEqual(items);
  });

  it.each([-1, 3, 0.5])('is nothing for hand %d of three, which there is not', (hand) => {
    expect(() => dealtTo(hand, { items, hands: 3 }, false)).toThrow('There is no hand');
  });
});
