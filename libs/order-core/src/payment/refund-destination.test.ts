import { expect, it } from 'vitest';
import {
  canCorrectRefundDestination,
  needsRefundDestination,
  type GivenDestinationFacts,
  type RefundFacts,
} from './refund-destination.ts';

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

const given: GivenDestinationFacts = { ...cash, to: 'upi', isPaidByHand: false };
const byHand = { status: 'REFUND_INITIATED', leg: 'PENDING', isPaidByHand: true } as const;

it.each<[string, Partial<GivenDestinationFacts>, boolean]>([
  ['before the payout began', {}, true],
  ['while a payout by hand waits', byHand, true],
  ['of a bank account while a payout by hand waits', { ...byHand, to: 'bank' }, true],
  ['while a payout is on its way by itself', { ...byHand, isPaidByHand: false }, false],
  ['when none was given', { to: null }, false],
  ['when it failed and is asked for anew', { status: 'REFUND_INITIATED', leg: 'FAILED' }, false],
  ['once the money has arrived', { status: 'REFUND_COMPLETED', leg: 'SUCCESS' }, false],
  ['of what goes back through the gateway', { isThroughGateway: true, to: 'gateway' }, false],
  ['of what is taken off the dues', { to: 'credit' }, false],
])('whether a destination can be corrected %s', (_what, change, can) => {
  expect(canCorrectRefundDestination({ ...given, ...change })).toBe(can);
});
