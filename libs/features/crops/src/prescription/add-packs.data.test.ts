import type { ApiClient } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import { expect, it } from 'vitest';
import { addPacks } from './add-packs.data.ts';

const vendor = { id: 'v-1' } as Vendor;
const line = (variantId: string, count: number) => ({
  ...{ item: 0, variantId, count, name: 'Neem', packName: '100 ml', pricePaise: 9_000 },
});

/** What is put into a cart that holds this. */
async function put(held: { vendor: Vendor | null; lines: { variant_id: string; quantity: number }[] }) {
  const changes: string[] = [];
  const send = async ({ method, path, body }: { method: string; path: string; body?: { quantity: number } }) => {
    if (method === 'GET') return held;
    changes.push(`${path.split('/').at(-1)}: ${body?.quantity}`);
    return held;
  };
  const api = { isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient;
  await addPacks(api, vendor, [line('a', 2), line('b', 1), line('a', 1)]);
  return changes;
}

// From docs/domain/advice.md#prescription.
it.each([
  ['an empty one all that is said, and nothing else', null, [], ['a: 3', 'b: 1']],
  ['one that has some of it the rest', vendor, [{ variant_id: 'a', quantity: 1 }], ['a: 3', 'b: 1']],
  [
    'one that has all of it nothing',
    vendor,
    [
      { variant_id: 'a', quantity: 3 },
      { variant_id: 'b', quantity: 1 },
    ],
    [],
  ],
  ['one that has more of it nothing, and takes nothing out', vendor, [{ variant_id: 'a', quantity: 9 }], ['b: 1']],
])('a prescription puts into %s', async (_what, ofVendor, lines, changes) => {
  expect(await put({ vendor: ofVendor, lines })).toEqual(changes);
});
