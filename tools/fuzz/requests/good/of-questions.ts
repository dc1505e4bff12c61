import { randomUUID } from 'node:crypto';
import type { Farmer } from '../../market/farmer.ts';
import { withNewFarmer, type People } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

const PATH = '/advice/v1/questions';
const WAITING = '/expert/v1/questions';
const ANSWER = {
  ...{ problem: 'Leaf curl', advice: 'Hang up yellow sticky sheets.' },
  items: [
    {
      ...{ product_id: null, active: 'Imidacloprid 17.8 % SL', dose_per_acre: 60, unit: 'ml', water: 200 },
      ...{ interval_days: 10, times: 2, waiting_days: 40 },
    },
  ],
};

interface Asked {
  readonly id: string;
  readonly prescription_id: string | null;
}

function questionWith(photoId: string, voiceId: string) {
  const said = { text: 'The leaves curl.', photo_ids: [photoId], voice_id: voiceId };
  return { key: randomUUID(), crop: 'cotton', part: 'leaf', ...said };
}

/** What a farmer asked. */
interface AskedWith {
  readonly id: string;
  readonly photoId: string;
  readonly voiceId: string;
}

/** A question of a farmer, with a photo and a voice note: ten in a day are the limit. */
export async function asksExpert(farmer: Farmer): Promise<AskedWith> {
  const [photoId, voiceId] = [await farmer.sendsPhoto(), await farmer.speaks()];
  const { id } = await farmer.call<Asked>('POST', PATH, questionWith(photoId, voiceId));
  return { id, photoId, voiceId };
}

/** A question of a farmer, answered. @returns the id of its prescription */
export async function getsPrescription(people: People, farmer: Farmer): Promise<string> {
  const { id } = await asksExpert(farmer);
  await people.expert.call('POST', `${WAITING}/${id}/claim`);
  await people.expert.call('POST', `${WAITING}/${id}/answer`, ANSWER);
  return (await farmer.call<Asked>('GET', `${PATH}/${id}`)).prescription_id ?? '';
}

/** A question of a farmer who has asked no other. */
async function asked(people: People) {
  const { farmer } = await withNewFarmer(people);
  return { farmer, ...(await asksExpert(farmer)) };
}

async function taken(people: People) {
  const question = await asked(people);
  await people.expert.call('POST', `${WAITING}/${question.id}/claim`);
  return question;
}

const anOwnOne: RequestBuilder = async (people) => {
  const { farmer, id } = await asked(people);
  return { ...authorizedBy(farmer), path: { id } };
};

/** Questions to experts, and what experts do with them. */
export const QUESTIONS: GoodRoutes = {
  [`POST ${PATH}`]: {
    'with a photo and a voice note': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: questionWith(await farmer.sendsPhoto(), await farmer.speaks()) };
    },
  },
  [`GET ${PATH}/{id}`]: { 'an own one': anOwnOne },
  [`POST ${PATH}/{id}/withdraw`]: { 'an own one': anOwnOne },
  [`POST ${PATH}/{id}/close`]: {
    'an answered one': async (people) => {
      const { farmer, id } = await taken(people);
      await people.expert.call('POST', `${WAITING}/${id}/answer`, ANSWER);
      return { ...authorizedBy(farmer), path: { id } };
    },
  },
  'GET /advice/v1/prescriptions/{id}': {
    'an own one': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), path: { id: await getsPrescription(people, farmer) } };
    },
  },
  [`GET ${WAITING}`]: { 'that wait': () => ({ query: { which: 'waiting' } }) },
  [`GET ${WAITING}/{id}`]: { 'a taken one': async (people) => ({ path: { id: (await taken(people)).id } }) },
  [`GET ${WAITING}/{id}/photos/{photoId}`]: {
    'of a taken one': async (people) => {
      const { id, photoId } = await taken(people);
      return { path: { id, photoId } };
    },
  },
  [`GET ${WAITING}/{id}/voice`]: { 'of a taken one': async (people) => ({ path: { id: (await taken(people)).id } }) },
  [`POST ${WAITING}/{id}/claim`]: { 'one that waits': async (people) => ({ path: { id: (await asked(people)).id } }) },
  [`POST ${WAITING}/{id}/answer`]: {
    'a taken one': async (people) => ({ path: { id: (await taken(people)).id }, body: ANSWER }),
  },
};
