import { campaignCode } from '@haat/test-clients/campaign-code';
import { SAMPLE } from '../good-values.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const CAMPAIGN = '/growth/v1/campaigns/{code}';
const NAME = 'bad-requests';
const PACKS = {
  vendor_id: SAMPLE.vendorId,
  lines: [{ variant_id: SAMPLE.variantId, quantity: 1 }],
  valid_from: '2020-01-01',
  valid_until: '2199-12-31',
};

/** Campaign links. */
export const CAMPAIGNS: GoodRoutes = {
  [`GET ${CAMPAIGN}`]: {
    'a guest': async (people) => ({ path: { code: await campaignCode(people.address) } }),
    'a farmer': async (people) => ({
      ...authorizedBy(people.farmer),
      path: { code: await campaignCode(people.address) },
    }),
  },
  [`POST ${CAMPAIGN}/cart`]: {
    'a guest’s cart': async (people) => ({
      path: { code: await campaignCode(people.address) },
      body: { replace: true },
    }),
  },
  'PUT /support/v1/campaigns/{name}': {
    'goods of a shop': () => ({ path: { name: NAME }, body: PACKS }),
    'with a coupon, a place and an end': () => ({
      path: { name: NAME },
      body: { ...PACKS, coupon_code: SAMPLE.coupon, pincode: SAMPLE.pincode, most_orders: 1000 },
    }),
  },
};
