import { describe, expect, it } from 'vitest';
import { coverPaise } from './cover.ts';

describe('coverPaise', () => {
  it.each([
    { name: 'a unit of the base', base: 5_000_00, factor: 1, units: 1, cover: 5_000_00 },
    { name: 'a doubled base', base: 5_000_00, factor: 2, units: 1, cover: 10_000_00 },
    { name: 'several units', base: 5_000_00, factor: 1.5, units: 3, cover: 22_500_00 },
    { name: 'each unit rounded to the paisa', base: 33_33, factor: 0.5, units: 2, cover: 33_34 },
    { name: 'no units', base: 5_000_00, factor: 2, units: 0, cover: 0 },
  ])('$name', ({ base, factor, units, cover }) => {
    expect(coverPaise(base, factor, units)).toBe(cover);
  });
});
