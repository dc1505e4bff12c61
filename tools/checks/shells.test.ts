import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHELLS } from '@haat/api-contract/vocabulary';

const APPS = resolve(import.meta.dirname, '../../apps');

// From the tables of docs/domain/application.md#shells and docs/domain/vendors.md#choosing-a-vendor.
const DECIDED = [
  {
    name: 'farmer',
    appCode: '01',
    clientName: 'farmer-web',
    paymentOptions: ['cash', 'credit', 'pay-now'],
    vendorChoice: 'requested-or-first',
    centreFirst: false,
  },
  {
    name: 'csc',
    appCode: '01',
    clientName: 'csc-web',
    paymentOptions: ['cash', 'csc', 'pay-now'],
    vendorChoice: 'first-doorstep',
    centreFirst: false,
  },
  {
    name: 'business',
    appCode: '04',
    clientName: 'business-web',
    paymentOptions: ['cash', 'credit', 'pay-now'],
    vendorChoice: 'requested-or-centre',
    centreFirst: true,
  },
  {
    name: 'shop',
    appCode: '05',
    clientName: 'shop-web',
    paymentOptions: [],
    vendorChoice: 'requested-or-first',
    centreFirst: false,
    isForBuying: false,
    sections: ['shopOrders', 'shopGoods', 'account'],
  },
];

describe('what a shell offers', () => {
  it.each(DECIDED)('$name: itself, its choice of a shop, its payment methods', async ({ centreFirst, ...is }) => {
    const { shell } = (await import(resolve(APPS, is.name, 'shell.ts'))) as { shell: unknown };
    expect(shell).toMatchObject({ ...is, catalogue: { centreFirst } });
  });

  it('is decided for every shell', () => {
    expect(DECIDED.map(({ name }) => name).sort()).toEqual([...SHELLS].sort());
  });
});
