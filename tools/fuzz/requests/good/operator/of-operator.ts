import { randomInt } from 'node:crypto';
import type { People } from '../../../market/people.ts';
import type { GoodRoutes } from '../request-builder.ts';

const PATH = '/operator/v1/{resource}';
const COUPONS = { resource: 'coupons' };

const newCoupon = () => ({
  code: `FUZZ${String(randomInt(1e9)).padStart(9, '0')}`,
  ...{ kind: 'amount', amount: 10, marketplaces: ['dehaat'] },
});

/** A coupon that was made, with its version. */
async function madeCoupon({ operator }: People): Promise<{ id: string; version: string }> {
  return operator.call('POST', '/operator/v1/coupons', { data: newCoupon() });
}

const shopOf = ({ shopkeeper }: People) => ({ resource: 'shops', id: shopkeeper.shopId });

/** The desk: lists, records, changes, acts. */
export const OPERATOR: GoodRoutes = {
  [`GET ${PATH}`]: { 'of coupons': () => ({ path: COUPONS, query: { page: '1', per_page: '25' } }) },
  [`GET ${PATH}/export.csv`]: { 'of coupons': () => ({ path: COUPONS, query: {} }) },
  [`GET ${PATH}/{id}`]: { 'a shop': (people) => ({ path: shopOf(people) }) },
  [`POST ${PATH}`]: { 'a coupon': () => ({ path: COUPONS, body: { data: newCoupon() } }) },
  [`PUT ${PATH}/{id}`]: {
    'a coupon': async (people) => {
      const { id, version } = await madeCoupon(people);
      return { path: { ...COUPONS, id }, body: { version, data: { total_uses: 5 } } };
    },
  },
  [`POST ${PATH}/{id}/actions/{action}`]: {
    'a licence': (people) => ({
      path: { ...shopOf(people), action: 'set-licence' },
      body: { input: { kind: 'seed', number: 'LCSD/2026/1', valid_until: '2099-12-31' } },
    }),
  },
  [`POST ${PATH}/{id}/unmask`]: {
    'a number': (people) => ({
      path: shopOf(people),
      body: { field: 'phone_number', reason: 'The shop does not answer farmers.' },
    }),
  },
};
