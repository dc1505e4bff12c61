import { describe, expect, it } from 'vitest';
import { isGstin } from '@haat/identity-documents';
import { groundDistance } from '../generated-market/ground-distance.ts';
import { sampleMarket } from './market.ts';
import { places, restrictedSubstances, states } from './places.ts';
import { categoryRecords, districtRecords } from './records.ts';
import type { SeedVendor } from './seed-shops.ts';
import type { LocalisedText } from './seed-texts.ts';

const market = sampleMarket();
const variantOf = new Map(market.variants.map((variant) => [variant.id, variant]));
const productOf = new Map(market.products.map((product) => [product.id, product]));
const vendorOf = new Map(market.vendors.map((vendor) => [vendor.id, vendor]));
const districtNames = districtRecords().map(({ district }) => district.en);
const vendorsIn = (district: string) => market.vendors.filter((vendor) => vendor.address.district.en === district);
const offersOf = (vendorId: string) => market.offers.filter((offer) => offer.vendorId === vendorId);

const expectUnique = (values: readonly string[]) =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);

/** What shops do for a PIN code, nearest first. */
function serving(pincode: string): { vendor: SeedVendor; delivers: boolean; pickup: boolean; metres: number }[] {
  const place = places().find((one) => one.pincode === pincode);
  if (place === undefined) throw new Error(`No place ${pincode}`);
  return market.vendors
    .map((vendor) => ({ vendor, metres: groundDistance(vendor, place) }))
    .map(({ vendor, metres }) => ({
      vendor,
      metres,
      delivers: metres <= vendor.deliveryRadiusMetres,
      pickup: metres <= vendor.pickupRadiusMetres,
    }))
    .filter(({ delivers, pickup }) => delivers || pickup)
    .sort((a, b) => a.metres - b.metres);
}

