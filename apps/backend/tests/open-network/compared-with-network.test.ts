import { comparedProductSchema, pagedSchema } from '@haat/api-contract';
import type { ComparedProduct } from '@haat/api-contract';
import { networkOffersSchema } from '@haat/api-contract/open-network';
import { offers, products, variants } from '@haat/backend-market/tables';
import { knowGoods } from '@haat/backend-open-network/testing';
import { smallMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { AT, catalogue, later, provider, tomatoSeed } from './catalogue-bodies.ts';
import { NASHIK, sellerApp } from './network-seller.ts';

const GOA = '15.49,73.82';
const UNITS: Readonly<Record<string, string>> = { kg: 'kilogram', g: 'gram', l: 'litre', ml: 'millilitre' };
const FETCHED = {
  fulfillments: [
    { id: 'F1', type: 'Delivery' },
    { id: 'F2', type: 'Self-Pickup' },
  ],
};
const ANOTHER_CONTENT = { unitized: { measure: { unit: 'gram', value: '7.77' } }, available: { count: '99' } };
const pageSchema = pagedSchema(comparedProductSchema);

describe.each(testDatabases(import.meta.filename))('our own goods at shops and on the network on $name', (on) => {
  const market = smallMarket();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    return () => backend.close();
  });

  const page = async (query: Record<string, string>) => {
    const asked = new URLSearchParams({ lat_lng: NASHIK, lang: 'en', ...query }).toString();
    return pageSchema.parse((await backend.request('GET', `/catalogue/v2/products?${asked}`)).body);
  };
  const everything = async (query: Record<string, string> = {}) => {
    const all: ComparedProduct[] = [];
    for (let number = 1, more = true; more; number += 1) {
      const { results, next } = await page({ ...query, page: String(number) });
      all.push(...results);
      more = next !== null;
    }
    return all;
  };
  const cheapestFirst = async () => (await everything({ sort: 'landed_low' })).map(({ id }) => id);
  const offersOf = async (...ids: string[]) => {
    const asked = new URLSearchParams({ product_ids: ids.join(','), lat_lng: NASHIK, lang: 'en' }).toString();
    return networkOffersSchema.parse((await backend.request('GET', `/ondc/v1/offers?${asked}`)).body).results;
  };
  const paid = (offer: Awaited<ReturnType<typeof offersOf>>[number]) => offer.variant.price - offer.variant.discount;

  /** An offer of a pack of ours as a seller writes it. */
  const offered = (variantId: string, id: string, value: number, given: Record<string, unknown> = {}) => {
    const pack = market.variants.find((one) => one.id === variantId);
    const product = market.products.find((one) => one.id === pack?.productId);
    const brand = market.brands.find((one) => one.id === product?.brandId)?.name.en ?? '';
    const content = { unit: UNITS[pack?.packUnit ?? ''], value: String(pack?.packAmount) };
    return tomatoSeed(id, {
      parent_item_id: `V-${id}`,
      descriptor: { name: `${product?.name.en ?? ''} pack`, images: ['https://cdn.example/pack.png'] },
      quantity: { unitized: { measure: content }, available: { count: '99' } },
      price: { currency: 'INR', value: String(value), maximum_value: '9000' },
      tags: [
        { code: 'origin', list: [{ code: 'country', value: 'IND' }] },
        { code: 'attribute', list: [{ code: 'brand', value: brand }] },
      ],
      ...given,
    });
  };
  /** Goods that are sold by weight or volume and may be brought, with one of their packs and what shops ask for it. */
  const [one, other] = market.products
    .filter(({ collectOnly, name }) => !collectOnly && !/urea|dap/i.test(name.en ?? ''))
    .flatMap(({ id }) => {
      const pack = market.variants.find(({ productId, packUnit }) => productId === id && packUnit !== 'piece');
      return pack === undefined ? [] : [{ productId: id, variantId: pack.id }];
    });
  if (one === undefined || other === undefined) throw new Error('the small market has too few goods');
  let app: ReturnType<typeof sellerApp>;
  const sells = async (...items: object[]) => {
    app = sellerApp(backend);
    await app.sells(items, FETCHED);
  };
  afterEach(() => app.take(catalogue(provider('P1', { ...app.names('P1'), ...FETCHED, items: [] })), later(60)));

  it('stand by what is fetched from the network where that is less than at every shop', async () => {
    const before = await cheapestFirst();
    await sells(offered(one.variantId, 'fetched', 1, { fulfillment_id: 'F2' }));
    expect(await cheapestFirst()).toEqual([one.productId, ...before.filter((id) => id !== one.productId)]);
  });

  const fetchedAtCounter = { fulfillment_id: 'F2' };
  it.each<[string, Record<string, unknown>]>([
    ['is brought for a fee that is not known yet', {}],
    ['is sold out', { ...fetchedAtCounter, time: { label: 'disable', timestamp: AT } }],
    ['lacks consumer care', { ...fetchedAtCounter, '@ondc/org/contact_details_consumer_care': undefined }],
    ['has another content', { ...fetchedAtCounter, quantity: ANOTHER_CONTENT }],
    ['is of no brand', { ...fetchedAtCounter, tags: [] }],
  ])('keep their place where the offer of the network %s', async (_, given) => {
    const before = await cheapestFirst();
    await sells(offered(one.variantId, 'kept', 1, given));
    expect(await cheapestFirst()).toEqual(before);
  });

  it('stand by the pack alone where no shop has one, and are listed where no shop sells them', async () => {
    const packs = market.variants.filter(({ productId }) => productId === one.productId).map(({ id }) => id);
    const kept = await backend.database.select().from(offers).where(inArray(offers.variantId, packs));
    await backend.database.delete(offers).where(inArray(offers.variantId, packs));
    const without = await cheapestFirst();
    expect(without).not.toContain(one.productId);
    await sells(offered(one.variantId, 'alone', 1));
    expect(await cheapestFirst()).toEqual([one.productId, ...without]);
    const name = market.products.find(({ id }) => id === one.productId)?.name.en ?? '';
    expect((await page({ search: name })).results.map(({ id }) => id)).toContain(one.productId);
    const [listed] = (await page({ sort: 'landed_low' })).results;
    expect(listed).toMatchObject({ id: one.productId, inventory_set: [] });
    // Nothing of it is brought there, and the network is not asked for the place.
    expect((await page({ lat_lng: GOA })).results.map(({ id }) => id)).not.toContain(one.productId);

    await backend.database.insert(offers).values(kept.map((offer) => ({ ...offer, stock: 0 })));
    expect((await cheapestFirst())[0]).toBe(one.productId);
    await backend.database.delete(offers).where(inArray(offers.variantId, packs));
    await backend.database.insert(offers).values(kept);
  });

  it('are told the best five of a pack to be brought and as many to be fetched, of several the best', async () => {
    const brought = [9, 3, 7, 1, 5, 8].map((value) => offered(one.variantId, `b${value}`, 100 + value));
    const fetched = [6, 2].map((value) => offered(one.variantId, `f${value}`, 100 + value, { fulfillment_id: 'F2' }));
    const gone = offered(one.variantId, 'gone', 50, { time: { label: 'disable', timestamp: AT } });
    await sells(...brought, ...fetched, gone, offered(other.variantId, 'other', 40));
    expect((await offersOf(one.productId)).map(paid)).toEqual([101, 102, 103, 105, 106, 107, 108]);
    const several = await offersOf(one.productId, other.productId, 'p-unknown');
    expect(several.map((offer) => [offer.variant_id, paid(offer)])).toEqual([
      [other.variantId, 40],
      [one.variantId, 101],
      [one.variantId, 102],
    ]);
  });

  it('are known again within the hour when they are named otherwise', async () => {
    await sells(offered(one.variantId, 'n', 10));
    const [product] = await backend.database.select().from(products).where(eq(products.id, one.productId));
    if (product === undefined) throw new Error('the product is gone');
    const { name } = product;
    const rename = (names: typeof name) =>
      backend.database.update(products).set({ name: names }).where(eq(products.id, one.productId));
    const told = async () => {
      await knowGoods(backend);
      return (await offersOf(one.productId)).length;
    };
    await rename({ en: 'Quite another thing' });
    expect(await told()).toBe(0);
    await rename(name);
    expect(await told()).toBe(1);
  });

  it('are the same in any unit', async () => {
    const [pack] = await backend.database.select().from(variants).where(eq(variants.id, one.variantId));
    const isWeight = pack?.packUnit === 'g' || pack?.packUnit === 'kg';
    const base = (pack?.packAmount ?? 0) * (pack?.packUnit === 'kg' || pack?.packUnit === 'l' ? 1_000 : 1);
    const measured = (unit: string, value: number) => ({
      quantity: { unitized: { measure: { unit, value: String(value) } }, available: { count: '99' } },
    });
    const [small, large] = isWeight ? ['gram', 'kilogram'] : ['millilitre', 'litre'];
    const wrong = isWeight ? 'litre' : 'kilogram';
    await sells(
      offered(one.variantId, 'small', 11, measured(small, base)),
      offered(one.variantId, 'large', 12, measured(large, base / 1_000)),
      offered(one.variantId, 'wrong', 13, measured(wrong, base / 1_000)),
    );
    expect((await offersOf(one.productId)).map(paid)).toEqual([11, 12]);
  });
});
