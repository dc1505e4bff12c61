import { describe, expect, it } from 'vitest';
import { isGstin } from '@haat/identity-documents';
import { groundDistance } from '../generated-market/ground-distance.ts';
import { sampleMarket } from './market.ts';
import { places, states } from './places.ts';
import { districtRecords } from './records.ts';
import type { SeedVendor } from './seed-shops.ts';
import { duplicates } from './testing/duplicates.ts';

const market = sampleMarket();
const districtNames = districtRecords().map(({ district }) => district.en);
const vendorsIn = (district: string) => market.vendors.filter((vendor) => vendor.address.district.en === district);

/** What shops do for a PIN code, nearest first. */
function serving(pincode: string): { vendor: SeedVendor; delivers: boolean; pickup: boolean; metres: number }[] {
  const place = places().find((one) => one.pincode === pincode);
  if (place === undefined) throw new Error(`No place ${pincode}`);
  return market.vendors
    .map((vendor) => ({ vendor, metres: groundDistance(vendor, place) }))
    .map(({ vendor, metres }) => ({
      vendor,
      metres,
      delivers: metres <= vendor.deliveryRadiusMetres,
      pickup: metres <= vendor.pickupRadiusMetres,
    }))
    .filter(({ delivers, pickup }) => delivers || pickup)
    .sort((a, b) => a.metres - b.metres);
}

describe('shops', () => {
  it('are in eleven districts of eight states', () => {
    expect(districtNames).toHaveLength(11);
    expect([...new Set(market.vendors.map(({ address }) => address.state.en))].sort()).toEqual([
      'Bihar',
      'Gujarat',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Punjab',
      'Uttar Pradesh',
      'West Bengal',
    ]);
    const stateNames = new Map(states().map(({ name }) => [name.en, name]));
    for (const { id, address } of market.vendors) expect(address.state, id).toEqual(stateNames.get(address.state.en));
  });

  it('stand in their districts, of all types and ways of handing over', () => {
    const districtOf = new Map(places().map((place) => [place.pincode, place.district]));
    for (const district of districtNames) {
      const vendors = vendorsIn(district);
      expect(vendors.length, district).toBeGreaterThanOrEqual(7);
      expect(new Set(vendors.map(({ type }) => type)), district).toEqual(new Set(['DC', 'GL', 'Self']));
      expect(new Set(vendors.map(({ fulfilment }) => fulfilment)), district).toEqual(
        new Set(['both', 'doorstep_delivery', 'pickup_from_store']),
      );
      expect(
        vendors.some(({ isFinanced, type }) => isFinanced && type === 'DC'),
        district,
      ).toBe(true);
      for (const { address } of vendors) expect(districtOf.get(address.pincode), address.pincode).toBe(district);
    }
  });

  it('reach as far as they hand over, on the stated terms', () => {
    for (const { id, fulfilment, deliveryRadiusMetres, pickupRadiusMetres, deliveryTerms } of market.vendors) {
      const delivers = fulfilment !== 'pickup_from_store';
      const pickup = fulfilment !== 'doorstep_delivery';
      expect(deliveryRadiusMetres >= 8_000 && deliveryRadiusMetres <= 30_000, id).toBe(delivers);
      expect(pickupRadiusMetres >= 15_000 && pickupRadiusMetres <= 60_000, id).toBe(pickup);
      expect(deliveryTerms !== null, id).toBe(delivers);
      if (deliveryTerms !== null)
        expect(deliveryTerms).toMatchObject({ basePaise: 3_000, baseUpToMetres: 5_000, perKilometrePaise: 500 });
    }
  });

  it('have only fictitious numbers and sample licences', () => {
    expect(duplicates(market.vendors.map(({ phone }) => phone))).toEqual([]);
    for (const { phone, licences, gstin } of market.vendors) {
      expect(isGstin(gstin ?? '')).toBe(true);
      expect(gstin).toMatch(/^\d\dSAMPL/);
      expect(phone).toMatch(/^9000000\d{3}$/);
      expect(licences.map(({ kind }) => kind)).toEqual(['fertiliser', 'pesticide', 'seed']);
      for (const { number } of licences) expect(number).toMatch(/^SAMPLE-/);
    }
    expect(duplicates(market.vendors.map(({ gstin }) => gstin ?? ''))).toEqual([]);
    expect(duplicates(market.vendors.flatMap(({ licences }) => licences.map(({ number }) => number)))).toEqual([]);
  });

  it.each([
    '422001',
    '800001',
    '141001',
    '431203',
    '842001',
    '225001',
    '250002',
    '712101',
    '753001',
    '360001',
    '452001',
  ])('deliver and hand over in the main town %s', (pincode) => {
    const nearest = serving(pincode)[0];
    expect(nearest?.vendor.type).toBe('DC');
    expect(nearest).toMatchObject({ delivers: true, pickup: true, vendor: { fulfilment: 'both' } });
  });

  it.each(['422211', '803301', '141121'])('only hand over at the shop in the outlying place %s', (pincode) => {
    const shops = serving(pincode);
    expect(shops.length).toBeGreaterThan(0);
    expect(shops.filter(({ delivers }) => delivers)).toEqual([]);
  });
});
