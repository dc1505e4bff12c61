import { places, type SampleMarket, type SeedVendor } from '@haat/backend-sandbox/sample-market';
import { gstinOf } from '@haat/identity-documents';
import { NETWORK_DISTRICTS } from './network-districts.ts';
import type { SellerProfile, SellerShop } from './seller-profile.ts';

/** How far a shop that delivers around it goes, in km. */
const RADIUS_KM = '30';
/** About 1 km: a shop of the network stands in the same town as one of the market, and not in the same house. */
const ASIDE_DEGREES = 0.008;
/** Of a district's shops in the sample market, those in whose towns the network has shops. */
const TOWNS = [0, 2] as const;
const SAHYADRI_DISTRICTS: readonly string[] = ['Nashik', 'Jalna', 'Indore'];

/**
 * The seller apps of the sandbox, the same every time. Godavari carries two shops in each district of the sample
 * market: one delivers around it, the other to the district's PIN codes. Sahyadri sells itself, from three stores, to
 * all India.
 */
export function sellerProfiles({ vendors }: Pick<SampleMarket, 'vendors'>): SellerProfile[] {
  const pincodesOf = Map.groupBy(places(), ({ district }) => district);
  const ofDistrict = (district: string) => vendors.filter(({ address }) => address.district.en === district);
  const godavari = NETWORK_DISTRICTS.flatMap(({ code, district, city, shopNames }) =>
    TOWNS.flatMap((town, index): SellerShop[] => {
      const vendor = ofDistrict(district)[town];
      if (vendor === undefined) return [];
      const isNear = index === 0;
      const pincodes = (pincodesOf.get(district) ?? []).map(({ pincode }) => Number(pincode));
      return [
        {
          ...placeOf(vendor, city),
          providerId: `P-${code}-0${index + 1}`,
          locationId: `L-${code}-0${index + 1}`,
          itemSuffix: '',
          name: shopNames[index] ?? vendor.address.town.en,
          reach: isNear ? { type: '10', value: RADIUS_KM } : { type: '11', value: rangesOf(pincodes) },
          shelfShare: isNear ? 0.5 : 0.35,
          minimumOrder: isNear ? 100 : 300,
        },
      ];
    }),
  );
  const sahyadri = NETWORK_DISTRICTS.filter(({ district }) => SAHYADRI_DISTRICTS.includes(district)).flatMap(
    ({ code, district, city }): SellerShop[] =>
      ofDistrict(district)
        .slice(1, 2)
        .map((vendor) => ({
          ...placeOf(vendor, city),
          providerId: 'P-SAHYADRI',
          locationId: `L-SHY-${code}`,
          itemSuffix: `-${code}`,
          name: 'Sahyadri Agro Inputs',
          reach: { type: '12', value: 'IND' },
          shelfShare: 0.25,
          minimumOrder: 500,
        })),
  );
  const cities = NETWORK_DISTRICTS.map(({ city }) => city);
  return [
    {
      name: 'godavari',
      displayName: 'Godavari Agro Network (sandbox)',
      type: 'MSN',
      gstin: gstinOf('27SAMPL7101E1Z'),
      providerPan: 'SAMPL7102E',
      shops: godavari,
      cities,
    },
    {
      name: 'sahyadri',
      displayName: 'Sahyadri Agro Inputs (sandbox)',
      type: 'ISN',
      gstin: gstinOf('27SAMPL7201E1Z'),
      providerPan: 'SAMPL7201E',
      shops: sahyadri,
      cities,
    },
  ];
}

function placeOf(vendor: SeedVendor, city: string) {
  const { street, town, district, state, pincode } = vendor.address;
  return {
    ...{ city, street: street.en, town: town.en, district: district.en, state: state.en, pincode },
    ...{ lat: vendor.lat + ASIDE_DEGREES, lng: vendor.lng + ASIDE_DEGREES },
  };
}

/** PIN codes as the network lists them: `422001-422013,422101`. */
function rangesOf(pincodes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const pincode of pincodes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && pincode <= last[1] + 1) last[1] = pincode;
    else ranges.push([pincode, pincode]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
