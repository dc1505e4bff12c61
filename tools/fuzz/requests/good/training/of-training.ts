import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haat/format';
import type { Farmer } from '../../../market/farmer.ts';
import { withNewFarmer, type People } from '../../../market/people.ts';
import { authorizedBy, type GoodRoutes } from '../request-builder.ts';

const PATH = '/training/v1';
/** What the lessons say. */
const RIGHT: Readonly<Record<string, string>> = {
  ...{ 'seed-date': 'b', 'seed-bill': 'c', 'label-colour': 'a', 'label-crop': 'c', 'label-days': 'a' },
  ...{ 'spray-wind': 'b', 'spray-bottle': 'c', 'soil-spots': 'b', 'cash-pin': 'a', 'consent-no': 'c' },
};
const newAttempt = () => ({
  key: randomUUID(),
  answers: Object.entries(RIGHT).map(([question, option]) => ({ question, option })),
});

/** A farmer with a name who has passed. @returns the number of the certificate */
async function passes(farmer: Farmer): Promise<string> {
  await farmer.call('PATCH', '/user/v1/profile-update', { full_name: 'Sunita Pawar' });
  await farmer.call('POST', `${PATH}/attempts`, newAttempt());
  return (await farmer.call<{ number: string }>('POST', `${PATH}/certificate`)).number;
}

const ofWhoPassed = async (people: People) => {
  const { farmer } = await withNewFarmer(people);
  await passes(farmer);
  return authorizedBy(farmer);
};

const PLACE = { place: 'KVK Nashik' };

async function attendanceOf(people: People): Promise<{ number: string; day: string }> {
  const { farmer } = await withNewFarmer(people);
  return { number: await passes(farmer), day: indiaDay(new Date()) };
}

/** The training: lessons, the quiz, certificates. */
export const TRAINING: GoodRoutes = {
  [`POST ${PATH}/lessons/{lesson}/read`]: { 'a lesson': () => ({ path: { lesson: 'seed' } }) },
  [`POST ${PATH}/attempts`]: {
    'all right': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: newAttempt() };
    },
  },
  [`POST ${PATH}/certificate`]: { 'of who has passed': ofWhoPassed },
  [`GET ${PATH}/certificate/document`]: { 'of who has passed': ofWhoPassed },
  'PUT /trainer/v1/certificates/{number}/attendances/{day}': {
    'today, of who has passed': async (people) => ({ path: await attendanceOf(people), body: PLACE }),
  },
  'DELETE /trainer/v1/certificates/{number}/attendances/{day}': {
    'one that is there': async (people) => {
      const path = await attendanceOf(people);
      await people.trainer.call('PUT', `/trainer/v1/certificates/${path.number}/attendances/${path.day}`, PLACE);
      return { path };
    },
  },
  [`GET ${PATH}/certificates/{number}`]: {
    'one that there is': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { path: { number: await passes(farmer) } };
    },
  },
};
