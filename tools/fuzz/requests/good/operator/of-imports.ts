import type { Import } from '@haat/api-contract/operator-imports';
import { randomInt } from 'node:crypto';
import type { People } from '../../../market/people.ts';
import { sendTable } from '../../../market/send-file.ts';
import type { GoodRoutes } from '../request-builder.ts';

const PATH = '/operator/v1/imports';
const FILES = '/operator/v1/import-kinds';

/** A table with one coupon that is not there yet. */
function couponTable(): Buffer {
  const code = `FILE${String(randomInt(1e9)).padStart(9, '0')}`;
  return Buffer.from(`code;kind;value;minimum;valid_until\n${code};amount;50;500;2099-09-30\n`);
}

/** A table of coupons that was sent: looked at, or applied at once. @returns its id */
async function sentCoupons({ operator }: People, what: 'checked' | 'applied'): Promise<string> {
  const path = `${FILES}/coupons/files?dry_run=${what === 'checked' ? '1' : '0'}`;
  return (await sendTable<Import>(operator, path, couponTable())).id;
}

const SYNONYMS = '/operator/v1/search-synonyms';
/** A word that finds nothing, searched as one that does. */
const newSynonym = () => ({ term: `qx${randomInt(1e9)}`, means: 'boron' });

/** Files of operators, and words that are searched as others. */
export const IMPORTS: GoodRoutes = {
  [`POST ${FILES}/{kind}/files`]: {
    'of coupons': () => ({
      path: { kind: 'coupons' },
      query: { dry_run: '1', name: 'coupons.csv' },
      body: couponTable(),
    }),
  },
  [`GET ${PATH}`]: { 'of coupons': () => ({ query: { kind: 'coupons', page: '1', per_page: '25' } }) },
  [`GET ${PATH}/{id}`]: { 'of coupons': async (people) => ({ path: { id: await sentCoupons(people, 'checked') } }) },
  [`GET ${PATH}/{id}/rows`]: {
    'that change something': async (people) => ({
      path: { id: await sentCoupons(people, 'checked') },
      query: { state: 'changes', page: '1', per_page: '25' },
    }),
  },
  [`GET ${PATH}/{id}/report.csv`]: {
    'of coupons': async (people) => ({ path: { id: await sentCoupons(people, 'checked') } }),
  },
  [`POST ${PATH}/{id}/apply`]: {
    'that is checked': async (people) => ({ path: { id: await sentCoupons(people, 'checked') } }),
  },
  [`POST ${PATH}/{id}/undo`]: {
    'that is applied': async (people) => ({ path: { id: await sentCoupons(people, 'applied') } }),
  },
  [`POST ${SYNONYMS}`]: { 'a new one': () => ({ body: newSynonym() }) },
  [`DELETE ${SYNONYMS}/{id}`]: {
    'that is there': async ({ operator }) => {
      const { id } = await operator.call<{ id: string }>('POST', SYNONYMS, newSynonym());
      return { path: { id } };
    },
  },
};
