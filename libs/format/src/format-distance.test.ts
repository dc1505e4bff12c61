import { describe, expect, it } from 'vitest';
import { formatDistance } from './format-distance.ts';

describe('formatDistance', () => {
  it.each([
    { metres: 0, value: '0', unit: 'm' },
    { metres: 846, value: '850', unit: 'm' },
    { metres: 994.9, value: '990', unit: 'm' },
    { metres: 995, value: '1', unit: 'km' },
    { metres: 3240, value: '3.2', unit: 'km' },
    { metres: 12_000, value: '12', unit: 'km' },
    { metres: 99_940, value: '99.9', unit: 'km' },
    { metres: 120_400, value: '120', unit: 'km' },
    { metres: 1_500_000, value: '1,500', unit: 'km' },
    { metres: -5, value: '0', unit: 'm' },
    { metres: Number.NaN, value: '0', unit: 'm' },
  ])('$metres m is $value $unit', ({ metres, value, unit }) => {
    expect(formatDistance(metres)).toEqual({ value, unit });
  });
});
