import { type VendorType } from '@haat/api-contract/vocabulary';
import { type FulfilmentType } from '@haat/api-contract/vocabulary';
import { groundDistance } from './ground-distance.ts';
import { randomOf } from './random.ts';
import type { SeedPlace } from '../sample-market/seed-places.ts';

/** Shops generated around the place that is measured, in a market of any size: what it finds stays the same. */
export const SHOPS_AT_MEASURED_PLACE = 20;
/** No generated shop reaches farther, in metres. */
export const FARTHEST_REACH_METRES = 40_000;

/** How far a shop lies from its post office, at most, in each direction: about a kilometre. */
const SPREAD_DEGREES = 0.009;
/** Room around the measured place in which no other shop is generated: the farthest reach and the spread. */
const CLEAR_METRES = FARTHEST_REACH_METRES + 2_000;
/** Shops at the measured place lie in a ring around it, so that the centre of its town stays the nearest. Degrees. */
const RING_DEGREES = { from: 0.027, to: 0.05 };
const RING_REACH_METRES = 10_000;

/** A shop made for benchmarks. Its number goes into its name and its licences. Metres and degrees. */
export interface GeneratedShop {
  readonly id: string;
  readonly number: number;
  readonly type: VendorType;
  readonly fulfilment: FulfilmentType;
  readonly place: SeedPlace;
  readonly lat: number;
  readonly lng: number;
  readonly deliveryRadiusMetres: number;
  readonly pickupRadiusMetres: number;
  readonly readyInDays: number;
}

/** Where generated shops stand. */
export interface ShopGround {
  /** The place that is measured. */
  readonly measured: SeedPlace;
  /** Places of all other shops: real PIN codes of India, none within reach of the measured place. */
  readonly places: readonly SeedPlace[];
}

/**
 * Chooses the places of generated shops.
 *
 * @param districtSpread over how many districts of the country the shops are spread; all when not given
 * @throws Error when the measured PIN code is unknown or no place is left
 */
export function shopGround(all: readonly SeedPlace[], measuredPincode: string, districtSpread = Infinity): ShopGround {
  const measured = all.find(({ pincode }) => pincode === measuredPincode);
  if (measured === undefined) throw new Error(`${measuredPincode} is not a PIN code of the directory`);
  const far = all.filter((place) => groundDistance(place, measured) > CLEAR_METRES);
  const byLot = [...new Set(far.map(districtOf))]
    .map((district) => ({ district, lot: randomOf(`spread over ${district}`).next() }))
    .sort((a, b) => a.lot - b.lot);
  const chosen = new Set(byLot.slice(0, districtSpread).map(({ district }) => district));
  const places = far.filter((place) => chosen.has(districtOf(place)));
  if (places.length === 0) throw new Error('no district is left for shops');
  return { measured, places };
}

const districtOf = ({ state, district }: SeedPlace) => `${state}/${district}`;

/** The shop of this number, from 1: the same every time. The first few stand around the measured place. */
export function generatedShop(number: number, ground: ShopGround): GeneratedShop {
  const id = `v-gen-${number}`;
  const random = randomOf(id);
  if (number <= SHOPS_AT_MEASURED_PLACE) {
    const angle = random.next() * 2 * Math.PI;
    const out = RING_DEGREES.from + random.next() * (RING_DEGREES.to - RING_DEGREES.from);
    return {
      id,
      number,
      type: 'Self',
      fulfilment: 'both',
      place: ground.measured,
      readyInDays: 1,
      lat: fourDecimals(ground.measured.lat + out * Math.sin(angle)),
      lng: fourDecimals(ground.measured.lng + out * Math.cos(angle)),
      deliveryRadiusMetres: RING_REACH_METRES,
      pickupRadiusMetres: RING_REACH_METRES,
    };
  }
  const place = ground.places[random.between(0, ground.places.length - 1)];
  if (place === undefined) throw new Error('no place for a shop');
  const isCentre = random.chance(0.01);
  const fulfilment =
    isCentre || random.chance(0.6) ? 'both' : random.chance(0.4) ? 'doorstep_delivery' : 'pickup_from_store';
  const deliveryMetres = isCentre ? random.between(15, 30) * 1000 : random.between(4, 12) * 1000;
  const pickupMetres = isCentre ? FARTHEST_REACH_METRES : random.between(8, 15) * 1000;
  return {
    id,
    number,
    type: isCentre ? 'DC' : random.chance(0.3) ? 'GL' : 'Self',
    fulfilment,
    place,
    readyInDays: random.between(0, 2),
    lat: fourDecimals(place.lat + (random.next() * 2 - 1) * SPREAD_DEGREES),
    lng: fourDecimals(place.lng + (random.next() * 2 - 1) * SPREAD_DEGREES),
    deliveryRadiusMetres: fulfilment === 'pickup_from_store' ? 0 : deliveryMetres,
    pickupRadiusMetres: fulfilment === 'doorstep_delivery' ? 0 : pickupMetres,
  };
}

function fourDecimals(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
