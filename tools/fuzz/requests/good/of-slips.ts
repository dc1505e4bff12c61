import { indiaDay } from '@haat/format';
import type { People } from '../../market/people.ts';
import { withNewFarmer } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

const RECEIPTS = '/mandi/v1/receipts';

/** A slip of today; the farmer is sure of the rate, so that it fits whatever the sample's prices are. */
async function slipOf({ farmer }: People) {
  return {
    ...{ commodity: 'onion', market: 'nashik-lasalgaon', day: indiaDay(new Date()), quintals: 10, rate: 1800 },
    ...{ is_rate_certain: true, photo_id: await farmer.sendsPhoto() },
  };
}

/** One that waits, of a farmer who has sent no other: ten in a day are the limit. */
async function waiting(people: People): Promise<string> {
  const sender = await withNewFarmer(people);
  return (await sender.farmer.call<{ id: string }>('POST', RECEIPTS, await slipOf(sender))).id;
}

const aWaitingOne: RequestBuilder = async (people) => ({ path: { id: await waiting(people) } });

/** Sale slips, and what checkers do with them. */
export const SLIPS: GoodRoutes = {
  [`POST ${RECEIPTS}`]: {
    onions: async (people) => {
      const sender = await withNewFarmer(people);
      return { ...authorizedBy(sender.farmer), body: await slipOf(sender) };
    },
  },
  'GET /checker/v1/receipts/{id}/photo': { 'one that waits': aWaitingOne },
  'POST /checker/v1/receipts/{id}/verify': { 'one that waits': aWaitingOne },
  'POST /checker/v1/receipts/{id}/reject': {
    'one that waits': async (people) => ({ path: { id: await waiting(people) }, body: { reason: 'unreadable' } }),
  },
};
