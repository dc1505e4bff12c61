import { expect, test } from 'vitest';
import { bestMarket } from './best-market.ts';

const offer = (name: string, net: number, km: number) => ({ name, net, km });

test.for([
  { what: 'none', offers: [], best: null },
  { what: 'the only one', offers: [offer('Yeola', -100, 40)], best: 'Yeola' },
  {
    what: 'most in the hand',
    offers: [offer('Yeola', 9_178_000, 24), offer('Lasalgaon', 9_188_000, 42)],
    best: 'Lasalgaon',
  },
  { what: 'as much, nearer', offers: [offer('Lasalgaon', 100, 42), offer('Yeola', 100, 24)], best: 'Yeola' },
  { what: 'as much, as near', offers: [offer('Lasalgaon', 100, 24), offer('Yeola', 100, 24)], best: 'Lasalgaon' },
  { what: 'nearer, but less', offers: [offer('Lasalgaon', 101, 42), offer('Yeola', 100, 1)], best: 'Lasalgaon' },
  { what: 'the least loss', offers: [offer('Lasalgaon', -500, 42), offer('Yeola', -400, 90)], best: 'Yeola' },
])('$what', ({ offers, best }) => {
  expect(bestMarket(offers)?.name ?? null).toBe(best);
});

test.for([
  { what: 'a net that is no number', net: Number.NaN, km: 1 },
  { what: 'a distance that is no number', net: 1, km: Number.NaN },
  { what: 'a distance below 0', net: 1, km: -1 },
])('$what', ({ net, km }) => {
  expect(() => bestMarket([offer('Yeola', net, km)])).toThrow(RangeError);
});
