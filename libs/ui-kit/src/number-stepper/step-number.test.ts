import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber, withinRange } from './step-number.ts';

const acres = { min: 0.25, max: 50, step: 0.25 };

describe('stepNumber', () => {
  it('goes from step to step', () => {
    expect(stepNumber(1, 1, acres)).toBe(1.25);
    expect(stepNumber(1, -1, acres)).toBe(0.75);
  });
  it('goes to the nearest step from a number between two', () => {
    expect(stepNumber(1.1, 1, acres)).toBe(1.25);
    expect(stepNumber(1.1, -1, acres)).toBe(1);
  });
  it('stays within the range', () => {
    expect(stepNumber(50, 1, acres)).toBe(50);
    expect(stepNumber(0.25, -1, acres)).toBe(0.25);
  });
  it('leaves no binary rounding errors', () => {
    let value = 0;
    for (let press = 0; press < 7; press += 1) value = stepNumber(value, 1, { min: 0, max: 10, step: 0.1 });
    expect(value).toBe(0.7);
  });
});

describe('withinRange', () => {
  it('clamps a number to the range', () => {
    expect(withinRange(0, acres)).toBe(0.25);
    expect(withinRange(51, acres)).toBe(50);
    expect(withinRange(1.333, acres)).toBe(1.333);
  });
});

describe('readNumber', () => {
  it('reads what farmers type', () => {
    expect(readNumber(' 2.5 ')).toBe(2.5);
    expect(readNumber('2,5')).toBe(2.5);
    expect(readNumber('१२')).toBe(12);
    expect(readNumber('୨.୫')).toBe(2.5);
    expect(readNumber('.5')).toBe(0.5);
  });
  it('reads no number from other text', () => {
    expect(readNumber('')).toBeNull();
    expect(readNumber('दो')).toBeNull();
    expect(readNumber('1e3')).toBeNull();
    expect(readNumber('-1')).toBeNull();
  });
});
