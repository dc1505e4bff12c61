import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETWORK_CATEGORIES } from '@haat/api-contract/vocabulary';
import { sampleMarket } from '@haat/backend-sandbox/sample-market';
import { gpsOf, serviceable, packOf, paiseOf, readReaches, toProducts, type NetworkCatalogue } from '@haat/ondc-core';
import { sellerProfiles } from '../seller-profiles.ts';
import { NETWORK_DISTRICTS } from '../network-districts.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import type { CatalogueProvider } from './catalogue-provider.ts';
import { SCRIPTS } from '../scripts.ts';
import { scriptOfItem } from './scripted-items.ts';
import { createSellerCatalogue } from './seller-catalogue.ts';

const [market, marketAgain] = [sampleMarket(), sampleMarket()];
const profiles = sellerProfiles(market);
const startedAt = new Date('2026-06-15T04:30:00.000Z');
const picturesUrl = 'http://127.0.0.1:4200/pictures';
const catalogues = profiles.map((profile) => createSellerCatalogue(profile, market, { startedAt, picturesUrl }));
const providersOf = (catalogue = catalogues[0], city = '*') =>
  (catalogue?.full(city)?.['bpp/providers'] ?? []) as CatalogueProvider[];
const allProviders = catalogues.flatMap((catalogue) => providersOf(catalogue));

/** What the law and the network ask of an item, each with what it is for an item that is in order. */
const FACTS: Readonly<Record<string, (item: CatalogueItem) => boolean>> = {
  'a price that is not above the maximum retail price': ({ price }) =>
    (paiseOf(price.value) ?? 0) > 0 && (paiseOf(price.value) ?? 0) <= (paiseOf(price.maximum_value) ?? 0),
  'a net quantity': ({ quantity }) => packOf(quantity.unitized.measure) !== null,
  'a maker': (item) => item['@ondc/org/statutory_reqs_packaged_commodities'].manufacturer_or_packer_name.length > 2,
  'a country of origin': ({ tags }) => tags.some(({ code, list }) => code === 'origin' && list[0]?.value.length === 3),
  'an address for complaints': (item) =>
    /^[^,]+,[^,]+@[^,]+,\d+$/.test(item['@ondc/org/contact_details_consumer_care'] ?? ''),
  'a brand': ({ tags }) => tags.some(({ code, list }) => code === 'attribute' && list[0]?.code === 'brand'),
  'a picture of the market': ({ descriptor }) => descriptor.images[0]?.startsWith(`${picturesUrl}/`) === true,
  'a kind of goods of the network': ({ category_id }) => NETWORK_CATEGORIES.includes(category_id),
  'stock as the network writes it': ({ quantity }) => ['0', '99'].includes(quantity.available.count),
};

