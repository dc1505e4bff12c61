import { describe, expect, it } from 'vitest';
import { pmfbyPremium } from './pmfby-premium.ts';

describe('pmfbyPremium', () => {
  it.each([
    ['the rule’s own example', 96_172, 'rabi-food', 8, 1, 1443, 6251],
    ['kharif food: the farmer at most 2 percent', 60_000, 'kharif-food', 10, 1, 1200, 4800],
    ['commercial: at most 5 percent', 60_000, 'commercial', 12, 1, 3000, 4200],
    ['perennial: at most 5 percent', 45_000, 'perennial', 9.5, 1, 2250, 2025],
    ['a rate below the cap is the farmer’s alone', 60_000, 'kharif-food', 1.2, 1, 720, 0],
    ['a rate at the cap too', 60_000, 'commercial', 5, 1, 3000, 0],
    ['a part of a hectare', 96_172, 'rabi-food', 8, 0.4, 577, 2501],
    ['several hectares, rounded once', 96_172, 'rabi-food', 8, 2.5, 3606, 15_628],
    ['half a rupee goes up', 100, 'rabi-food', 1.5, 1, 2, 0],
    ['half a rupee that a float stands below', 10_000, 'commercial', 1.005, 1, 101, 0],
    ['at least one rupee, where the rate is nothing', 60_000, 'kharif-food', 0, 1, 1, 0],
    ['at least one rupee, for a very small field', 1000, 'kharif-food', 2, 0.01, 1, 0],
    ['the rupee at least leaves the government no less than nothing', 20, 'kharif-food', 2, 1, 1, 0],
  ] as const)('%s', (_what, sum, category, rate, area, farmer, government) => {
    expect(pmfbyPremium(sum, category, rate, area)).toEqual({ farmer, government });
  });

  // Rows of public notices: sum insured, percent and the farmer's premium as printed, whole rupees.
  it.each([
    [93_200, 'kharif-food', 2, 1864],
    [86_000, 'kharif-food', 2, 1720],
    [59_300, 'kharif-food', 2, 1186],
    [29_700, 'kharif-food', 2, 594],
    [120_000, 'commercial', 5, 6000],
    [77_000, 'commercial', 5, 3850],
    [45_000, 'perennial', 5, 2250],
    [96_172, 'rabi-food', 1.5, 1443],
    [121_864, 'rabi-food', 1.5, 1828],
    [76_541, 'rabi-food', 1.5, 1148],
    [37_622, 'rabi-food', 1.5, 564],
  ] as const)('a notice of ₹%i for a hectare of %s at %d percent asks for ₹%i', (sum, category, percent, farmer) => {
    expect(pmfbyPremium(sum, category, percent, 1).farmer).toBe(farmer);
  });

  it.each([
    [Number.NaN, 2, 1],
    [60_000, -1, 1],
    [60_000, 2, Number.POSITIVE_INFINITY],
    [-1, 2, 1],
  ])('refuses ₹%d at %d percent for %d ha', (sum, rate, area) => {
    expect(() => pmfbyPremium(sum, 'kharif-food', rate, area)).toThrow(RangeError);
  });
});
