import { describe, expect, it } from 'vitest';
import { noticePremium, PMFBY_NOTICES, pmfbyCategory } from './pmfby-notices.ts';

describe('pmfbyCategory', () => {
  it.each([
    ['paddy', 'kharif', 'kharif-food'],
    ['paddy', 'rabi', 'rabi-food'],
    ['mustard', 'rabi', 'rabi-food'],
    ['cotton', 'kharif', 'commercial'],
    ['onion', 'rabi', 'commercial'],
    ['mango', 'kharif', 'perennial'],
    ['guava', 'kharif', 'perennial'],
  ] as const)('%s in %s is %s', (crop, season, category) => {
    expect(pmfbyCategory(crop, season)).toBe(category);
  });
});

describe('notices', () => {
  // Crop, place and the farmer's premium for a hectare as the newspapers print it.
  it.each([
    ['paddy', 'shamli', 1864],
    ['urad', 'rampur', 1186],
    ['bajra', 'rampur', 594],
    ['maize', 'sirmaur', 1200],
    ['tomato', 'gaurella-pendra-marwahi', 6000],
    ['guava', 'gaurella-pendra-marwahi', 2250],
    ['banana', 'gaurella-pendra-marwahi', 9250],
    ['wheat', 'dholpur', 1443],
    ['mustard', 'dholpur', 1828],
    ['gram', 'haryana', 564],
    ['cotton', 'haryana', 5436],
    ['paddy', 'sri-sathya-sai', 494],
    ['cotton', 'sri-sathya-sai', 4695],
  ] as const)('%s at %s asks the farmer for ₹%i', (crop, place, premium) => {
    const notice = PMFBY_NOTICES.find((each) => each.crop === crop && each.place === place);
    expect(notice && noticePremium(notice, 1)).toBe(premium);
  });

  it('has each crop once at a place', () => {
    expect(new Set(PMFBY_NOTICES.map(({ crop, place }) => `${crop} ${place}`)).size).toBe(PMFBY_NOTICES.length);
  });
});
