import { withNewFarmer } from '../../market/people.ts';
import type { GoodRoutes } from './request-builder.ts';

const CALL = { topic: 'order', part_of_day: 'morning', language: 'hi' };

interface Waiting {
  readonly id: string;
  readonly asked_at: string;
}

/** Calls that people wait for, and what support does about them. */
export const CALL_BACKS: GoodRoutes = {
  'POST /support/v1/call-backs/{id}/called': {
    'one that waits': async (people) => {
      const { farmer, supporter } = await withNewFarmer(people);
      await farmer.call('PUT', '/user/v1/call-back', CALL);
      const { results } = await supporter.call<{ results: Waiting[] }>('GET', '/support/v1/call-backs');
      return { path: { id: results.at(-1)?.id ?? '' } };
    },
  },
};
