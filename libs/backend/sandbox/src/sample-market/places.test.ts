import { describe, expect, it } from 'vitest';
import { districts, places, restrictedSubstances, states } from './places.ts';
import { districtRecords } from './records.ts';

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
      pincode: '422001',
      officeName: 'Nashik',
      district: 'Nashik',
      state: 'Maharashtra',
      lat: 20.0082,
      lng: 73.8064,
      officeCount: 4,
      quality: 'pin',
    });
  });
});

describe('states and districts', () => {
  it('know their names', () => {
    expect(states()).toHaveLength(36);
    expect(states().find(({ code }) => code === 'MH')?.name).toMatchObject({ mr: 'महाराष्ट्र', or: 'ମହାରାଷ୍ଟ୍ର' });
    expect(districts().find(({ district }) => district === 'Nashik')?.name).toEqual({
      hi: 'नाशिक',
      en: 'Nashik',
      mr: 'नाशिक',
      bn: 'নাসিক',
      or: 'ନାସିକ',
      gu: 'નાસિક',
    });
  });

  it('have a name in every language but Bengali, where it must be known by ear', () => {
    expect(districts().filter(({ name }) => [name.hi, name.mr, name.or, name.gu].some((text) => !text))).toEqual([]);
    expect(districts().find(({ district }) => district === 'Anjaw')?.name.bn).toBeUndefined();
  });

  it('are named in the sample market as in the directory', () => {
    for (const { districtKey, stateKey, district } of districtRecords()) {
      expect(districts().find((known) => known.state === stateKey && known.district === districtKey)?.name).toEqual({
        ...district,
        en: districtKey,
      });
    }
  });

  it('hold every state of a place', () => {
    const known = new Set(states().map(({ name }) => name.en));
    expect([...new Set(places().map(({ state }) => state))].filter((state) => !known.has(state))).toEqual([]);
  });

  it('hold every district of a place', () => {
    const known = new Set(districts().map(({ state, district }) => `${state}/${district}`));
    expect(
      [...new Set(places().map(({ state, district }) => `${state}/${district}`))].filter(
        (district) => !known.has(district),
      ),
    ).toEqual([]);
  });
});

it('tells banned substances from restricted ones', () => {
  const all = restrictedSubstances();
  expect(all.find(({ substance }) => substance === 'Endosulfan')?.isBanned).toBe(true);
  expect(all.find(({ substance }) => substance === 'Chlorpyrifos')?.isBanned).toBe(false);
});
