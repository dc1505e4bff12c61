import { describe, expect, it } from 'vitest';
import { paymentChoices, type PaymentFacts } from './payment-choices.ts';

const facts: PaymentFacts = {
  isSignedIn: true,
  isAgent: false,
  isPrebook: false,
  needsAdvance: false,
  total: 1_000,
  credit: { isEnabled: true, isEnrolled: true, available: 5_000, isOverdue: false, needsStepUp: false },
};
const agent: PaymentFacts = { ...facts, isAgent: true };

describe('paymentChoices', () => {
  it.each([
    { name: 'a credit farmer', given: facts, credit: null, csc: 'not_for_you' },
    { name: 'an agent', given: agent, credit: null, csc: null },
    {
      name: 'an agent who acts for a credit farmer',
      given: { ...agent, isForFarmer: true },
      credit: 'not_for_you',
      csc: null,
    },
    { name: 'a guest', given: { ...facts, isSignedIn: false }, credit: 'signed_out', csc: 'signed_out' },
    {
      name: 'a shop that sells for cash only',
      given: { ...facts, credit: { ...facts.credit, isEnabled: false } },
      credit: 'not_here',
      csc: 'not_for_you',
    },
    {
      name: 'a farmer without a line',
      given: { ...facts, credit: { ...facts.credit, isEnrolled: false, available: 0 } },
      credit: 'not_enrolled',
      csc: 'not_for_you',
    },
    {
      name: 'dues that are late',
      given: { ...facts, credit: { ...facts.credit, isOverdue: true } },
      credit: 'overdue',
      csc: 'not_for_you',
    },
    {
      name: 'a number that was silent for long, with dues that are late',
      given: { ...facts, credit: { ...facts.credit, isOverdue: true, needsStepUp: true } },
      credit: 'step_up_needed',
      csc: 'not_for_you',
    },
    {
      name: 'a silent number without a line',
      given: { ...facts, credit: { ...facts.credit, isEnrolled: false, available: 0, needsStepUp: true } },
      credit: 'not_enrolled',
      csc: 'not_for_you',
    },
    { name: 'the limit itself', given: { ...facts, total: 5_000 }, credit: null, csc: 'not_for_you' },
    {
      name: 'one paisa above the limit',
      given: { ...facts, total: 5_000.01 },
      credit: 'over_limit',
      csc: 'not_for_you',
    },
    { name: 'a total that is not known', given: { ...facts, total: null }, credit: null, csc: 'not_for_you' },
    {
      name: 'a prebooking',
      given: { ...agent, isPrebook: true },
      credit: 'not_for_prebooking',
      csc: 'not_for_prebooking',
    },
  ])('for $name: credit $credit, wallet $csc', ({ given, credit, csc }) => {
    expect(paymentChoices(given)).toEqual([
      { kind: 'cash', obstacle: null },
      { kind: 'credit', obstacle: credit },
      { kind: 'pay-now', obstacle: null },
      { kind: 'csc', obstacle: csc },
    ]);
  });

  it('leaves cash alone to an agent whom the farmer does not let pay', () => {
    const choices = paymentChoices({ ...agent, isForFarmer: true, mayPay: false, total: 0.5 });
    expect(choices.map(({ kind, obstacle }) => [kind, obstacle])).toEqual([
      ['cash', null],
      ['credit', 'not_for_you'],
      ['pay-now', 'not_consented'],
      ['csc', 'not_consented'],
    ]);
  });

  it('offers no cash for a prebooking that needs its advance', () => {
    const choices = paymentChoices({ ...facts, isPrebook: true, needsAdvance: true });
    expect(choices.map(({ kind, obstacle }) => [kind, obstacle])).toEqual([
      ['cash', 'advance_needed'],
      ['credit', 'not_for_prebooking'],
      ['pay-now', null],
      ['csc', 'not_for_prebooking'],
    ]);
  });

  it.each([
    { name: 'nothing, after a coupon', total: 0, obstacle: 'below_least' },
    { name: 'a paisa less than the payment company takes', total: 0.99, obstacle: 'below_least' },
    { name: 'the least that it takes', total: 1, obstacle: null },
    { name: 'a sum that is not known', total: null, obstacle: null },
  ] as const)('leaves cash and credit for $name, and money by wire only from the least on', ({ total, obstacle }) => {
    expect(paymentChoices({ ...agent, total })).toEqual([
      { kind: 'cash', obstacle: null },
      { kind: 'credit', obstacle: null },
      { kind: 'pay-now', obstacle },
      { kind: 'csc', obstacle },
    ]);
  });
});
