import type { People } from '../../market/people.ts';
import { withNewFarmer } from '../../market/people.ts';
import { SAMPLE } from '../good-values.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

const DEMANDS = '/buyer/v1/demands';
const CENTRE = {
  ...{ name: 'Panchvati', district: 'Nashik', state: 'Maharashtra', lat_lng: SAMPLE.latLng },
  ...{ opens_at: '08:00', closes_at: '18:00', closed_weekday: 0, rates: [{ commodity: 'onion', rate: 1800 }] },
};
/** Its last day is far away: the requests do not know the day. */
const WISH = {
  ...{ commodity: 'onion', grade: 'FAQ', quintals: 100, buyer: 'Godavari Foods', rate: 1850, until: '2099-12-31' },
  ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 0, handling_per_quintal: 12 },
  ...{ pays_after_days: 3, place: 'Niphad', district: 'Nashik', state: 'Maharashtra', lat_lng: SAMPLE.latLng },
};

async function demanded({ buyer }: People): Promise<string> {
  return (await buyer.call<{ id: string }>('POST', DEMANDS, WISH)).id;
}

/** An offer of the farmer for a new demand. */
async function offered(people: People): Promise<string> {
  const demand = await demanded(people);
  return (await people.farmer.call<{ id: string }>('POST', `/mandi/v1/demands/${demand}/offers`, { quintals: 10 })).id;
}

const anOffer: RequestBuilder = async (people) => ({ path: { id: await offered(people) } });

/** Selling to buyers, and collection centres. */
export const TRADE: GoodRoutes = {
  'POST /mandi/v1/demands/{id}/offers': {
    'a part of what is wanted': async (people) => {
      const asker = await withNewFarmer(people);
      return { ...authorizedBy(asker.farmer), path: { id: await demanded(people) }, body: { quintals: 10 } };
    },
  },
  'POST /mandi/v1/offers/{id}/withdraw': { 'one that waits': anOffer },
  'POST /buyer/v1/demands': { onions: () => ({ body: WISH }) },
  'POST /buyer/v1/demands/{id}/close': {
    'one that is open': async (people) => ({ path: { id: await demanded(people) } }),
  },
  'POST /buyer/v1/offers/{id}/accept': { 'one that waits': anOffer },
  'POST /buyer/v1/offers/{id}/reject': { 'one that waits': anOffer },
  'PUT /support/v1/mandi/centres/{id}': { 'a new one': () => ({ path: { id: 'panchvati' }, body: CENTRE }) },
};
