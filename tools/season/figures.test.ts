import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comeAndGo, gapMs } from './arrivals.ts';
import { growthAnHour, isHeld, percentile, recoveryOf, summaryOf, type Answered } from './figures.ts';

const answer = (at: number, given: Partial<Answered> = {}): Answered => ({
  ...{ kind: 'browse', outcome: 'good', words: '200', at, waited: 20 },
  ...given,
});
const steadily = (from: number, to: number, given?: Partial<Answered>) =>
  Array.from({ length: (to - from) / 100 }, (_, index) => answer(from + index * 100, given));

describe('people who come at random moments', () => {
  it('come as often as they are said to, in the mean', () => {
    const chances = Array.from({ length: 10_000 }, (_, index) => index / 10_000);
    const mean = chances.reduce((sum, chance) => sum + gapMs(50, chance), 0) / chances.length;
    expect(mean).toBeCloseTo(20, 1);
  });

  it('do not wait for each other', async () => {
    let inside = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const act = () => {
      most = Math.max(most, (inside += 1));
      // Nobody is answered before ten wait.
      return new Promise<void>((done) => {
        finish.push(done);
        if (inside >= 10) for (const end of finish.splice(0)) end();
      });
    };
    const coming = comeAndGo({ perSecond: 2_000, milliseconds: 50, chance: () => 0.5 }, act);
    await expect.poll(() => most).toBeGreaterThanOrEqual(10);
    await expect.poll(() => inside).toBeGreaterThan(100);
    for (const end of finish.splice(0)) end();
    expect((await coming).length).toBe(inside);
  });
});

describe('what the waits say', () => {
  it('is a value that so many are below', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000), { minLength: 1 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (all, share) => {
          const value = percentile(all, share);
          expect(all.filter((one) => one < value).length).toBeLessThanOrEqual(all.length * share);
        },
      ),
    );
  });

  it.each([
    ['all in time', steadily(0, 2_000), true],
    ['one of twenty late', [...steadily(0, 2_000), answer(1, { waited: 900 })], true],
    ['one turned away', [...steadily(0, 2_000), answer(1, { outcome: 'turned away' })], false],
    ['nobody', [], false],
    ['all late', steadily(0, 2_000, { waited: 301 }), false],
  ])('a rate is held: %s', (_what, answers, held) => {
    expect(isHeld(summaryOf(answers))).toBe(held);
  });

  it.each([
    ['at once', steadily(0, 10_000), 0],
    ['after four seconds', [...steadily(0, 4_000, { waited: 5_000 }), ...steadily(4_000, 10_000)], 4],
    [
      'not, when it is slow again at the end',
      [...steadily(0, 8_000), ...steadily(8_000, 10_000, { waited: 900 })],
      null,
    ],
  ])('is normal again %s', (_when, answers, seconds) => {
    expect(recoveryOf(answers, 10_000)).toBe(seconds);
  });

  it.each([
    [0, 0],
    [2, 120],
    [-1, -60],
  ])('memory that grows %d MB a minute grows %d MB an hour', (aMinute, anHour) => {
    const seen = Array.from({ length: 30 }, (_, minutes) => ({ minutes, megabytes: 200 + aMinute * minutes }));
    expect(growthAnHour(seen)).toBeCloseTo(anHour);
  });
});
