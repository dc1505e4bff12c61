import { describe, expect, it } from 'vitest';
import { admitCode, checkCost, type CodeRequestFacts } from './code-limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOW = 100 * 60 * MINUTE;
const LIMITS = { perCaller: 5, unchecked: 3, budget: 1000, resendMs: 30 * SECOND };

/** Codes so many milliseconds ago, the oldest first. */
const ago = (...times: number[]) => times.map((time) => ({ at: NOW - time, isChecked: false }));
const checked = (...times: number[]) => ago(...times).map((code) => ({ ...code, isChecked: true }));
const facts = (given: Partial<CodeRequestFacts>): CodeRequestFacts => ({
  now: NOW,
  ofCaller: [],
  ofNetwork: given.ofCaller ?? [],
  toNumber: given.ofCaller?.length ?? 0,
  byMarket: 0,
  pausedFor: 0,
  isFamiliar: false,
  isChecked: false,
  ...given,
});
const admitted = { kind: 'admitted' };

describe('a request for a code', () => {
  it.each<[string, Partial<CodeRequestFacts>, unknown]>([
    ['is admitted for the first time', {}, admitted],
    [
      'waits until codes for the number are looked at, also with a check and on a known device',
      { pausedFor: 5 * MINUTE, isChecked: true, isFamiliar: true },
      { kind: 'number-paused', retryAfter: 5 * MINUTE },
    ],
    ['waits 30 s after the one before', { ofCaller: ago(10 * SECOND) }, { kind: 'too-soon', retryAfter: 20 * SECOND }],
    ['is admitted after that', { ofCaller: ago(30 * SECOND) }, admitted],
    [
      'waits for its own codes alone: another number of the same network does not count',
      { ofNetwork: ago(SECOND) },
      admitted,
    ],
    [
      'ends at five an hour for the number from one caller, until the first is an hour old',
      { ofCaller: ago(50 * MINUTE, 40 * MINUTE, 30 * MINUTE, 20 * MINUTE, 10 * MINUTE), isChecked: true },
      { kind: 'too-many', retryAfter: 10 * MINUTE },
    ],
    ['is not held up by what others ask for the same number elsewhere', { toNumber: 4 }, admitted],
    [
      'needs a check when a number was rung five times from elsewhere',
      { toNumber: 5 },
      { kind: 'check-needed', retryAfter: 60 * MINUTE },
    ],
    ['is admitted with the check then', { toNumber: 500, isChecked: true }, admitted],
    ["is admitted on the owner's own device then", { toNumber: 500, isFamiliar: true }, admitted],
    ['is free of a check for the third of a network', { ofNetwork: ago(3 * MINUTE, SECOND) }, admitted],
    [
      'needs a check after three of a network',
      { ofNetwork: ago(3 * MINUTE, 2 * MINUTE, 20 * SECOND) },
      { kind: 'check-needed', retryAfter: 100 * SECOND },
    ],
    [
      'is admitted with the check, however many there were',
      { ofNetwork: checked(...Array(900).fill(SECOND)), isChecked: true },
      admitted,
    ],
    [
      'is admitted without one after two minutes without an unchecked one',
      { ofNetwork: ago(5 * MINUTE, 4 * MINUTE, 2 * MINUTE) },
      admitted,
    ],
    [
      'is admitted without one while the others were checked',
      { ofNetwork: checked(3 * SECOND, 2 * SECOND, SECOND) },
      admitted,
    ],
    [
      'waits for the last unchecked one alone',
      { ofNetwork: [...ago(90 * SECOND), ...checked(3 * SECOND, 2 * SECOND)] },
      { kind: 'check-needed', retryAfter: 30 * SECOND },
    ],
    ['needs no check while half of the budget is left', { byMarket: 499, ofNetwork: ago(SECOND) }, admitted],
    [
      'needs a check from half of the budget on',
      { byMarket: 500, ofNetwork: ago(20 * SECOND) },
      { kind: 'check-needed', retryAfter: 100 * SECOND },
    ],
    ['is admitted with a check below four fifths', { byMarket: 799, isChecked: true }, admitted],
    [
      'ends at four fifths of the budget',
      { byMarket: 800, isChecked: true },
      { kind: 'budget-spent', retryAfter: 10 * MINUTE },
    ],
    ['finds the last fifth on a known device', { byMarket: 800, isChecked: true, isFamiliar: true }, admitted],
    [
      'ends with the budget on a known device too',
      { byMarket: 1000, isChecked: true, isFamiliar: true },
      { kind: 'budget-spent', retryAfter: 10 * MINUTE },
    ],
  ])('%s', (_what, given, admission) => {
    expect(admitCode(facts(given), LIMITS)).toEqual(admission);
  });
});

describe('the cost of a check', () => {
  const checks = (count: number) => ago(...Array<number>(count).fill(SECOND));

  it.each([
    [3, 1],
    [12, 1],
    [13, 2],
    [23, 4],
    [43, 16],
    [4000, 16],
  ])('after %i codes of a network: %i times', (count, cost) => {
    expect(checkCost({ ofNetwork: checks(count), toNumber: 0 }, LIMITS)).toBe(cost);
  });

  it.each([
    [5, 1],
    [9, 1],
    [10, 2],
    [15, 4],
    [30, 32],
    [35, 64],
    [4000, 64],
  ])('after %i codes to a number, from whichever networks: %i times', (toNumber, cost) => {
    expect(checkCost({ ofNetwork: [], toNumber }, LIMITS)).toBe(cost);
  });

  it('is the dearer of the two', () => {
    expect(checkCost({ ofNetwork: checks(23), toNumber: 10 }, LIMITS)).toBe(4);
    expect(checkCost({ ofNetwork: checks(13), toNumber: 20 }, LIMITS)).toBe(8);
  });
});
