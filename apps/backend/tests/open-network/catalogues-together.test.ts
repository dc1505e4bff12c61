import { networkItems, networkLocations, networkProducts, networkProviders } from '@haat/backend-open-network/tables';
import { storeCatalogues } from '@haat/backend-open-network/testing';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { catalogue, context, increment, item, later, provider, shop } from './catalogue-bodies.ts';

/** Few ids and moments, so that messages often tell of the same. */
const seconds = fc.integer({ min: 0, max: 6 });
const label = fc.constantFrom('enable', 'disable');
const time = fc.option(fc.record({ label, timestamp: seconds.map(later) }), { nil: undefined });
const itemId = fc.constantFrom('I-1', 'I-2', 'I-3');
const items = fc.array(
  fc.oneof(
    // Of two at one moment the first counts, so that the price is told by the moment.
    fc.record({ id: itemId, time }).map(({ id, time: at }) => {
      const value = String(100 + (Date.parse(at?.timestamp ?? later(0)) % 97));
      return item(id, { time: at, price: { value, maximum_value: '300' } });
    }),
    fc.record({ id: itemId, time }),
    fc.record({ id: itemId, time }).map(({ id, time: at }) => item(id, { time: at, price: { value: '0' } })),
  ),
  { maxLength: 3 },
);
const words = fc.record({
  id: fc.constantFrom('P1', 'P2', 'P3'),
  time,
  locations: fc.array(
    fc.oneof(
      time.map((at) => ({ id: 'L1', time: at })),
      time.map((at) => shop('L1', { time: at, address: { street: `Road ${at?.timestamp}` } })),
    ),
    { maxLength: 1 },
  ),
  items,
});
const messages = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: words.map((one) => increment(one)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(words, seconds)
        .map(([one, at]) => catalogue(provider(one.id, { ...one, time: { label: 'enable', timestamp: later(at) } }))),
    },
  ),
  { minLength: 2, maxLength: 8 },
);

describe.each(testDatabases(import.meta.filename))('catalogues that are taken in together, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());
  let apps = 0;

  it('leave what they leave one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (all) => {
        const [alone, together] = [`alone-${(apps += 1)}.localhost`, `together-${apps}.localhost`];
        const of = (bpp: string) =>
          all.map((one, index) => ({ ...context({ bpp, timestamp: later(index) }), catalogue: one }));
        for (const one of of(alone)) await inTransaction(backend.database, (tx) => storeCatalogues(tx, [one]));
        const errors = await inTransaction(backend.database, (tx) => storeCatalogues(tx, of(together)));
        expect(errors).toHaveLength(all.length);
        expect(await kept(together)).toEqual(await kept(alone));
      }),
      { numRuns: 25 },
    );
  });

  /** All that is known of a seller app's sellers, shops and goods, without our ids of them. */
  const kept = (bpp: string) =>
    rowsOf(
      backend.database,
      sql`select seller.provider_id, seller.name, seller.label, seller.stamped_at, seller.described_at,
          seller.is_open, shop.location_id, shop.street, shop.label as shop_label, shop.stamped_at as shop_stamped_at,
          shop.is_open as is_shop_open, item.item_id, item.name as item_name,
          item.price_paise, item.label as item_label,
          item.stamped_at as item_stamped_at, item.described_at as item_described_at, item.is_enabled,
          product.is_available, product.price_paise as product_price
        from ${networkProviders} seller
        left join ${networkLocations} shop on shop.provider_id = seller.id
        left join ${networkItems} item on item.location_id = shop.id
        left join ${networkProducts} product on product.id = item.product_id
        where seller.bpp_id = ${bpp} order by 1, seller.id, shop.location_id, item.item_id`,
    );
});
