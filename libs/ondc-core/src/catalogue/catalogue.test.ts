import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NetworkCatalogue, NetworkItem, NetworkLocation, NetworkProvider } from './catalogue-message.ts';
import { serviceable } from './serviceable.ts';
import { mergeIncrement } from './merge-increment.ts';
import { toProducts } from './to-products.ts';

const at = (second: number, label = 'enable') => ({
  label,
  timestamp: `2026-06-15T04:30:${String(second).padStart(2, '0')}.000Z`,
});
const item = (id: string, given: Partial<NetworkItem> = {}): NetworkItem => ({
  id,
  time: at(1),
  parent_item_id: 'V-UREA',
  descriptor: { name: 'Urea 45 kg' },
  quantity: { available: { count: '99' } },
  price: { value: '266.50', maximum_value: '300.00' },
  location_id: 'L1',
  ...given,
});
const provider = (id: string, given: Partial<NetworkProvider> = {}): NetworkProvider => ({
  id,
  time: at(1),
  locations: [{ id: 'L1', time: at(1, 'open') }],
  items: [item('I1')],
  ...given,
});
const catalogue = (...providers: NetworkProvider[]): NetworkCatalogue => ({ 'bpp/providers': providers });

describe('products', () => {
  test('packs of one parent are one product, in the order of the message', () => {
    const items = [item('I2'), item('I9', { parent_item_id: undefined }), item('I1')];
    expect(toProducts(catalogue(provider('P1', { items })))).toMatchObject([
      { id: 'V-UREA', providerId: 'P1', variants: [{ id: 'I2' }, { id: 'I1' }] },
      { id: 'I9', providerId: 'P1', variants: [{ id: 'I9' }] },
    ]);
  });

  test.for([
    ['266.50', '300.00', 300, 33.5],
    ['300', '300', 300, 0],
    ['266.50', undefined, 266.5, 0],
    ['0.10', '0.30', 0.3, 0.2],
  ] as const)('sold for %s of at most %s: price %d, discount %d', ([value, maximum_value, price, discount]) => {
    const items = [item('I1', { price: { value, maximum_value } })];
    expect(toProducts(catalogue(provider('P1', { items })))[0]?.variants[0]).toMatchObject({ price, discount });
  });

  test.for<[string, Partial<NetworkItem>, Partial<NetworkProvider>, boolean]>([
    ['in stock', {}, {}, true],
    ['none left', { quantity: { available: { count: '0' } } }, {}, false],
    ['stock not told', { quantity: undefined }, {}, false],
    ['item out of service', { time: at(1, 'disable') }, {}, false],
    ['shop closed', {}, { locations: [{ id: 'L1', time: at(1, 'close') }] }, false],
    ['another shop closed', {}, { locations: [{ id: 'L2', time: at(1, 'close') }] }, true],
    ['seller out of service', {}, { time: at(1, 'disable') }, false],
  ])('%s', ([, given, seller, isSelectable]) => {
    const [product] = toProducts(catalogue(provider('P1', { items: [item('I1', given)], ...seller })));
    expect(product?.variants[0]?.isSelectable).toBe(isSelectable);
  });

  test('what has no price is no product', () => {
    expect(toProducts(catalogue(provider('P1', { items: [item('I1', { price: undefined })] })))).toEqual([]);
  });
});

