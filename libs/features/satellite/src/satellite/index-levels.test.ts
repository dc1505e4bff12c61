import { describe, expect, it } from 'vitest';
import { levelOf, pathOfLevel } from './index-levels.ts';

describe('how green a cell is', () => {
  it.each([
    [0.9, 'much'],
    [0.6, 'much'],
    [0.59, 'some'],
    [0.4, 'some'],
    [0.39, 'little'],
    [-0.2, 'little'],
    ['unseen', 'cloud'],
    ['outside', null],
  ] as const)('%s is %s', (value, level) => {
    expect(levelOf(value)).toBe(level);
  });
});

describe('the squares of a level', () => {
  it('are runs of each row', () => {
    const values = [0.7, 0.7, 'outside', 0.7, 0.3, 0.7, 0.7, 'unseen'] as const;
    const cells = { columns: 4, rows: 2, values: [...values] };
    expect(pathOfLevel(cells, 'much')).toBe('M0 0H2v1H0zM3 0H4v1H3zM1 1H3v1H1z');
    expect(pathOfLevel(cells, 'little')).toBe('M0 1H1v1H0z');
    expect(pathOfLevel(cells, 'cloud')).toBe('M3 1H4v1H3z');
    expect(pathOfLevel(cells, 'some')).toBe('');
  });
});
