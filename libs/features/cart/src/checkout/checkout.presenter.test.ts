import { describe, expect, it } from 'vitest';
import type { Checkout } from '@haat/api-contract';
import { sampleCheckout, sampleCoupon, sampleCredit, sampleInsurance } from '../sample-checkout.ts';
import { couponsView } from './coupon.presenter.ts';
import { insuranceView } from './insurance.presenter.ts';
import { creditNote, paymentView } from './payment.presenter.ts';
import { prebookView } from './prebook.presenter.ts';

/** Says the last part of a text's key and its values. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ');
const now = new Date('2026-11-21T06:00:00Z');
const paying = { options: ['cash', 'credit', 'pay-now'] as const, language: 'en', now };

function paymentOf(
  obstacle: Checkout['payment']['choices'][number]['obstacle'],
  more: Partial<Checkout['payment']> = {},
): Checkout {
  const { payment } = sampleCheckout();
  return sampleCheckout({
    payment: {
      ...payment,
      ...sampleCredit,
      choices: payment.choices.map((choice) => (choice.kind === 'credit' ? { ...choice, obstacle } : choice)),
      ...more,
    },
  });
}

describe('paymentView', () => {
  it('shows what this shell offers, in its order, and nothing that is never for this person', () => {
    const { cards } = paymentView(t, sampleCheckout(), { ...paying, options: ['pay-now', 'csc', 'cash'] });
    expect(cards.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['pay-now', true],
      ['cash', true],
    ]);
  });

  it('says what credit costs in rupees and by the year before it is chosen', () => {
    const { cards, credit } = paymentView(t, paymentOf(null), paying);
    expect(cards[1]).toMatchObject({
      kind: 'credit',
      isOpen: true,
      detail: 'creditLeft ₹42,000.00 creditCost ₹89.10 12.17 19 Feb 2027',
    });
    expect(credit?.facts.map(({ value }) => value)).toEqual(['₹50,000.00', '₹8,000.00', '₹42,000.00', '10 Jan 2027']);
    expect(credit?.cost?.map(({ value }) => value)).toEqual([
      '₹2,970.00',
      '₹89.10',
      '₹3,059.10',
      'percent 12.17',
      '19 Feb 2027',
    ]);
  });

  it.each([
    ['not_here', 'noCreditHere'],
    ['not_enrolled', 'notEnrolled'],
    ['over_limit', 'overLimit ₹42,000.00'],
    ['overdue', 'overdue ₹8,000.00'],
    ['signed_out', 'signedOut'],
    ['not_for_prebooking', 'notForPrebooking'],
    ['below_least', 'belowLeast ₹1.00'],
  ] as const)('says why credit is closed: %s', (obstacle, detail) => {
    const words = paymentView(t, paymentOf(obstacle, { chosen: 'credit' }), paying);
    expect(words.cards[1]).toMatchObject({ isOpen: false, detail });
    expect(words.chosen).toBe('cash');
  });

  it('says why a prebooking cannot be paid in cash, and chooses the next method', () => {
    const { payment } = paymentOf(null);
    const choices = payment.choices.map((choice) =>
      choice.kind === 'cash' ? { ...choice, obstacle: 'advance_needed' as const } : choice,
    );
    const words = paymentView(t, paymentOf(null, { choices, chosen: 'cash' }), {
      ...paying,
      options: ['cash', 'pay-now'],
    });
    expect(words.cards[0]).toMatchObject({ isOpen: false, detail: 'advanceNeeded 5' });
    expect(words.chosen).toBe('pay-now');
  });

  it('says that a sandbox takes no money', () => {
    const { payment } = sampleCheckout();
    const detail = (is_sandbox: boolean) =>
      paymentView(
        t,
        sampleCheckout({ payment: { ...payment, choices: [{ kind: 'pay-now', obstacle: null, is_sandbox }] } }),
        paying,
      ).cards[0]?.detail;
    expect([detail(true), detail(false)]).toEqual(['payNowDetail sandbox', 'payNowDetail']);
  });

  it('puts the interest beside the bill only when credit is chosen', () => {
    expect(creditNote(t, paymentOf(null), 'credit', paying)).toBe('besideBill ₹89.10 19 Feb 2027');
    expect(creditNote(t, paymentOf(null), 'cash', paying)).toBeNull();
  });
});

describe('couponsView', () => {
  const words = (coupons: Partial<Checkout['coupons']>) =>
    couponsView(t, { coupons: { is_on: true, selected: null, offered: [], ...coupons } }, 'en', now);

  it('is nothing while coupons are switched off', () => {
    expect(words({ is_on: false, offered: [sampleCoupon] })).toBeNull();
  });

  it('has the selected one apart, and each of the others once', () => {
    const percent = {
      ...sampleCoupon,
      couponCode: 'TEN',
      kind: 'percent' as const,
      value: 10,
      cap: 200,
      minimum: 0,
      valid_until: null,
    };
    expect(words({ selected: sampleCoupon, offered: [percent, sampleCoupon, percent] })).toEqual({
      selected: {
        code: 'RABI100',
        worth: 'amount ₹100.00',
        terms: 'minimum ₹2,000.00 · until 31 Dec',
        obstacle: null,
        saving: '₹100.00',
      },
      offered: [{ code: 'TEN', worth: 'percent 10', terms: 'cap ₹200.00', obstacle: null }],
    });
  });

  it('says why one does not apply, and saves nothing by it', () => {
    const selected = { ...sampleCoupon, discount: 0, obstacle: 'below_minimum' as const };
    expect(words({ selected })?.selected).toMatchObject({ obstacle: 'below_minimum ₹2,000.00', saving: null });
  });
});

describe('insuranceView', () => {
  const CASH = { payment: 'cash', isPaidWhole: true } as const;

  it('says what is free, what the rest costs, and what the chosen packs come to', () => {
    expect(insuranceView(t, sampleInsurance, CASH)).toMatchObject({
      cover: 'cover ₹5,000 · fromDelivery',
      price: 'freeThen free 1 each ₹118.00',
      units: 2,
      max: 2,
      start: 1,
      sum: 'free 1 + 1 × ₹118.00',
      premium: '₹118.00',
      needsKyc: null,
    });
  });

  it.each([
    { name: 'every pack is free', offer: { free_units: 5 }, price: 'free 2', start: 2 },
    { name: 'none is free', offer: { cost_to_farmer: 49, total_premium_amount: 118 }, price: 'each ₹49.00', start: 1 },
    { name: 'the whole premium is paid', offer: { free_units: 0 }, price: 'each ₹118.00', start: 1 },
  ])('takes nothing beforehand where $name', ({ offer, price, start }) => {
    expect(
      insuranceView(t, { ...sampleInsurance, chosen_units: 0, unit_lines: [], premium: 0, ...offer }, CASH),
    ).toMatchObject({ price, start, units: 0, sum: null, premium: null });
  });

  it.each([
    ['pay-now', true, {}, 'fromPayment · freeFromDelivery'],
    ['pay-now', true, { free_units: 0 }, 'fromPayment'],
    ['pay-now', true, { free_units: 5 }, 'fromDelivery'],
    ['pay-now', false, {}, 'fromDelivery'],
    ['credit', true, {}, 'fromConfirmation · freeFromDelivery'],
    ['cash', true, {}, 'fromDelivery'],
  ] as const)('says when the cover begins: %s, paid whole %s, %o', (payment, isPaidWhole, offer, begins) => {
    expect(insuranceView(t, { ...sampleInsurance, ...offer }, { payment, isPaidWhole }).cover).toBe(
      `cover ₹5,000 · ${begins}`,
    );
  });
});

describe('prebookView', () => {
  it('says the day, the locked price, the advance, the place in the queue and until when cancelling is free', () => {
    const prebook = {
      booking_dates: ['2027-05-20', '2027-06-01'],
      booking_date: '2027-06-01',
      advance: 297,
      queue_place: 4,
      cancel_free_until: '2027-05-29',
    };
    expect(prebookView(t, { prebook }, 'en', now)).toEqual({
      dates: [
        { value: '2027-05-20', label: '20 May 2027' },
        { value: '2027-06-01', label: '1 Jun 2027' },
      ],
      chosen: '2027-06-01',
      facts: ['locked', 'advance ₹297.00', 'queue 4', 'cancelFree 29 May 2027', 'cancelLater'],
    });
    expect(prebookView(t, { prebook: null }, 'en', now)).toBeNull();
  });
});
