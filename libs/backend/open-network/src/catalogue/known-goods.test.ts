import { describe, expect, it } from 'vitest';
import { goodsKnownBy } from './known-goods.ts';
import { wordingOf } from './wording.ts';

const OURS = {
  id: 'p-tomato',
  names: ['Tomato Seed Arka Rakshak', 'टमाटर बीज अर्का रक्षक'],
  brands: ['Sahyadri', 'सह्याद्री'],
};
const OFFER = { name: 'Tomato Seed Arka Rakshak 10 g | टमाटर बीज', brand: 'Sahyadri' as string | null };
const productsOf = (offer: typeof OFFER, products = [OURS]) =>
  goodsKnownBy(products)(wordingOf({ ...offer, maker: null, category: 'Seed' }));

describe('which of our products a wording of the network names', () => {
  it.each<[string, Partial<typeof OFFER>, boolean]>([
    ['the same', {}, true],
    ['in another order of words, and in capitals', { name: 'ARKA RAKSHAK TOMATO SEED' }, true],
    ['in Hindi alone', { name: 'टमाटर बीज अर्का रक्षक', brand: 'सह्याद्री' }, true],
    ['with what the pack holds in the middle', { name: 'Tomato Seed 10 g Arka Rakshak' }, true],
    ['of another brand', { brand: 'Godavari' }, false],
    ['of no brand', { brand: null }, false],
    ['of another variety', { name: 'Tomato Seed Arka Samrat 10 g' }, false],
    ['with less of a name', { name: 'Tomato Seed' }, false],
    ['with a word that only begins as ours', { name: 'Tomato Seeder Arka Rakshak' }, false],
  ])('%s', (_what, change, isKnown) => {
    expect(productsOf({ ...OFFER, ...change })).toEqual(isKnown ? ['p-tomato'] : []);
  });

  it('leaves the pack out of our name, too', () => {
    const named = { ...OURS, id: 'p-packed', names: ['Tomato Seed Arka Rakshak 10 g'] };
    expect(productsOf(OFFER, [OURS, named])).toEqual(['p-tomato', 'p-packed']);
  });

  it('takes no product for all that its brand sells when it has no name', () => {
    expect(productsOf(OFFER, [{ ...OURS, names: [''] }])).toEqual([]);
  });
});
