import { describe, expect, it } from 'vitest';
import { districts, places, restrictedSubstances, states } from './places.ts';

describe('places', () => {
  it('reads every PIN code once, in India', () => {
    const all = places();
    expect(all).toHaveLength(19_586);
    expect(new Set(all.map(({ pincode }) => pincode)).size).toBe(all.length);
    for (const { pincode, lat, lng, officeName } of all) {
      expect(pincode).toMatch(/^[1-9]\d{5}$/);
      expect(officeName).not.toBe('');
      expect(lat > 6 && lat < 38 && lng > 68 && lng < 98, pincode).toBe(true);
    }
  });

  it('finds Nashik', () => {
    expect(places().find(({ pincode }) => pincode === '422001')).toEqual({
      pincode: '422001', officeName: 'Nashik', district: 'Nashik', state: 'Maharashtra', lat: 20.0082, lng: 73.8064, officeCount: 4, quality: 'pin',
    });
  });
});

describe('states and districts', () => {
  it('know their names', () => {
    expect(states()).toHaveLength(36);
    expect(states().find(({ code }) => code === 'MH')?.name).toMatchObject({ mr: 'महाराष्ट्र', or: 'ମହାରାଷ୍ଟ୍ର' });
    expect(districts().find(({ district }) => district === 'Nashik')?.localName).toEqual({ language: 'mr', name: 'नाशिक' });
  });

  it('hold every state of a place', () => {
    const known = new Set(states().map(({ name }) => name.en));
    expect([...new Set(places().map(({ state }) => state))].filter((state) => !known.has(state))).toEqual([]);
  });

  it('hold every district of a place', () => {
    const known = new Set(districts().map(({ state, district }) => `${state}/${district}`));
    expect([...new Set(places().map(({ state, district }) => `${state}/${district}`))].filter((district) => !known.has(district))).toEqual([]);
  });
});

it('tells banned substances from restricted ones', () => {
  const all = restrictedSubstances();
  expect(all.find(({ substance }) => substance === 'Endosulfan')?.isBanned).toBe(true);
  expect(all.find(({ substance }) => substance === 'Chlorpyrifos')?.isBanned).toBe(false);
});
