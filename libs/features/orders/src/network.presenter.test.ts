import { expect, it } from 'vitest';
import type { Order } from '@haat/api-contract';
import { networkLines } from './network.presenter.ts';

type Network = NonNullable<Order['network']>;
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const NOTHING: Network = { cancel: null, cancelled_lines: [], taken_off: 0, bill_url: null };

it.each<[string, Partial<Network>, string[]]>([
  ['nothing', {}, []],
  ['asked', { cancel: { state: 'asked', code: null } }, ['order:network.asked']],
  ['not agreed', { cancel: { state: 'refused', code: '30012' } }, ['order:network.refused']],
  ['too late', { cancel: { state: 'refused', code: '50001' } }, ['order:network.refusedLate']],
  ['too late to be in time', { cancel: { state: 'refused', code: '30014' } }, ['order:network.refusedLate']],
  ['no answer', { cancel: { state: 'unanswered', code: null } }, ['order:network.unanswered']],
  [
    'a part, paid at the door',
    { cancelled_lines: [{ variant_id: 'v', name: 'Urea', quantity: 2 }], taken_off: 100 },
    ['order:network.cancelledLine Urea 2', 'order:network.takenOff ₹100.00'],
  ],
])('says what the seller did: %s', (_what, told, lines) => {
  expect(networkLines(t, { network: { ...NOTHING, ...told }, status: 'SHIPPED', history: [] })).toEqual(lines);
});

it('says nothing of an order of our own shops', () => {
  expect(networkLines(t, { status: 'VENDOR_CANCELLED', history: [] })).toEqual([]);
});

it.each<[string, Order['status'], string | null, string[]]>([
  ['goods that it has no more', 'VENDOR_CANCELLED', '002', ['order:network.cancelReason.gone']],
  ['goods that nobody took', 'RETURN_TO_ORIGIN', '013', ['order:network.cancelReason.notTaken']],
  ['a code that nobody knows', 'VENDOR_CANCELLED', '777', ['order:network.cancelReason.other']],
  ['no code', 'VENDOR_CANCELLED', null, []],
  ['the farmer’s own reason', 'USER_CANCELLED', '010', []],
])('says why the seller ended it: %s', (_what, status, reason, lines) => {
  const history = [{ status, reason, at: '2026-06-15T04:30:00.000Z' }] as Order['history'];
  expect(networkLines(t, { network: NOTHING, status, history })).toEqual(lines);
});
