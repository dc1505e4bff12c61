import { expect, it } from 'vitest';
import { needsRefundDestination, type RefundFacts } from './refund-destination.ts';

const cash: RefundFacts = { isThroughGateway: false, to: null, status: 'REFUND_REQUESTED', leg: null };

it.each<[string, Partial<RefundFacts>, boolean]>([
  ['of money paid in cash', {}, true],
  ['once it is given', { to: 'upi' }, false],
  ['again when the payout failed', { to: 'bank', status: 'REFUND_INITIATED', leg: 'FAILED' }, true],
  ['while the payout is under way', { to: 'bank', status: 'REFUND_INITIATED', leg: 'PENDING' }, false],
  ['of what goes back through the gateway', { isThroughGateway: true, to: 'gateway', leg: 'FAILED' }, false],
  ['of what is taken off the dues', { to: 'credit', leg: 'FAILED' }, false],
  ['once the refund is complete', { to: 'upi', status: 'REFUND_COMPLETED', leg: 'FAILED' }, false],
])('whether the farmer is asked for a destination %s', (_what, change, isAsked) => {
  expect(needsRefundDestination({ ...cash, ...change })).toBe(isAsked);
});
