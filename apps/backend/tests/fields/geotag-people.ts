import { geotagTasksSchema } from '@haat/api-contract/geotags';
import { geotagCampaigns, geotagTasks } from '@haat/backend-fields/tables';
import { farmer, staffMember } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { randomUUID } from 'node:crypto';
import sharp, { type Exif } from 'sharp';
import { fieldOf, JALNA, rectangle, ringAt } from './square.ts';

export const TASKS = '/fields/v1/geotag-tasks';
export const CAMPAIGNS = '/support/v1/geotag-campaigns';
export const REVIEWS = '/checker/v1/geotag-tasks';
const DAY_MS = 86_400_000;
const TITLES = { hi: 'खेत', en: 'Visit', mr: 'शेत', bn: 'জমি', or: 'କ୍ଷେତ', gu: 'ખેતર' };

/** Who has a field. */
export type Grower = Buyer & { token: string; phone: string };

/** A field of 100 m near Jalna, and places in it and beside it. */
export const FIELD = rectangle(JALNA, 100, 100);
const [inside = JALNA, beside = JALNA] = ringAt(JALNA, [
  [50, 50],
  [1000, 50],
]);
export const INSIDE = { lng: inside[0], lat: inside[1] };
export const BESIDE = { lng: beside[0], lat: beside[1] };

let pictures = 0;

/** Asks for visits, makes them and looks at them, over HTTP. */
export function geotagPeople(backend: TestBackend) {
  const now = () => backend.dependencies.now().getTime();
  const minutes = (count: number) => new Date(now() + count * 60_000).toISOString();
  /** A picture of one colour, which no other call makes unless a number is given. */
  const picture = (exif: Exif = {}, number = (pictures += 1)) => {
    const background = { r: (number * 67) % 256, g: (number * 139) % 256, b: (number * 29) % 256 };
    const blank = sharp({ create: { width: 40, height: 40, channels: 3, background } });
    return blank.withExif(exif).jpeg().toBuffer();
  };
  const upload = async (by: Grower, bytes: Buffer) => {
    const answer = await fetch(`${backend.address}/upload/v1/photos`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/jpeg' },
    });
    return (await answer.json()) as { id: string; origin?: { taken_at: string | null; place: unknown } };
  };
  const campaign = (by: StaffMember, change: Record<string, unknown> = {}) =>
    by.call('POST', CAMPAIGNS, {
      ...{ key: randomUUID(), title: TITLES, until: indiaDay(new Date(now() + 10 * DAY_MS)), state: null, crop: null },
      ...change,
    });
  const tasks = async (by: Buyer) => geotagTasksSchema.parse((await by.call('GET', TASKS)).body).results;
  /** What a phone sends that stands in the field. */
  const visit = (photoId: string, change: Record<string, unknown> = {}) => ({
    ...{ key: randomUUID(), photo_id: photoId, taken_at: minutes(-1), taken_place: null },
    place: { ...INSIDE, accuracy: 12, at: minutes(0) },
    clock: { filed_at: minutes(0), sent_at: minutes(0) },
    ...change,
  });
  return {
    ...{ minutes, picture, upload, campaign, tasks, visit },
    /** A farmer with a field. */
    async grower(change: Record<string, unknown> = {}): Promise<Grower> {
      const person = await farmer(backend);
      await person.call('POST', '/fields/v1/fields', fieldOf(FIELD, change));
      return person;
    },
    async send(by: Grower, id: string, change: Record<string, unknown> = {}): Promise<TestAnswer> {
      const body = visit((await upload(by, await picture())).id, change);
      return by.call('POST', `${TASKS}/${id}/photo`, body);
    },
    reason: (by: Grower, id: string, change: Record<string, unknown> = {}) =>
      by.call('POST', `${TASKS}/${id}/reason`, {
        ...{ key: randomUUID(), reason: 'cannot-reach', note: 'The road is flooded.', photo_id: null },
        ...change,
      }),
    staff: async () => ({
      support: await staffMember(backend, 'support'),
      checker: await staffMember(backend, 'checker'),
    }),
    async forget() {
      await backend.database.delete(geotagTasks);
      await backend.database.delete(geotagCampaigns);
    },
  };
}

/** The code of a refusal. */
export function code({ body }: { readonly body: { readonly error?: { readonly code: string } } }): string | undefined {
  return body.error?.code;
}
