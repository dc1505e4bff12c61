import { describe, expect, it } from 'vitest';
import { expiredKinds } from './expired-kinds.ts';

const licence = (kind: 'seed' | 'pesticide', valid_until: string) => ({ kind, number: 'SAMPLE', valid_until });

describe('kinds of goods whose licence has run out', () => {
  it.each([
    ['the last day of a licence', '2026-11-26T18:29:00Z', [licence('seed', '2026-11-26')], []],
    ['the day after, by the calendar of India', '2026-11-26T18:30:00Z', [licence('seed', '2026-11-26')], ['seed']],
    [
      'one that was renewed',
      '2026-11-27T06:00:00Z',
      [licence('seed', '2026-11-26'), licence('seed', '2029-11-26')],
      [],
    ],
    [
      'one kind of two',
      '2026-11-27T06:00:00Z',
      [licence('seed', '2026-11-26'), licence('pesticide', '2027-01-01')],
      ['seed'],
    ],
    ['a shop that told none', '2026-11-27T06:00:00Z', [], []],
  ] as const)('%s', (_name, now, licences, expired) => {
    expect(expiredKinds(licences, new Date(now))).toEqual(expired);
  });
});
