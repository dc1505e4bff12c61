import type { WeekdayHours } from '@haat/order-core';
import { randomOf } from '../generated-market/random.ts';
import type { DistrictRecord, ShopRecord } from './records.ts';
import { sampleGstin } from './sample-gstin.ts';
import type { SeedPlace } from './seed-places.ts';
import type { DeliveryTerms, SeedVendor, VendorLicence } from './seed-shops.ts';

/** Delivery fee of every sample shop: ₹30.00 up to 5 km, then ₹5.00 a km (docs/domain/vendors.md#delivery-fee). */
const DELIVERY_BASE_PAISE = 3_000;
const DELIVERY_BASE_METRES = 5_000;
const DELIVERY_PER_KILOMETRE_PAISE = 500;

/** How far a shop lies from its post office, at most, in each direction: about a kilometre. */
const SPREAD_DEGREES = 0.009;

/** Of a GSTIN, those that tell the sample's shops apart. */
const GSTIN_SERIAL_DIGITS = 4;

const SATURDAY = 6;
const SUNDAY = 7;

/** The shops of one district, at the towns' own places. */
export function sampleVendors(district: DistrictRecord, placeOf: ReadonlyMap<string, SeedPlace>): SeedVendor[] {
  return district.shops.map((shop, index) => {
    const place = placeOf.get(shop.pincode);
    if (place === undefined || place.district !== district.districtKey)
      throw new Error(`${shop.id}: ${shop.pincode} is not in ${district.districtKey}`);
    const random = randomOf(shop.id);
    return {
      id: shop.id,
      slug: shop.slug,
      type: shop.type,
      fulfilment: shop.fulfilment,
      name: shop.name,
      legalName: shop.legalName,
      ownerName: shop.ownerName,
      phone: shop.phone,
      address: {
        street: shop.street,
        town: shop.town,
        pincode: shop.pincode,
        district: district.district,
        state: district.state,
      },
      lat: near(place.lat, random.next()),
      lng: near(place.lng, random.next()),
      deliveryRadiusMetres: shop.deliveryRadiusMetres,
      pickupRadiusMetres: shop.pickupRadiusMetres,
      deliveryTerms: deliveryTerms(shop),
      readyInDays: shop.type === 'DC' ? 1 : random.between(0, 2),
      openingHours: openingHours(shop),
      gstin: sampleGstin(district.stateKey, shop.phone.slice(-GSTIN_SERIAL_DIGITS)),
      licences: licences(district.licenceCode, index + 1),
      isFinanced: shop.isFinanced,
    };
  });
}

/** A degree value near another one, with the four decimals of the PIN code directory. */
function near(degrees: number, share: number): number {
  return Math.round((degrees + (share * 2 - 1) * SPREAD_DEGREES) * 1e4) / 1e4;
}

function deliveryTerms(shop: ShopRecord): DeliveryTerms | null {
  if (shop.freeFromPaise === null) return null;
  return {
    basePaise: DELIVERY_BASE_PAISE,
    baseUpToMetres: DELIVERY_BASE_METRES,
    perKilometrePaise: DELIVERY_PER_KILOMETRE_PAISE,
    freeFromPaise: shop.freeFromPaise,
  };
}

/** Centres keep office hours and rest on Sunday; shops open early, and some on Sunday too. */
function openingHours(shop: ShopRecord): WeekdayHours[] {
  const random = randomOf(`${shop.id} hours`);
  const [opens, closes] =
    shop.type === 'DC'
      ? ['09:00', '18:30']
      : [random.chance(0.5) ? '08:00' : '08:30', random.chance(0.5) ? '19:00' : '20:00'];
  const lastDay = shop.type === 'DC' || random.chance(0.4) ? SATURDAY : SUNDAY;
  return Array.from({ length: lastDay }, (_, day) => ({ weekday: day + 1, opens, closes }));
}

/** The three licences of an input shop. They are samples and say so. */
function licences(code: string, serial: number): VendorLicence[] {
  const number = String(serial).padStart(3, '0');
  return [
    { kind: 'fertiliser', number: `SAMPLE-FERT-${code}-${number}`, validFrom: '2025-04-01', validUntil: '2028-03-31' },
    { kind: 'pesticide', number: `SAMPLE-PEST-${code}-${number}`, validFrom: '2025-01-01', validUntil: '2029-12-31' },
    { kind: 'seed', number: `SAMPLE-SEED-${code}-${number}`, validFrom: '2024-06-01', validUntil: '2029-05-31' },
  ];
}
