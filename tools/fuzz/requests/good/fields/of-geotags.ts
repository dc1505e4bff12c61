import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haat/format';
import { withNewFarmer, type People } from '../../../market/people.ts';
import type { Farmer } from '../../../market/farmer.ts';
import { registersField } from '../of-fields.ts';
import { authorizedBy, type GoodRoutes } from '../request-builder.ts';

const TASKS = '/fields/v1/geotag-tasks';
const CAMPAIGNS = '/support/v1/geotag-campaigns';
const REVIEWS = '/checker/v1/geotag-tasks';
const TITLE = { hi: 'खेत', en: 'Visit', mr: 'शेत', bn: 'জমি', or: 'କ୍ଷେତ', gu: 'ખેતર' };

interface Task {
  readonly id: string;
  readonly field: { readonly lat: number; readonly lng: number };
}

function newCampaign() {
  return { key: randomUUID(), title: TITLE, until: indiaDay(new Date()), state: null, crop: null };
}

/** A field that a farmer without another one is asked to visit. */
async function asked(people: People): Promise<{ readonly farmer: Farmer; readonly task: Task }> {
  const { farmer } = await withNewFarmer(people);
  await people.supporter.call('POST', CAMPAIGNS, newCampaign());
  await registersField(farmer);
  const { results } = await farmer.sees<{ results: Task[] }>(TASKS);
  const [task] = results;
  if (task === undefined) throw new Error('A new field has no task.');
  return { farmer, task };
}

async function anAskedField(people: People) {
  const { farmer, task } = await asked(people);
  return { ...authorizedBy(farmer), path: { id: task.id } };
}

function newReason(photoId: string | null) {
  return { key: randomUUID(), reason: 'cannot-reach', note: 'The road is flooded.', photo_id: photoId };
}

async function aWaitingReason(people: People) {
  const { farmer, task } = await asked(people);
  await farmer.call('POST', `${TASKS}/${task.id}/reason`, newReason(await farmer.sendsPhoto()));
  return { path: { id: task.id } };
}

/** Visits to fields: who asks for them, makes them, and looks at reasons. */
export const GEOTAGS: GoodRoutes = {
  [`POST ${CAMPAIGNS}`]: { 'for all fields': () => ({ body: newCampaign() }) },
  [`POST ${CAMPAIGNS}/{id}/close`]: {
    'one that runs': async ({ supporter }) => {
      const { id } = await supporter.call<{ id: string }>('POST', CAMPAIGNS, newCampaign());
      return { path: { id } };
    },
  },
  [`POST ${TASKS}/{id}/start`]: { 'an own one': anAskedField },
  [`POST ${TASKS}/{id}/photo`]: {
    'at the field': async (people) => {
      const { farmer, task } = await asked(people);
      const now = new Date().toISOString();
      const { lat, lng } = task.field;
      const body = {
        ...{ key: randomUUID(), photo_id: await farmer.sendsPhoto(), taken_at: now, taken_place: { lat, lng } },
        ...{ place: { lat, lng, accuracy: 10, at: now }, clock: { filed_at: now, sent_at: now } },
      };
      return { ...authorizedBy(farmer), path: { id: task.id }, body };
    },
  },
  [`POST ${TASKS}/{id}/reason`]: {
    'with a photo': async (people) => {
      const { farmer, task } = await asked(people);
      return { ...authorizedBy(farmer), path: { id: task.id }, body: newReason(await farmer.sendsPhoto()) };
    },
  },
  [`GET ${REVIEWS}/{id}/photo`]: { 'one that waits': aWaitingReason },
  [`POST ${REVIEWS}/{id}/approve`]: { 'one that waits': aWaitingReason },
  [`POST ${REVIEWS}/{id}/hand-back`]: {
    'one that waits': async (people) => ({ ...(await aWaitingReason(people)), body: { why: 'photo-needed' } }),
  },
};
