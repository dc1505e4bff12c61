import { randomInt, randomUUID } from 'node:crypto';
import type { Farmer } from '../../../market/farmer.ts';
import { withNewFarmer, type People } from '../../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from '../request-builder.ts';

const PATH = '/bookings/v1/bookings';
const ITEMS = [{ package_id: 'spray', quantity: 1 }];
const DRONE = { serviceId: 'drone-spray', vendorId: 'sample-drone-nashik' };

interface SlotDay {
  readonly day: string;
  readonly slots: readonly { readonly from: string }[];
}

/** A time that can be booked, of the last week that is shown: another time may still be chosen. */
async function openTime(farmer: Farmer, { serviceId, vendorId } = DRONE) {
  const path = `/bookings/v1/services/${serviceId}/vendors/${vendorId}/slots`;
  const { results } = await farmer.call<{ results: SlotDay[] }>('GET', path);
  const times = results.slice(7).flatMap(({ day, slots }) => slots.map(({ from }) => ({ day, from })));
  const time = times[randomInt(times.length)];
  if (time === undefined) throw new Error('no time can be booked');
  return time;
}

async function aSpray(farmer: Farmer) {
  return {
    ...{ key: randomUUID(), service_id: DRONE.serviceId, vendor_id: DRONE.vendorId, items: ITEMS, payment: 'cash' },
    ...{ acres: 3, crop: 'cotton', address: 'Makhmalabad', tank_mix: ['neem-oil'], near: [] },
    ...(await openTime(farmer)),
  };
}

/** A spray that a farmer has booked. */
export async function booksService(farmer: Farmer): Promise<{ readonly id: string }> {
  return farmer.call<{ id: string }>('POST', PATH, await aSpray(farmer));
}

async function booksSoilTest(farmer: Farmer): Promise<{ readonly id: string }> {
  const vendor = { serviceId: 'soil-testing', vendorId: 'sample-soil-nashik' };
  return farmer.call<{ id: string }>('POST', PATH, {
    ...{ key: randomUUID(), service_id: vendor.serviceId, vendor_id: vendor.vendorId, payment: 'cash' },
    ...{ items: [{ package_id: 'soil-12', quantity: 1 }], samples: 1, address: 'Makhmalabad' },
    ...(await openTime(farmer, vendor)),
  });
}

const own =
  (body?: (farmer: Farmer) => unknown): RequestBuilder =>
  async (people) => {
    const { farmer } = await withNewFarmer(people);
    const { id } = await booksService(farmer);
    return { ...authorizedBy(farmer), path: { id }, ...(body === undefined ? {} : { body: await body(farmer) }) };
  };

type Role = 'pilot' | 'collector';

/** A booking of a new farmer on which a worker has done what is named. @returns its id */
async function workedOn(people: People, role: Role, acts: readonly ('take' | 'start')[]): Promise<string> {
  const { farmer } = await withNewFarmer(people);
  const { id } = await (role === 'pilot' ? booksService(farmer) : booksSoilTest(farmer));
  for (const act of acts) {
    const wind = role === 'pilot' && act === 'start' ? { wind: 1.5 } : undefined;
    await people[role].call('POST', `/${role}/v1/bookings/${id}/${act}`, wind);
  }
  return id;
}

const work =
  (role: Role, acts: readonly ('take' | 'start')[], body?: (people: People) => unknown): RequestBuilder =>
  async (people) => ({
    path: { id: await workedOn(people, role, acts) },
    ...(body === undefined ? {} : { body: await body(people) }),
  });

function workOf(role: Role, finish: () => unknown): GoodRoutes {
  const path = `/${role}/v1/bookings`;
  const vendor = role === 'pilot' ? DRONE : { serviceId: 'soil-testing', vendorId: 'sample-soil-nashik' };
  const wind = role === 'pilot' ? () => ({ wind: 1.5 }) : undefined;
  return {
    [`GET ${path}`]: { 'that wait': () => ({ query: { which: 'waiting' } }) },
    [`GET ${path}/{id}`]: { 'one that is taken': work(role, ['take']) },
    [`POST ${path}/{id}/take`]: { 'one that waits': work(role, []) },
    [`POST ${path}/{id}/start`]: { 'one that is taken': work(role, ['take'], wind) },
    [`POST ${path}/{id}/finish`]: { 'one that has begun': work(role, ['take', 'start'], finish) },
    [`POST ${path}/{id}/postpone`]: {
      'one that is taken': work(role, ['take'], ({ farmer }) => openTime(farmer, vendor)),
    },
    [`POST ${path}/{id}/cancel`]: { 'one that is taken': work(role, ['take']) },
  };
}

/** Farm services, bookings, and what pilots and collectors do with them. */
export const BOOKINGS: GoodRoutes = {
  'GET /bookings/v1/services/{serviceId}': { 'a service': () => ({ path: { serviceId: DRONE.serviceId } }) },
  'GET /bookings/v1/services/{serviceId}/vendors/{vendorId}/slots': { 'of a vendor': () => ({ path: DRONE }) },
  'POST /bookings/v1/prices': {
    'of 3 acres': () => ({ body: { service_id: DRONE.serviceId, items: ITEMS, acres: 3 } }),
  },
  [`POST ${PATH}`]: {
    'a spray': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: await aSpray(farmer) };
    },
  },
  [`GET ${PATH}/{id}`]: { 'an own one': own() },
  [`POST ${PATH}/{id}/cancel`]: { 'an own one': own() },
  [`POST ${PATH}/{id}/reschedule`]: { 'an own one': own((farmer) => openTime(farmer)) },
  ...workOf('pilot', () => ({ acres: 2.5, product_id: 'neem-oil' })),
  ...workOf('collector', () => ({ bag_numbers: [`FB-${String(randomInt(1e9)).padStart(9, '0')}`] })),
};
