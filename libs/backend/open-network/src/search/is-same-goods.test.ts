import { describe, expect, it } from 'vitest';
import { isSameGoods, type KnownGoods, type NamedPack } from './is-same-goods.ts';

const OURS: KnownGoods = {
  names: ['Tomato Seed Arka Rakshak', 'टमाटर बीज अर्का रक्षक'],
  brands: ['Sahyadri', 'सह्याद्री'],
  amount: 10,
  unit: 'g',
};
const OFFER: NamedPack = {
  name: 'Tomato Seed Arka Rakshak 10 g | टमाटर बीज',
  brand: 'Sahyadri',
  amount: 10,
  unit: 'g',
};

describe('whether an offer of the network is the pack that we know', () => {
  it.each<[string, Partial<NamedPack>, boolean]>([
    ['the same', {}, true],
    ['in another order of words, and in capitals', { name: 'ARKA RAKSHAK TOMATO SEED' }, true],
    ['in Hindi alone', { name: 'टमाटर बीज अर्का रक्षक', brand: 'सह्याद्री' }, true],
    ['in kilograms', { amount: 0.01, unit: 'kg' }, true],
    ['of another brand', { brand: 'Godavari' }, false],
    ['of no brand', { brand: null }, false],
    ['with another content', { amount: 50 }, false],
    ['with as many millilitres', { unit: 'ml' }, false],
    ['with no content', { amount: null, unit: null }, false],
    ['of another variety', { name: 'Tomato Seed Arka Samrat 10 g' }, false],
    ['with less of a name', { name: 'Tomato Seed' }, false],
  ])('%s', (_what, change, isSame) => {
    expect(isSameGoods(OURS, { ...OFFER, ...change })).toBe(isSame);
  });
});
