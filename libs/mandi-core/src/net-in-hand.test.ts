import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { netInHand, type NetInHand, type Sale } from './net-in-hand.ts';

/** See libs/mandi-core/cases/README.md. */
interface WorkedSale {
  readonly what: string;
  readonly input: Sale;
  readonly expected: NetInHand;
}

const CASES = JSON.parse(readFileSync(new URL('../cases/net-in-hand.json', import.meta.url), 'utf8')) as WorkedSale[];

test('all are there', () => {
  expect(CASES).toHaveLength(60);
});

test.for(CASES)('$what', ({ input, expected }) => {
  const given = structuredClone(input);
  expect(netInHand(given)).toEqual(expected);
  expect(given).toEqual(input);
});

const SALE: Sale = {
  modalPerQuintal: 200_000,
  quintals: 10,
  km: 20,
  transportPerQuintalKm: 150,
  marketFeePercent: 1,
  commissionPercent: 2,
  handlingPerQuintal: 1200,
  moisturePercent: 1,
};

test.for(Object.keys(SALE) as (keyof Sale)[])('no number: %s', (field) => {
  expect(() => netInHand({ ...SALE, [field]: Number.NaN })).toThrow(RangeError);
  expect(() => netInHand({ ...SALE, [field]: Number.POSITIVE_INFINITY })).toThrow(RangeError);
});

test.for(['quintals', 'km'] as const)('below 0: %s', (field) => {
  expect(() => netInHand({ ...SALE, [field]: -0.1 })).toThrow(RangeError);
});

test('what is paid on top is listed as well', () => {
  const { deductions, net } = netInHand({ ...SALE, moisturePercent: 0, handlingPerQuintal: -1200 });
  expect(deductions).toContainEqual({ name: 'handling', amount: -12_000 });
  expect(net).toBe(2_000_000 - 20_000 - 40_000 + 12_000 - 30_000);
});
