import { geotagTaskSchema, geotagTasksSchema, type GeotagTask } from '@haat/api-contract/geotags';
import { GEOTAG_HAND_BACKS, GEOTAG_REASONS } from '@haat/api-contract/vocabulary';
import { answered } from './network-states.ts';

/* What the services answer to a farmer who is asked to visit fields, made through the contract's schemas. */

const DAY_MS = 86_400_000;
const moment = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (days: number) => new Date(Date.now() + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
/** A task of the stories. */
export const TASK_ID = '00000000-0000-4000-8000-0000000000a1';

function task(change: Partial<GeotagTask> = {}, index = 1): GeotagTask {
  return geotagTaskSchema.parse({
    ...{ id: `00000000-0000-4000-8000-0000000000a${index.toString(16)}`, state: 'PENDING', until: day(9) },
    ...{ title: 'Photo of the field after sowing', is_over: false, is_sample: false },
    field: { id: '00000000-0000-4000-8000-0000000000b1', name: 'By the well', lat: 20.1, lng: 73.95 },
    ...{ review: null, handed_back: null, done_at: null, ...change },
  });
}

/** No field is to be visited. */
export const NO_TASKS = answered({ results: [] });
/** One task that was not started. */
export const ONE_TASK = () => geotagTasksSchema.parse({ results: [task()] });
/** One task that was started, of the sample. */
export const STARTED_TASK = () => geotagTasksSchema.parse({ results: [task({ state: 'ONGOING', is_sample: true })] });

/** A task in each state, with each reason that waits and each with which it was handed back, and the longest name. */
export const EVERY_TASK = () =>
  geotagTasksSchema.parse({
    results: [
      ...GEOTAG_REASONS.map((reason) => ({ state: 'ONGOING' as const, review: { reason, sent_at: moment(-1) } })),
      ...GEOTAG_HAND_BACKS.map((why) => ({ state: 'ONGOING' as const, handed_back: why })),
      { is_over: true, until: day(-2) },
      { state: 'DONE' as const, done_at: moment(-1) },
      {
        state: 'CANCELLED' as const,
        until: day(-20),
        title: 'Photo of the whole field from its edge, after sowing and before the first rain',
      },
    ].map((change, index) => task(change, index + 1)),
  });
