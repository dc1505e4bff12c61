import { describe, expect, it } from 'vitest';
import { gaugeLevel, gaugePosition } from './gauge-scale.ts';

const nitrogen = { low: 280, high: 560 };
const ends = { min: 0, max: 840 };

describe('gaugeLevel', () => {
  it('takes a reading on a limit for the upper level', () => {
    expect(gaugeLevel(279.9, nitrogen)).toBe('low');
    expect(gaugeLevel(280, nitrogen)).toBe('medium');
    expect(gaugeLevel(559.9, nitrogen)).toBe('medium');
    expect(gaugeLevel(560, nitrogen)).toBe('high');
  });
  it('knows of ranges without an end', () => {
    expect(gaugeLevel(1e6, { low: 0.6, high: null })).toBe('medium');
    expect(gaugeLevel(0, { low: 0, high: 1 })).toBe('medium');
  });
});

describe('gaugePosition', () => {
  it('puts a reading into the part that its level names', () => {
    expect(gaugePosition(140, nitrogen, ends)).toBeCloseTo(16.67, 1);
    expect(gaugePosition(420, nitrogen, ends)).toBe(50);
    expect(gaugePosition(700, nitrogen, ends)).toBeCloseTo(83.33, 1);
  });
  it('keeps readings beyond the ends on the bar', () => {
    expect(gaugePosition(-5, nitrogen, ends)).toBe(3);
    expect(gaugePosition(5000, nitrogen, ends)).toBe(97);
  });
  it('is in the middle of a part without width', () => {
    expect(gaugePosition(7, { low: 7, high: 7 }, { min: 0, max: 7 })).toBeCloseTo(83.33, 1);
    expect(gaugePosition(1, { low: 1, high: null }, { min: 0, max: 1 })).toBe(50);
  });
});
