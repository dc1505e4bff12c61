import { describe, expect, it } from 'vitest';
import { isSubsidisedOffer } from './is-subsidised-offer.ts';

describe('isSubsidisedOffer', () => {
  it.each([
    ['Neem Coated Urea 45 kg bag', true],
    ['DAP 50 kg', true],
    ['Di-ammonium Phosphate', true],
    ['नीम कोटेड यूरिया', true],
    ['Nano Urea 500 ml', false],
    ['नैनो डीएपी', false],
    ['Dapoli seed fertiliser', false],
    ['NPK 19-19-19', false],
  ])('%s: %s', (name, isOne) => {
    expect(isSubsidisedOffer({ category: 'Fertilizer', name })).toBe(isOne);
    expect(isSubsidisedOffer({ category: 'Seed', name })).toBe(false);
  });
});
