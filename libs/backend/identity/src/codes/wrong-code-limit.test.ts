import { describe, expect, it } from 'vitest';
import { pauseAfterWrongCodes, type WrongCodeFacts } from './wrong-code-limit.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;

/** So many wrong codes, each a minute younger than the one before, the oldest so many hours ago. */
const wrong = (count: number, hours: number, isHere = false) =>
  Array.from({ length: count }, (_, at) => ({ at: NOW - hours * HOUR + at * 60_000, isHere }));
const facts = (given: Partial<WrongCodeFacts>): WrongCodeFacts => ({
  now: NOW,
  isFamiliar: false,
  wrong: [],
  ...given,
});

describe('after wrong codes for a number', () => {
  it.each<[string, Partial<WrongCodeFacts>, number]>([
    ['none: the code is looked at', {}, 0],
    ['29 elsewhere: it is looked at', { wrong: wrong(29, 5) }, 0],
    ['30 elsewhere: not until the first is a day old', { wrong: wrong(30, 5) }, 19 * HOUR],
    ['more than 30: until fewer than 30 are left', { wrong: wrong(31, 5) }, 19 * HOUR + 60_000],
    ['30, the first a day old: it is looked at', { wrong: wrong(30, 24) }, 0],
    ['9 in this network: it is looked at', { wrong: wrong(9, 5, true) }, 0],
    ['10 in this network: not until the first is a day old', { wrong: wrong(10, 5, true) }, 19 * HOUR],
    ['10 in another network: it is looked at', { wrong: wrong(10, 5) }, 0],
    ['9 here and 20 elsewhere: it is looked at', { wrong: [...wrong(20, 6), ...wrong(9, 5, true)] }, 0],
    [
      '10 here and 20 elsewhere: the longer of both pauses',
      { wrong: [...wrong(20, 6), ...wrong(10, 5, true)] },
      19 * HOUR,
    ],
    ['10 on a familiar device in this network: it is looked at', { isFamiliar: true, wrong: wrong(10, 5, true) }, 0],
    ['29 on a familiar device: it is looked at', { isFamiliar: true, wrong: wrong(29, 5, true) }, 0],
    ['30 on a familiar device: a day too', { isFamiliar: true, wrong: wrong(30, 5, true) }, 19 * HOUR],
  ])('%s', (_what, given, pause) => {
    expect(pauseAfterWrongCodes(facts(given), 30)).toBe(pause);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [31, 11],
  ])('with a limit of %i one network may type %i', (limit, share) => {
    expect(pauseAfterWrongCodes(facts({ wrong: wrong(share, 1, true) }), limit)).toBeGreaterThan(0);
    expect(pauseAfterWrongCodes(facts({ wrong: wrong(share - 1, 1, true) }), limit)).toBe(0);
  });
});
