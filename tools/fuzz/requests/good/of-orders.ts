import type { People } from '../../market/people.ts';
import { withNewFarmer } from '../../market/people.ts';
import { collectedOrder } from '../../market/stories.ts';
import type { OrderOptions } from '../../market/farmer.ts';
import { SAMPLE } from '../good-values.ts';
import { bookingDay } from './of-market.ts';
import { authorizedBy, type GoodRoutes, type RequestParts } from './request-builder.ts';

const ORDERS = '/order/v1/orders';
const AADHAAR = '9999 9999 0019';

async function ordering({ farmer }: People, wish: OrderOptions): Promise<RequestParts> {
  return { ...authorizedBy(farmer), body: await farmer.decides(wish) };
}

async function ordered({ farmer }: People): Promise<RequestParts> {
  return { path: { id: (await farmer.orders()).id } };
}

/** Addresses, identity documents and orders of a farmer. */
export const ORDERING: GoodRoutes = {
  'POST /user/v1/step-up': {
    'while none is asked': () => ({
      body: { full_name: 'Sunita Pawar', shop_id: SAMPLE.vendorId, product_id: SAMPLE.productId },
    }),
  },
  'POST /user/v1/addresses': { 'a new one': async ({ farmer }) => farmer.clearsAddresses().then(() => ({})) },
  ...Object.fromEntries(
    ['GET', 'PATCH', 'DELETE'].map((method) => [
      `${method} /user/v1/addresses/{id}`,
      { 'an own one': async ({ farmer }: People) => ({ path: { id: (await farmer.movesHouse()).id } }) },
    ]),
  ),
  'POST /user/v1/consents/withdrawal': {
    'one that was not given': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: { purpose: 'identity-document' } };
    },
  },
  'POST /kyc/v1/id': {
    'a card with its photo': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return {
        ...authorizedBy(farmer),
        body: {
          kind: 'pan',
          number: 'ABCPK1234F',
          name: 'सुनीता पवार',
          consent: true,
          photo_id: await farmer.sendsPhoto(),
        },
      };
    },
    Aadhaar: () => ({ body: { kind: 'aadhaar', number: AADHAAR, name: 'सुनीता पवार', consent: true } }),
  },
  [`POST ${ORDERS}`]: {
    collected: (people) => ordering(people, {}),
    'brought home': async (people) => ordering(people, { address: await people.farmer.movesHouse() }),
    'paid at once': (people) => ordering(people, { payment: 'pay-now' }),
    'on credit': async (people) => ordering(await withNewFarmer(people, 7), { payment: 'credit' }),
    'with insurance and a coupon': async (people) => {
      const buyers = await withNewFarmer(people);
      return ordering(buyers, {
        address: await buyers.farmer.writesAddress(),
        variantId: SAMPLE.insured.variantId,
        choices: { insurance: [SAMPLE.insured.choice], coupon_code: SAMPLE.coupon },
      });
    },
    'for a season': async (people) => {
      // In cash a farmer books few packs, and all farmers together not many.
      const wish = { variantId: SAMPLE.prebook.variantId, isPrebook: true, payment: 'pay-now' as const };
      const buyers = await withNewFarmer(people);
      const { farmer } = buyers;
      await farmer.fillsCart(wish);
      return ordering(buyers, { ...wish, choices: { booking_date: await bookingDay(farmer) } });
    },
    'from an agent’s wallet': (people) => ordering({ ...people, farmer: people.counter }, { payment: 'csc' }),
  },
  [`GET ${ORDERS}/{id}`]: { 'an own one': ordered },
  [`POST ${ORDERS}/{id}/cancel`]: {
    'one that is not under way': async (people) => ({ ...(await ordered(people)), body: { reason: '010' } }),
  },
  [`POST ${ORDERS}/{id}/reorder`]: { 'an own one': ordered },
  [`GET ${ORDERS}/{id}/invoice`]: {
    'goods that were handed over': async (people) => ({ path: { id: (await collectedOrder(people)).id } }),
  },
};
