import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { catalogue, increment, item, later, provider, reach, shop, tomatoSeed } from './catalogue-bodies.ts';
import { networkGoods, sellerApp } from './network-seller.ts';

describe.each(testDatabases(import.meta.filename))('catalogue messages on $name', (on) => {
  let backend: TestBackend;
  let goods: ReturnType<typeof networkGoods>;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    goods = networkGoods(backend);
  });
  afterAll(() => backend.close());
  const app = () => sellerApp(backend);

  describe('an increment', () => {
    const priced = (value: string, seconds: number, label = 'enable') =>
      item('I-UREA-45', { price: { value, maximum_value: '300' }, time: { label, timestamp: later(seconds) } });
    const paid = async (id: string) =>
      (await goods.variantsOf(id)).map(({ price, discount, is_selectable }) => [price - discount, is_selectable]);

    it('replaces an item by a newer word on it, and by no older, equal or timeless one', async () => {
      const { sells, take } = app();
      const id = await sells([item('I-UREA-45')]);
      const push = (one: object) => take(increment({ id: 'P1', items: [one] }));
      await push(priced('250', 60));
      expect(await paid(id)).toEqual([[250, true]]);
      await push(priced('240', 30));
      await push(priced('240', 60));
      await push(item('I-UREA-45', { price: { value: '240', maximum_value: '300' }, time: undefined }));
      expect(await paid(id)).toEqual([[250, true]]);
      await push(priced('250', 90, 'disable'));
      expect(await paid(id)).toEqual([[250, false]]);
      await take(increment({ id: 'P1', items: [priced('230', 95), priced('220', 99), priced('210', 97)] }));
      expect(await paid(id)).toEqual([[220, true]]);
    });

    it('adds items, and leaves alone what it does not name', async () => {
      const { sells, take } = app();
      const id = await sells([item('I-UREA-45')]);
      await take(increment({ id: 'P1', items: [tomatoSeed('T', { time: { label: 'enable', timestamp: later(5) } })] }));
      expect((await goods.list(`provider=${id}`)).results.map(({ category }) => category).sort()).toEqual([
        'Fertilizer',
        'Seed',
      ]);
    });

    it('closes a shop or a seller and opens it again, however little it says', async () => {
      const { sells, take, sellers } = app();
      const id = await sells([item('I-UREA-45')]);
      const at = (label: string, seconds: number) => ({ time: { label, timestamp: later(seconds) } });
      await take(increment({ id: 'P1', locations: [{ id: 'L1', ...at('close', 10) }] }));
      expect([await sellers(), await paid(id)]).toEqual([[], []]);
      await take(increment({ id: 'P1', locations: [{ id: 'L1', ...at('open', 5) }] }));
      expect(await sellers()).toEqual([]);
      await take(increment({ id: 'P1', locations: [{ id: 'L1', ...at('open', 20) }] }));
      expect((await sellers()).map(({ vendor_details }) => vendor_details.address)).toEqual([
        'Main Road, Panchavati, Nashik',
      ]);
      await take(increment({ id: 'P1', ...at('disable', 30) }));
      expect([await sellers(), await paid(id)]).toEqual([[], []]);
      await take(increment({ id: 'P1', ...at('enable', 40) }));
      expect(await paid(id)).toEqual([[266.5, true]]);
    });
  });

  describe('a word on a seller or a shop that only opens or closes it', () => {
    const at = (label: string, seconds: number) => ({ time: { label, timestamp: later(seconds) } });
    const street = (name: string) => ({ address: { street: name, city: 'Nashik' } });
    /** What is told of the seller at Nashik after these words, each in an increment of its own. */
    const told = async (words: readonly object[]) => {
      const { bpp, sells, take, sellers } = app();
      await sells([item('I-UREA-45')]);
      const named = JSON.parse(JSON.stringify(words).replaceAll('APP', bpp)) as object[];
      for (const word of named) await take(increment({ id: 'P1', ...word }));
      return (await sellers()).map(({ vendor_details: { name, address, delivers } }) => [
        name.replace(`${bpp} `, ''),
        address,
        delivers.length,
      ]);
    };
    const shopWords = [
      { locations: [shop('L1', { ...at('open', 10), ...street('New Road') })] },
      { locations: [{ id: 'L1', ...at('close', 20) }] },
    ];
    const sellerWords = [
      { ...at('enable', 10), descriptor: { name: 'APP New name' }, tags: [reach('L1', 'Seed', '10', '40', 'km')] },
      at('disable', 20),
    ];

    it.each([
      { what: 'closes a shop', words: shopWords, is: [] },
      {
        what: 'opens a shop again',
        words: [...shopWords, { locations: [{ id: 'L1', ...at('open', 30) }] }],
        is: [['P1', 'New Road, Panchavati, Nashik', 2]],
      },
      {
        what: 'opens a shop again that was described twice',
        words: [
          { locations: [shop('L1', { ...at('open', 5), ...street('Old Road') })] },
          ...shopWords,
          { locations: [{ id: 'L1', ...at('open', 30) }] },
        ],
        is: [['P1', 'New Road, Panchavati, Nashik', 2]],
      },
      { what: 'closes a seller', words: sellerWords, is: [] },
      {
        what: 'opens a seller again',
        words: [...sellerWords, at('enable', 30)],
        is: [['New name', 'Main Road, Panchavati, Nashik', 1]],
      },
    ])('$what, in whatever order it comes', async ({ words, is }) => {
      for (const order of [words, words.toReversed(), [...words.slice(1), ...words.slice(0, 1)]])
        expect(await told(order)).toEqual(is);
    });

    it('counts beside a description in the same message', async () => {
      const [described, closed] = [shop('L1', { ...at('open', 10), ...street('New Road') }), at('close', 20)];
      const both = { locations: [{ id: 'L1', ...closed }, described] };
      expect(await told([both])).toEqual([]);
      expect(await told([both, { locations: [{ id: 'L1', ...at('open', 30) }] }])).toEqual([
        ['P1', 'New Road, Panchavati, Nashik', 2],
      ]);
    });

    it('leaves room for a whole catalogue of the same time', async () => {
      const { names, sells, take, sellers } = app();
      await sells([item('I-UREA-45')]);
      await take(increment({ id: 'P1', locations: [{ id: 'L1', ...at('open', 30) }] }));
      const moved = shop('L1', { ...at('open', 30), ...street('New Road') });
      await take(catalogue(provider('P1', { ...names('P1'), locations: [moved] })), later(60));
      expect((await sellers()).map(({ vendor_details }) => vendor_details.address)).toEqual([
        'New Road, Panchavati, Nashik',
      ]);
    });

    it('keeps a seller closed that is described for the first time afterwards, until it opens', async () => {
      const { names, take, sellers } = app();
      const both = (state: [string, string], seconds: number) =>
        increment({ id: 'P1', ...at(state[0], seconds), locations: [{ id: 'L1', ...at(state[1], seconds) }] });
      await take(both(['disable', 'close'], 20));
      await take(catalogue(provider('P1', names('P1'))));
      expect(await sellers()).toEqual([]);
      await take(both(['enable', 'open'], 30));
      expect(await sellers()).toHaveLength(1);
    });
  });

  describe('a word on an item that only opens or closes it', () => {
    const at = (label: string, seconds: number) => ({ time: { label, timestamp: later(seconds) } });
    const priced = (value: string, seconds: number) =>
      item('I-UREA-45', { price: { value, maximum_value: '300' }, ...at('enable', seconds) });
    const close = (seconds: number) => ({ id: 'I-UREA-45', location_id: 'L1', ...at('disable', seconds) });
    const open = (seconds: number) => ({ id: 'I-UREA-45', ...at('enable', seconds) });
    const sold = async (words: readonly object[]) => {
      const { sells, take } = app();
      const id = await sells([tomatoSeed('T')]);
      for (const word of words)
        expect((await take(increment({ id: 'P1', items: [word] }))).length).toBe(refusals(word));
      return (await goods.variantsOf(id))
        .filter(({ name }) => name.includes('Urea'))
        .map(({ price, discount, is_selectable }) => [price - discount, is_selectable]);
    };
    const refusals = (word: object) => (JSON.stringify(word).includes('"301"') ? 1 : 0);

    it.each([
      { what: 'closes it', words: [priced('250', 10), close(20)], is: [[250, false]] },
      {
        what: 'closes it, and a later price comes',
        words: [priced('250', 10), close(20), priced('240', 30)],
        is: [[240, true]],
      },
      { what: 'opens it again', words: [priced('250', 10), close(20), open(30)], is: [[250, true]] },
      {
        what: 'closes it, told of twice',
        words: [priced('240', 10), priced('250', 15), close(20)],
        is: [[250, false]],
      },
      {
        what: 'opens nothing that may not be sold',
        words: [priced('250', 10), priced('301', 20), open(30)],
        is: [[250, false]],
        inOtherOrders: [],
      },
    ])('$what, in whatever order it comes', async ({ words, is, inOtherOrders = is }) => {
      expect(await sold(words)).toEqual(is);
      for (const order of [words.toReversed(), [...words.slice(1), ...words.slice(0, 1)]])
        expect(await sold(order)).toEqual(inOtherOrders);
    });
  });

  describe('a whole catalogue', () => {
    it('taken twice changes nothing, and keeps the ids of goods', async () => {
      const { sells, take, names } = app();
      const id = await sells([item('I-UREA-45'), tomatoSeed('T')]);
      const before = await goods.list(`provider=${id}`);
      await take(catalogue(provider('P1', { ...names('P1'), items: [item('I-UREA-45'), tomatoSeed('T')] })), later(60));
      expect(await goods.list(`provider=${id}`)).toEqual(before);
    });

    it('removes goods that it no longer names, but not what came after it', async () => {
      const { sells, take, names } = app();
      const id = await sells([item('I-UREA-45'), tomatoSeed('T')]);
      const fresh = item('NEW', { time: { label: 'enable', timestamp: later(90) } });
      await take(increment({ id: 'P1', items: [fresh] }));
      await take(catalogue(provider('P1', { ...names('P1'), items: [tomatoSeed('T')] })), later(60));
      const left = await goods.list(`provider=${id}`);
      expect(left.results.map(({ name }) => name).sort()).toEqual([
        'Arka Rakshak Tomato Seeds 10 g',
        'Neem Coated Urea 45 kg bag',
      ]);
      expect(left.count).toBe(2);
      // Said before the catalogue that no longer names it: it stays gone.
      await take(increment({ id: 'P1', items: [item('I-UREA-45', { time: { timestamp: later(30) } })] }));
      expect((await goods.list(`provider=${id}`)).count).toBe(2);
    });

    it('is taken but for the items that may not be sold so, which are named with the network’s codes', async () => {
      const { sells, take, names } = app();
      const id = await sells([item('DEAR'), item('I-UREA-45')]);
      const wrong = (itemId: string, given: Record<string, unknown>) =>
        item(itemId, { time: { label: 'enable', timestamp: later(10) }, ...given });
      const items = [
        item('I-UREA-45'),
        wrong('DEAR', { price: { value: '301', maximum_value: '300' } }),
        wrong('FREE', { price: { value: '0', maximum_value: '300' } }),
        wrong('PRICELESS', { price: {} }),
        wrong('BARE', { descriptor: { name: 'No picture' } }),
        wrong('OTHER', { category_id: 'Poetry' }),
        wrong('NONE', { category_id: '', descriptor: { images: [] } }),
      ];
      const errors = await take(catalogue(provider('P1', { ...names('P1'), items })), later(10));
      expect(
        errors.map(({ code, path }) => `${code} ${path.replace('message/catalog/bpp/providers[0]/', '')}`),
      ).toEqual([
        '91001 items[1]/price/maximum_value',
        '91010 items[2]/price/value',
        '91010 items[3]/price/value',
        '91003 items[4]/descriptor/images',
        '91019 items[5]/category_id',
        '91021 items[6]/category_id',
        '91003 items[6]/descriptor/images',
      ]);
      expect(await goods.variantsOf(id)).toEqual([
        expect.objectContaining({ is_selectable: true }),
        expect.objectContaining({ is_selectable: false }),
      ]);
    });
  });
});