describe('increments', () => {
  const before = catalogue(provider('P1', { items: [item('I1', { time: at(5) }), item('I2')] }));
  const countOf = (after: NetworkCatalogue, id: string) =>
    after['bpp/providers']?.[0]?.items?.find((one) => one.id === id)?.quantity?.available?.count;
  const gone = (second?: number) =>
    catalogue({
      id: 'P1',
      items: [
        item('I1', { quantity: { available: { count: '0' } }, time: second === undefined ? undefined : at(second) }),
      ],
    });

  test.for([
    [6, '0'],
    [5, '99'],
    [4, '99'],
    [undefined, '99'],
  ] as const)('of second %s beside second 5: %s', ([second, count]) => {
    expect(countOf(mergeIncrement(before, gone(second)), 'I1')).toBe(count);
  });

  test('a seller’s own word changes neither its shops nor its goods', () => {
    const [after] = mergeIncrement(before, catalogue({ id: 'P1', time: at(9, 'disable') }))['bpp/providers'] ?? [];
    expect(after).toMatchObject({
      time: at(9, 'disable'),
      locations: [{ id: 'L1' }],
      items: [{ id: 'I1' }, { id: 'I2' }],
    });
  });

  test('a word that comes late describes a shop anew, unless a later one did', () => {
    const told = (...locations: NetworkLocation[]) => catalogue({ id: 'P1', locations });
    const seconds = [1, 3].map((second) => told({ id: 'L1', time: at(second, 'open'), gps: `20,7${second}` }));
    const closed = told({ id: 'L1', time: at(5, 'close') });
    const [first = closed, second = closed] = seconds;
    for (const words of [
      [first, closed, second],
      [second, closed, first],
      [closed, first, second],
    ])
      expect(words.reduce(mergeIncrement, catalogue())['bpp/providers']?.[0]?.locations).toMatchObject([
        { gps: '20,73', time: at(5, 'close') },
      ]);
  });

  test('the same messages in any order, and twice, make the same catalogue', () => {
    const entry = fc.record({
      id: fc.constantFrom('A', 'B', 'C'),
      second: fc.nat(9),
      count: fc.constantFrom('0', '99'),
    });
    const shop = fc.record({ id: fc.constantFrom('L1', 'L2'), second: fc.nat(9) });
    const push = fc
      .record({
        id: fc.constantFrom('P1', 'P2'),
        second: fc.nat(9),
        items: fc.array(entry, { maxLength: 3 }),
        locations: fc.array(shop, { maxLength: 2 }),
      })
      .map(({ id, second, items, locations }): NetworkProvider => ({
        id,
        time: at(second, `label ${second}`),
        ...(second % 2 === 0 ? {} : { descriptor: { name: `at ${second}` } }),
        // Every other word of a shop only opens or closes it.
        locations: locations.map((one) => ({
          id: one.id,
          time: at(one.second, `label ${one.second}`),
          ...(one.second % 2 === 0 ? {} : { gps: `20.${one.second},73.8` }),
        })),
        // A word says the same whenever it comes with the same time.
        items: items.map((one) => item(one.id, { time: at(one.second), descriptor: { name: `at ${one.second}` } })),
      }));
    const merged = (pushes: readonly NetworkProvider[]) =>
      pushes.reduce((known, one) => mergeIncrement(known, catalogue(one)), catalogue());
    fc.assert(
      fc.property(fc.array(push, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (pushes, numbers) => {
        const shuffled = pushes
          .concat(pushes)
          .map((one) => [numbers.next().value as number, one] as const)
          .toSorted(([one], [other]) => one - other);
        expect(merged(shuffled.map(([, one]) => one))).toEqual(merged(pushes));
      }),
    );
  });
});

describe('reach', () => {
  const reach = (values: Record<string, string>) => ({
    code: 'serviceability',
    list: Object.entries(values).map(([code, value]) => ({ code, value })),
  });
  const SHOP = { locationId: 'L1', lat: 20, lng: 73.8 };
  const [NEAR, FAR] = [
    { lat: 20.08, lng: 73.8, pincode: '422003' },
    { lat: 20.1, lng: 73.8, pincode: '431203' },
  ];
  const own = { location: 'L1', category: 'Seed' };
  test.for([
    ['8.9 km of 10', { ...own, type: '10', val: '10', unit: 'km' }, NEAR, true],
    ['11.1 km of 10', { ...own, type: '10', val: '10', unit: 'km' }, FAR, false],
    ['its PIN code', { ...own, type: '11', val: '110001,422003' }, NEAR, true],
    ['first of a range', { ...own, type: '11', val: '422003-422206' }, NEAR, true],
    ['last of a range', { ...own, type: '11', val: '422001-422003' }, NEAR, true],
    ['outside of the range', { ...own, type: '11', val: '422001-422206,110001' }, FAR, false],
    ['all of India', { ...own, type: '12', val: 'IND' }, FAR, true],
    ['all of another country', { ...own, type: '12', val: 'NPL' }, FAR, false],
    ['another way', { ...own, type: '13', val: 'polygon' }, NEAR, false],
    ['of another shop', { ...own, location: 'L2', type: '12', val: 'IND' }, NEAR, false],
    ['of another kind of goods', { ...own, category: 'Fertilizer', type: '12', val: 'IND' }, NEAR, false],
    ['a radius that is none', { ...own, type: '10', val: 'far' }, NEAR, false],
  ] as const)('%s', ([, tag, place, is]) => {
    expect(serviceable([reach(tag)], SHOP, place, 'Seed')).toBe(is);
  });

  test('no tag, no delivery', () => {
    expect(serviceable(undefined, SHOP, NEAR, 'Seed')).toBe(false);
  });
});