describe('the catalogues', () => {
  it.each(Object.keys(FACTS))('every item has %s, but for those that lack it on purpose', (fact) => {
    const lacking = allProviders.flatMap(({ id, items }) =>
      items.filter((item) => FACTS[fact]?.(item) !== true).map((item) => `${id} ${item.id}`),
    );
    const onPurpose: Readonly<Record<string, string[]>> = {
      'a price that is not above the maximum retail price': ['P-NSK-02 I-NP-24-24-0-50KG'],
      'an address for complaints': ['P-NSK-02 I-NPK-19-19-19-50KG'],
    };
    expect(lacking).toEqual(onPurpose[fact] ?? []);
  });

  it('are the same after another start, but for their timestamps', () => {
    const withoutTimes = (catalogue: unknown) => JSON.stringify(catalogue).replace(/"timestamp":"[^"]*"/g, '');
    const later = { startedAt: new Date('2026-07-01T00:00:00.000Z'), picturesUrl };
    profiles.forEach((profile, index) => {
      const again = createSellerCatalogue(profile, marketAgain, later).full('*');
      expect(withoutTimes(again)).toBe(withoutTimes(catalogues[index]?.full('*')));
      expect(JSON.stringify(again)).toContain('"timestamp":"2026-07-01T00:00:00.000Z"');
    });
  });

  it('have no id twice, and no item without its shop, its group and a fulfilment', () => {
    for (const { items, locations, categories, fulfillments } of allProviders) {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { location_id, fulfillment_id } of items) {
        expect(locations.map(({ id }) => id)).toContain(location_id);
        expect(fulfillments.map(({ id }) => id)).toContain(fulfillment_id);
      }
      const groups = Map.groupBy(items, (item) => ('parent_item_id' in item ? item.parent_item_id : ''));
      groups.delete('');
      expect([...groups.keys()].toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
      for (const packs of groups.values()) expect(packs.length).toBeGreaterThan(1);
    }
  });

  it('have shops in each district, within its own PIN codes, of all three kinds of reach', () => {
    for (const { city, district } of NETWORK_DISTRICTS) {
      const shops = profiles[0]?.shops.filter((shop) => shop.city === city) ?? [];
      expect(shops.map((shop) => [shop.district, shop.reach.type])).toEqual([
        [district, '10'],
        [district, '11'],
      ]);
    }
    expect(new Set(profiles[1]?.shops.map(({ reach }) => reach.type))).toEqual(new Set(['12']));
    for (const { tags, locations, items } of allProviders) {
      const reached = readReaches(tags).map(({ location, category }) => `${location} ${category}`);
      for (const item of items) expect(reached).toContain(`${item.location_id} ${item.category_id}`);
      for (const { gps } of locations) expect(gpsOf(gps)).not.toBeNull();
    }
  });

  it.each([
    [
      'a place near the near shop',
      { lat: 19.99, lng: 73.79, pincode: '422003' },
      ['P-NSK-01', 'P-NSK-02', 'P-SAHYADRI'],
    ],
    ['a place of the district', { lat: 20.55, lng: 74.53, pincode: '423203' }, ['P-NSK-02', 'P-SAHYADRI']],
    ['a place far away', { lat: 8.5, lng: 76.9, pincode: '695001' }, ['P-SAHYADRI']],
  ])('%s is served with fertiliser by the shops that say so', (_where, place, expected) => {
    const serving = catalogues.flatMap((catalogue) =>
      providersOf(catalogue, 'std:0253').filter(({ locations, tags }) =>
        locations.some(({ id, gps }) => serviceable(tags, { ...gpsOf(gps)!, locationId: id }, place, 'Fertilizer')),
      ),
    );
    expect(serving.map(({ id }) => id)).toEqual(expected);
  });

  it('have collected goods for pickup alone, and tomato seed in Nashik', () => {
    const urea = allProviders.flatMap(({ items }) => items.filter(({ id }) => id.startsWith('I-UREA-45KG')));
    expect(new Set(urea.map(({ fulfillment_id }) => fulfillment_id))).toEqual(new Set(['F2']));
    const [, second] = profiles[0]?.shops ?? [];
    expect(
      catalogues[0]?.find({ providerId: second?.providerId ?? '', itemId: 'I-TOMATO-ARKA-RAKSHAK-10G' }),
    ).toMatchObject({
      state: { isInStock: true },
    });
  });

  it('are read by the rules of the network as products with their packs', () => {
    const products = catalogues.flatMap((catalogue) => toProducts(catalogue.full('*') as unknown as NetworkCatalogue));
    expect(products.length).toBeGreaterThan(1_000);
    expect(products.some(({ variants }) => variants.length > 1)).toBe(true);
  });

  it.each([
    ['std:999', [false, true]],
    ['std:0253', [true, true]],
  ])('of %s come from Godavari and Sahyadri: %j', (city, expected) => {
    expect(catalogues.map((catalogue) => catalogue.full(city) !== null)).toEqual(expected);
  });

  it('name, at the shop of the scripts, an item for each script but the normal course', () => {
    const howTo = readFileSync(
      new URL('../../../../../../docs/how-to/run-against-the-sandbox-network.md', import.meta.url),
      'utf8',
    );
    const rows = [...howTo.matchAll(/^\| `(\w+)`\s*\| `(I-[^`]+)`/gm)].map(
      ([, script, itemId]) => [script, itemId] as const,
    );
    expect(rows.map(([script]) => script)).toEqual(SCRIPTS.filter((script) => script !== 'normal'));
    for (const [script, itemId = ''] of rows) {
      const found = catalogues[0]?.find({ providerId: 'P-NSK-02', itemId });
      expect(found?.state.isInStock).toBe(true);
      expect(scriptOfItem('P-NSK-02', found?.item.product.id ?? '')).toBe(script);
      expect(scriptOfItem('P-NSK-01', found?.item.product.id ?? '')).toBe('normal');
    }
  });
});
