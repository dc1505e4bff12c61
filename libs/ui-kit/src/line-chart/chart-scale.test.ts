import { describe, expect, it } from 'vitest';
import { nearestTime, percentBetween, contiguousRuns, valueTicks } from './chart-scale.ts';

describe('valueTicks', () => {
  it('stands around the values at round numbers', () => {
    expect(valueTicks([1500, 1850])).toEqual([1500, 1600, 1700, 1800, 1900]);
    expect(valueTicks([0.21, 0.78])).toEqual([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]);
  });
  it('draws a price that never changed in the middle', () => {
    expect(valueTicks([1200, 1200])).toEqual([1195, 1200, 1205]);
    expect(valueTicks([0, 0])[1]).toBe(0);
  });
  it('holds values below zero', () => {
    expect(valueTicks([-0.1, 0.3])).toEqual([-0.1, 0, 0.1, 0.2, 0.3]);
  });
  it('has no ticks without values', () => expect(valueTicks([])).toEqual([]));
});

describe('percentBetween', () => {
  it('is 0 at one end, 100 at the other and the middle where there is no width', () => {
    expect(percentBetween(10, 10, 20)).toBe(0);
    expect(percentBetween(20, 10, 20)).toBe(100);
    expect(percentBetween(5, 5, 5)).toBe(50);
  });
});

describe('contiguousRuns', () => {
  it('splits a series at each day without a reading', () => {
    expect(contiguousRuns([1, 2, null, 3, null, null, 4, 5])).toEqual([[0, 1], [3], [6, 7]]);
    expect(contiguousRuns([null, null])).toEqual([]);
  });
});

describe('nearestTime', () => {
  it('finds the day under the finger, however far apart the days are', () => {
    expect(nearestTime([0, 1, 10], 0)).toBe(0);
    expect(nearestTime([0, 1, 10], 0.1)).toBe(1);
    expect(nearestTime([0, 1, 10], 0.5)).toBe(1);
    expect(nearestTime([0, 1, 10], 0.6)).toBe(2);
    expect(nearestTime([7], 0.4)).toBe(0);
  });
});
