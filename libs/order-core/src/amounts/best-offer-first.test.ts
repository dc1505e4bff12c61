import { expect, it } from 'vitest';
import { bestOfferFirst, type ComparableOffer } from './best-offer-first.ts';

const offer = (id: string, amount: number, more: Partial<ComparableOffer> = {}): ComparableOffer => ({
  ...{ id, amount, canBeHad: true, isLanded: true, distance: 1_000, ...more },
});
const asked = { isLanded: false };
const gone = { canBeHad: false };

it.each<[string, ComparableOffer[], string[]]>([
  ['the lowest landed price', [offer('a', 300), offer('b', 280)], ['b', 'a']],
  ['what can be had, however dear', [offer('a', 100, gone), offer('b', 900)], ['b', 'a']],
  ['by its pack what is brought for something not told', [offer('a', 300), offer('b', 270, asked)], ['b', 'a']],
  ['behind what comes to as much as its pack', [offer('a', 270, asked), offer('b', 270)], ['b', 'a']],
  ['behind what comes to less than its pack', [offer('a', 270, asked), offer('b', 269.99)], ['b', 'a']],
  [
    'among others of which delivery is not told by the pack',
    [offer('a', 290, asked), offer('b', 270, asked), offer('c', 280)],
    ['b', 'c', 'a'],
  ],
  ['sold out ones last, by the same rule', [offer('a', 1, { ...gone, ...asked }), offer('b', 1, gone)], ['b', 'a']],
  [
    'the nearest of what comes to the same',
    [offer('a', 300, { distance: 9 }), offer('b', 300, { distance: 3 })],
    ['b', 'a'],
  ],
  ['the nearest, and what is nowhere behind', [offer('a', 300, { distance: null }), offer('b', 300)], ['b', 'a']],
  ['always the same one of what is alike', [offer('b', 300), offer('a', 300)], ['a', 'b']],
  [
    'delivery that is told before what is nearer',
    [offer('a', 300, { ...asked, distance: 1 }), offer('b', 300)],
    ['b', 'a'],
  ],
])('puts first %s', (_, offers, ids) => {
  expect(offers.toSorted(bestOfferFirst).map(({ id }) => id)).toEqual(ids);
  expect(
    offers
      .toReversed()
      .sort(bestOfferFirst)
      .map(({ id }) => id),
  ).toEqual(ids);
});

it('has no first of an offer and itself', () => {
  expect(bestOfferFirst(offer('a', 1, { distance: null }), offer('a', 1, { distance: null }))).toBe(0);
});
