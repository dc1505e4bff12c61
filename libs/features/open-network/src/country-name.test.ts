import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';

describe('countryName', () => {
  it.each([
    ['IND', 'hi', 'भारत'],
    ['IND', 'en', 'India'],
    ['ISR', 'en', 'Israel'],
    [' chn ', 'en', 'China'],
    ['IN', 'en', 'India'],
    ['XYZ', 'en', 'XYZ'],
    ['Made in India', 'en', 'Made in India'],
  ] as const)('%j in %s is %s', (origin, language, name) => {
    expect(countryName(language, origin)).toBe(name);
  });
});