describe('the catalogue', () => {
  it('holds enough of each kind', () => {
    const count = (kind: string) => market.products.filter((product) => product.kind === kind).length;
    expect(market.products.length).toBeGreaterThanOrEqual(150);
    expect(count('fertiliser')).toBeGreaterThanOrEqual(36);
    expect(count('seed')).toBeGreaterThanOrEqual(50);
    expect(count('pesticide')).toBeGreaterThanOrEqual(60);
    expect(count('tool')).toBeGreaterThanOrEqual(24);
    for (const category of ['c-insecticide', 'c-fungicide', 'c-herbicide']) {
      expect(
        market.products.filter((product) => product.categoryId === category).length,
        category,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  it('names everything once, with slugs that need no escaping', () => {
    const named = [market.categories, market.brands, market.crops, market.products, market.vendors];
    for (const list of named) {
      expectUnique(list.map(({ id }) => id));
      expectUnique(list.map(({ slug }) => slug));
      for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expectUnique(market.variants.map(({ id }) => id));
    expectUnique(market.products.map(({ name }) => name.hi));
    expectUnique(market.products.map(({ name }) => name.en));
  });

  it('points only at what exists', () => {
    const ids = new Set([...market.categories, ...market.brands, ...market.crops].map(({ id }) => id));
    for (const product of market.products) {
      const named = [product.categoryId, product.brandId, ...product.cropIds];
      expect(
        named.filter((id) => !ids.has(id)),
        product.id,
      ).toEqual([]);
      const cropsWithFacts = [...product.doses, ...(product.safety?.waitingDays ?? [])].map(({ cropId }) => cropId);
      expect(
        cropsWithFacts.filter((id) => !product.cropIds.includes(id)),
        product.id,
      ).toEqual([]);
      expect(
        market.variants.some((variant) => variant.productId === product.id),
        product.id,
      ).toBe(true);
    }
    for (const list of [market.categories, market.brands]) {
      for (const { id } of list)
        expect(
          market.products.some((product) => product.categoryId === id || product.brandId === id),
          id,
        ).toBe(true);
    }
  });

  it('keeps each product in the file of its category, beside one word a farmer would type', () => {
    const categoryOrder = categoryRecords().map(({ id }) => id);
    const inOrder = market.products.map(({ categoryId }) => categoryOrder.indexOf(categoryId));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    for (const { id, aliases } of market.products) {
      expect(aliases.length, id).toBeGreaterThanOrEqual(3);
      expectUnique(aliases);
      for (const alias of aliases) expect(alias, id).toMatch(/^[a-z0-9]+([ -][a-z0-9]+)*$/);
    }
  });

  it('lists no banned substance', () => {
    const banned = restrictedSubstances().filter(({ isBanned }) => isBanned);
    expect(banned.length).toBeGreaterThan(40);
    const forbidden = banned
      .flatMap(({ substance }) =>
        substance
          .replace(/\(.*?\)|\d+% SL|dimethyl sulphate/g, ' ')
          .toLowerCase()
          .split(/[/+]/),
      )
      .map((name) => name.trim());
    for (const { id, composition, name, aliases } of market.products) {
      const text = ` ${[composition ?? '', name.en, ...aliases].join(' ').toLowerCase()} `;
      const found = forbidden.filter((substance) => new RegExp(`(?<![a-z])${substance}(?![a-z])`).test(text));
      expect(found, id).toEqual([]);
    }
  });

  it('keeps mancozeb off jowar and lists nothing that only licensed operators may use', () => {
    const mancozeb = market.products.filter(({ composition }) => composition?.includes('Mancozeb'));
    expect(mancozeb.length).toBeGreaterThan(0);
    for (const { cropIds } of mancozeb) expect(cropIds).not.toContain('jowar');
    for (const { composition } of market.products)
      expect(composition ?? '').not.toMatch(/glyphosate|paraquat|aluminium phosphide/i);
  });

  it('tells of every pesticide its colour, and marks subsidised fertiliser for collection', () => {
    for (const product of market.products)
      expect(product.safety !== null, product.id).toBe(product.kind === 'pesticide');
    expect(market.products.filter(({ collectOnly }) => collectOnly).map(({ id }) => id)).toEqual([
      'p-urea',
      'p-dap',
      'p-mop',
    ]);
  });

  it('gives every picture a name of the grammar', () => {
    const pictures = [market.categories, market.brands, market.crops, market.products].flatMap((list) =>
      list.map(({ picture }) => picture),
    );
    const grammar =
      /^(category-[a-z-]+|crop-[a-z]+|tool-[a-z]+(-[a-z]+)*|(sack|bag|bottle|can|jar|pouch|box|packet|tub)-(green|lime|teal|blue|purple|red|orange|yellow|brown|grey)-[a-z]+)$/;
    // These signs are white, which yellow swallows.
    const unseen = /-yellow-(leaf|drop|sprout|granule|grades|root|blossom|crystal|microbe|sun|seaweed|earth)$/;
    for (const picture of pictures) {
      expect(picture).toMatch(grammar);
      expect(picture).not.toMatch(unseen);
    }
  });

  it('gives every product a picture of its own, which a farmer tells it by', () => {
    expectUnique(market.products.map(({ picture }) => picture));
  });
});

describe('texts', () => {
  const scripts: Record<string, RegExp> = {
    hi: /\p{Script=Devanagari}/u,
    mr: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    or: /\p{Script=Oriya}/u,
    gu: /\p{Script=Gujarati}/u,
    en: /\p{Script=Latin}/u,
  };
  const indic = ['Devanagari', 'Bengali', 'Oriya', 'Gujarati'];
  const texts: [string, LocalisedText][] = [
    ...[...market.categories, ...market.brands, ...market.crops, ...market.products, ...market.vendors].map(
      ({ id, name }): [string, LocalisedText] => [id, name],
    ),
    ...market.products.map(({ id, description }): [string, LocalisedText] => [`${id} description`, description]),
    ...market.vendors.flatMap(({ id, address }): [string, LocalisedText][] => [
      [`${id} town`, address.town],
      [`${id} district`, address.district],
      [`${id} state`, address.state],
    ]),
    ...market.variants.flatMap(({ id, insuranceLabel }): [string, LocalisedText][] =>
      insuranceLabel === null ? [] : [[id, insuranceLabel]],
    ),
  ];

  it('are there in six languages, each in its own script', () => {
    for (const [what, text] of texts) {
      expect(Object.keys(text).sort(), what).toEqual(Object.keys(scripts).sort());
      for (const [language, script] of Object.entries(scripts)) {
        const wording = text[language as keyof LocalisedText];
        // A grade such as 19:19:19 or a variety may stay in Latin letters, beside words in the script.
        expect(wording, `${what} ${language}`).toMatch(script);
        const own = indic.filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(wording));
        expect(own.length, `${what} ${language}: ${wording}`).toBe(language === 'en' ? 0 : 1);
        expect(wording.trim(), what).toBe(wording);
      }
    }
  });

  it('write digits in Latin', () => {
    for (const [what, text] of texts) expect(Object.values(text).join(' '), what).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});

describe('shops', () => {
  it('are in eleven districts of eight states', () => {
    expect(districtNames).toHaveLength(11);
    expect([...new Set(market.vendors.map(({ address }) => address.state.en))].sort()).toEqual([
      'Bihar',
      'Gujarat',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Punjab',
      'Uttar Pradesh',
      'West Bengal',
    ]);
    const stateNames = new Map(states().map(({ name }) => [name.en, name]));
    for (const { id, address } of market.vendors) expect(address.state, id).toEqual(stateNames.get(address.state.en));
  });

  it('stand in their districts, of all types and ways of handing over', () => {
    const districtOf = new Map(places().map((place) => [place.pincode, place.district]));
    for (const district of districtNames) {
      const vendors = vendorsIn(district);
      expect(vendors.length, district).toBeGreaterThanOrEqual(7);
      expect(new Set(vendors.map(({ type }) => type)), district).toEqual(new Set(['DC', 'GL', 'Self']));
      expect(new Set(vendors.map(({ fulfilment }) => fulfilment)), district).toEqual(
        new Set(['both', 'doorstep_delivery', 'pickup_from_store']),
      );
      expect(
        vendors.some(({ isFinanced, type }) => isFinanced && type === 'DC'),
        district,
      ).toBe(true);
      for (const { address } of vendors) expect(districtOf.get(address.pincode), address.pincode).toBe(district);
    }
  });

  it('reach as far as they hand over, on the stated terms', () => {
    for (const { id, fulfilment, deliveryRadiusMetres, pickupRadiusMetres, deliveryTerms } of market.vendors) {
      const delivers = fulfilment !== 'pickup_from_store';
      const pickup = fulfilment !== 'doorstep_delivery';
      expect(deliveryRadiusMetres >= 8_000 && deliveryRadiusMetres <= 30_000, id).toBe(delivers);
      expect(pickupRadiusMetres >= 15_000 && pickupRadiusMetres <= 60_000, id).toBe(pickup);
      expect(deliveryTerms !== null, id).toBe(delivers);
      if (deliveryTerms !== null)
        expect(deliveryTerms).toMatchObject({ basePaise: 3_000, baseUpToMetres: 5_000, perKilometrePaise: 500 });
    }
  });

  it('have only fictitious numbers and sample licences', () => {
    expectUnique(market.vendors.map(({ phone }) => phone));
    for (const { phone, licences, gstin } of market.vendors) {
      expect(isGstin(gstin ?? '')).toBe(true);
      expect(gstin).toMatch(/^\d\dSAMPL/);
      expect(phone).toMatch(/^9000000\d{3}$/);
      expect(licences.map(({ kind }) => kind)).toEqual(['fertiliser', 'pesticide', 'seed']);
      for (const { number } of licences) expect(number).toMatch(/^SAMPLE-/);
    }
    expectUnique(market.vendors.map(({ gstin }) => gstin ?? ''));
    expectUnique(market.vendors.flatMap(({ licences }) => licences.map(({ number }) => number)));
  });

  it.each([
    '422001',
    '800001',
    '141001',
    '431203',
    '842001',
    '225001',
    '250002',
    '712101',
    '753001',
    '360001',
    '452001',
  ])('deliver and hand over in the main town %s', (pincode) => {
    const nearest = serving(pincode)[0];
    expect(nearest?.vendor.type).toBe('DC');
    expect(nearest).toMatchObject({ delivers: true, pickup: true, vendor: { fulfilment: 'both' } });
  });

  it.each(['422211', '803301', '141121'])('only hand over at the shop in the outlying place %s', (pincode) => {
    const shops = serving(pincode);
    expect(shops.length).toBeGreaterThan(0);
    expect(shops.filter(({ delivers }) => delivers)).toEqual([]);
  });
});

describe('offers', () => {
  it('cost at most the MRP, in whole rupees off', () => {
    expectUnique(market.offers.map(({ id }) => id));
    for (const offer of market.offers) {
      const variant = variantOf.get(offer.variantId);
      expect(vendorOf.has(offer.vendorId), offer.id).toBe(true);
      expect(offer.pricePaise, offer.id).toBeLessThanOrEqual(variant?.mrpPaise ?? 0);
      expect(offer.discountPaise, offer.id).toBeLessThan(offer.pricePaise);
      for (const whole of [offer.pricePaise, offer.discountPaise, offer.stock])
        expect(Number.isSafeInteger(whole) && whole >= 0, offer.id).toBe(true);
    }
  });

  it('fill every shop, with goods that it may hand over', () => {
    for (const vendor of market.vendors) {
      const products = offersOf(vendor.id).map(({ variantId }) =>
        productOf.get(variantOf.get(variantId)?.productId ?? ''),
      );
      expect(new Set(products.map((product) => product?.id)).size, vendor.id).toBeGreaterThanOrEqual(25);
      expect(new Set(products.map((product) => product?.kind)).size, vendor.id).toBe(4);
      expect(
        products.some((product) => product?.collectOnly),
        vendor.id,
      ).toBe(vendor.fulfilment !== 'doorstep_delivery');
    }
  });

  it('are sold out here and nearly so there, but not for staples at a centre', () => {
    expect(market.offers.filter(({ stock }) => stock === 0).length).toBeGreaterThan(10);
    expect(market.offers.filter(({ stock }) => stock === 1).length).toBeGreaterThan(2);
    for (const { id } of market.vendors.filter(({ type }) => type === 'DC')) {
      const urea = offersOf(id).find(({ variantId }) => variantId === 'p-urea-45kg');
      expect(urea).toMatchObject({ pricePaise: 26_650, discountPaise: 0 });
      expect(urea?.stock).toBeGreaterThanOrEqual(20);
    }
  });

  it('put every product on a shelf somewhere', () => {
    const sold = new Set(market.offers.map(({ variantId }) => variantOf.get(variantId)?.productId));
    expect(market.products.filter(({ id }) => !sold.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

it('comes out the same every time', () => {
  expect(sampleMarket()).toEqual(market);
});
