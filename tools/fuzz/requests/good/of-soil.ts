import { randomInt, randomUUID } from 'node:crypto';
import type { Farmer } from '../../market/farmer.ts';
import { withNewFarmer, type People } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

const PATH = '/soil/v1/samples';
const LABORATORY = '/laboratory/v1/samples/{bagNumber}';
const REPORT = { laboratory: 'KVK Nashik', values: [{ parameter: 'n', value: 210, unit: 'kg/ha' }] };

function newSample() {
  const bag = `FZ-${String(randomInt(1e9)).padStart(9, '0')}`;
  return { key: randomUUID(), bag_number: bag, crop: 'cotton', acres: 2.5 };
}

/** Soil that a farmer has handed in: ten that wait are the limit. */
export async function handsInSoil(farmer: Farmer): Promise<{ readonly id: string; readonly bagNumber: string }> {
  const { id, bag_number: bagNumber } = await farmer.call<{ id: string; bag_number: string }>(
    'POST',
    PATH,
    newSample(),
  );
  return { id, bagNumber };
}

/** Soil of a farmer with its report. @returns the sample's id */
export async function getsSoilReport(people: People, farmer: Farmer): Promise<string> {
  const { id, bagNumber } = await handsInSoil(farmer);
  await people.laboratory.call('POST', `/laboratory/v1/samples/${bagNumber}/report`, REPORT);
  return id;
}

const aReport: RequestBuilder = async (people) => {
  const { farmer } = await withNewFarmer(people);
  return { ...authorizedBy(farmer), path: { id: await getsSoilReport(people, farmer) } };
};

const aBagThatWaits = async (people: People) => {
  const { farmer } = await withNewFarmer(people);
  return { bagNumber: (await handsInSoil(farmer)).bagNumber };
};

/** Samples of soil, and what laboratories do with them. */
export const SOIL_SAMPLES: GoodRoutes = {
  [`POST ${PATH}`]: {
    'a bag': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: newSample() };
    },
  },
  [`GET ${PATH}/{id}`]: { 'with its report': aReport },
  [`GET ${PATH}/{id}/document`]: { 'of a report': aReport },
  [`POST ${PATH}/{id}/withdraw`]: {
    'one that waits': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), path: { id: (await handsInSoil(farmer)).id } };
    },
  },
  [`POST ${LABORATORY}/report`]: {
    'a bag that waits': async (people) => ({ path: await aBagThatWaits(people), body: REPORT }),
  },
  [`POST ${LABORATORY}/reject`]: {
    'a bag that waits': async (people) => ({ path: await aBagThatWaits(people), body: { reason: 'wet' } }),
  },
};
