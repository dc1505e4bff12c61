import { SOIL_PARAMETERS, type SoilClassName, type SoilLevel, type SoilParameter } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { mayBeMeasured, rightRange, soilClass } from './soil-class.ts';
import { SOIL_SCALES } from './soil-scales.ts';

// Limits as docs/domain/soil.md#values has them; a value on a limit is in the upper class.
const CASES: readonly [SoilParameter, number, SoilClassName, SoilLevel][] = [
  ['ph', 0, 'strongly-acidic', 'low'],
  ['ph', 5.49, 'strongly-acidic', 'low'],
  ['ph', 5.5, 'acidic', 'low'],
  ['ph', 6.49, 'acidic', 'low'],
  ['ph', 6.5, 'neutral', 'medium'],
  ['ph', 7.49, 'neutral', 'medium'],
  ['ph', 7.5, 'alkaline', 'high'],
  ['ph', 8.5, 'strongly-alkaline', 'high'],
  ['ph', 14, 'strongly-alkaline', 'high'],
  ['ec', 0.99, 'normal', 'medium'],
  ['ec', 1, 'salty-for-seed', 'high'],
  ['ec', 2, 'salty-for-crops', 'high'],
  ['ec', 3, 'salty', 'high'],
  ['oc', 0.49, 'low', 'low'],
  ['oc', 0.5, 'medium', 'medium'],
  ['oc', 0.75, 'high', 'high'],
  ['n', 279.9, 'low', 'low'],
  ['n', 280, 'medium', 'medium'],
  ['n', 559, 'medium', 'medium'],
  ['n', 560, 'high', 'high'],
  ['p', 9.9, 'low', 'low'],
  ['p', 10, 'medium', 'medium'],
  ['p', 25, 'high', 'high'],
  ['k', 119, 'low', 'low'],
  ['k', 120, 'medium', 'medium'],
  ['k', 280, 'high', 'high'],
  ['s', 9.99, 'deficient', 'low'],
  ['s', 10, 'sufficient', 'medium'],
  ['zn', 0.59, 'deficient', 'low'],
  ['zn', 0.6, 'sufficient', 'medium'],
  ['fe', 4.49, 'deficient', 'low'],
  ['fe', 4.5, 'sufficient', 'medium'],
  ['cu', 0.19, 'deficient', 'low'],
  ['cu', 0.2, 'sufficient', 'medium'],
  ['mn', 1.99, 'deficient', 'low'],
  ['mn', 2, 'sufficient', 'medium'],
  ['b', 0.49, 'deficient', 'low'],
  ['b', 0.5, 'sufficient', 'medium'],
];

describe('soilClass', () => {
  it.each(CASES)('%s of %d is %s: %s', (parameter, value, name, level) => {
    expect(soilClass(parameter, value)).toEqual({ name, level });
  });

  it.each<[SoilParameter, number]>([
    ['ph', -1],
    ['ph', 14.1],
    ['n', -0.01],
    ['oc', 55],
    ['k', Number.NaN],
    ['zn', Infinity],
  ])('refuses %s of %d', (parameter, value) => {
    expect(mayBeMeasured(parameter, value)).toBe(false);
    expect(() => soilClass(parameter, value)).toThrow(RangeError);
  });

  it('never falls back to a lower level as a value rises', () => {
    const order: readonly SoilLevel[] = ['low', 'medium', 'high'];
    for (const parameter of SOIL_PARAMETERS) {
      const { most } = SOIL_SCALES[parameter];
      const levels = Array.from({ length: 2001 }, (_, at) => soilClass(parameter, (most * at) / 2000).level);
      const places = levels.map((level) => order.indexOf(level));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('is medium in the right range and nowhere else', () => {
    for (const parameter of SOIL_PARAMETERS) {
      const { most } = SOIL_SCALES[parameter];
      const { low, high } = rightRange(parameter);
      for (const value of Array.from({ length: 1001 }, (_, at) => (most * at) / 1000)) {
        const isRight = value >= low && (high === null || value < high);
        expect(soilClass(parameter, value).level === 'medium', `${parameter} ${String(value)}`).toBe(isRight);
      }
    }
  });
});
