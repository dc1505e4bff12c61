import { expect, test } from 'vitest';
import { networkReturnTerms } from './return-terms.ts';

const DELIVERED = new Date('2026-06-15T10:00:00.000Z');
const ALL = ['001', '002', '003', '004', '005'];
const FAULTS = ['003', '004', '005'];

test.for<[string, boolean, string | null, readonly string[], string]>([
  ['as the seller says', true, 'P3D', ALL, '2026-06-18T10:00:00.000Z'],
  ['in hours', true, 'PT12H', ALL, '2026-06-15T22:00:00.000Z'],
  ['no window', true, null, ALL, '2026-06-22T10:00:00.000Z'],
  ['a window that cannot be read', true, '7 days', ALL, '2026-06-22T10:00:00.000Z'],
  ['no time at all', true, 'P0D', ALL, '2026-06-22T10:00:00.000Z'],
  ['goods that are not taken back', false, null, FAULTS, '2026-06-22T10:00:00.000Z'],
  ['goods that are not taken back, whatever their window', false, 'PT1H', FAULTS, '2026-06-22T10:00:00.000Z'],
])('%s', ([, isReturnable, returnWindow, reasons, until]) => {
  expect(networkReturnTerms({ isReturnable, returnWindow }, DELIVERED)).toEqual({ reasons, until: new Date(until) });
});
