import type { Checkout, CouponOffer, CreditKeyFacts } from '@haat/api-contract';

type Payment = Checkout['payment'];

const KEY_FACTS: CreditKeyFacts = {
  version: '0123456789abcdef',
  lender: { name: 'Namuna Finance (sample)', registration_number: 'SAMPLE-0000', is_sample: true },
  apr_percent: 12.17,
  monthly_percent: 1.5,
  free_days: 30,
  tenor_days: 90,
  fees: 0,
  cooling_off_days: 3,
  grievance: { name: 'Namuna Finance', phone_number: '18000000000', email: 'grievance@sample.invalid' },
};

/** The farmer has a credit line at this place. */
export function onCredit(checkout: Checkout): Checkout {
  return withCredit(checkout, null);
}

/** The credit line does not suffice for this cart. */
export function overCreditLimit(checkout: Checkout): Checkout {
  return withCredit(checkout, 'over_limit');
}

/** The farmer's number was silent for long: credit waits for a step-up. */
export function stepUpNeeded(checkout: Checkout): Checkout {
  return withCredit(checkout, 'step_up_needed');
}

function withCredit(checkout: Checkout, obstacle: Payment['choices'][number]['obstacle']): Checkout {
  const amount = checkout.bill?.total ?? 0;
  const interest = Math.round(amount * 3) / 100;
  return {
    ...checkout,
    payment: {
      chosen: obstacle === null ? 'credit' : 'cash',
      choices: [
        { kind: 'cash', obstacle: null, is_sandbox: false },
        { kind: 'credit', obstacle, is_sandbox: false },
        { kind: 'pay-now', obstacle: null, is_sandbox: true },
        { kind: 'csc', obstacle: 'not_for_you', is_sandbox: true },
      ],
      credit: {
        is_enabled: true,
        is_enrolled: true,
        limit: 50_000,
        dues: 7400,
        open_orders: 0,
        available: obstacle === null ? 42_600 : 100,
        due_date: '2027-01-05',
        terms: { tenor_days: 90, free_days: 30, monthly_percent: 1.5 },
        key_facts: KEY_FACTS,
      },
      credit_cost: { amount, interest, total: amount + interest, apr_percent: 12.17, due_date: '2027-02-19' },
    },
  };
}

const FIFTY: CouponOffer = {
  couponCode: 'KISAN50',
  discount: 50,
  kind: 'amount',
  value: 50,
  cap: null,
  minimum: 500,
  valid_until: null,
  obstacle: null,
};
const TENTH: CouponOffer = {
  couponCode: 'BEEJ10',
  discount: 0,
  kind: 'percent',
  value: 10,
  cap: 200,
  minimum: 9000,
  valid_until: '2026-12-31',
  obstacle: 'below_minimum',
};

/** A coupon is on the cart, and another is offered that does not apply. */
export function withCoupon(checkout: Checkout): Checkout {
  const { bill } = checkout;
  return {
    ...checkout,
    coupons: { is_on: true, selected: FIFTY, offered: [TENTH] },
    bill: bill && { ...bill, coupon_discount: 50, total: bill.total - 50 },
  };
}

/** The coupon on the cart ran out meanwhile. */
export function withCouponOver(checkout: Checkout): Checkout {
  return {
    ...checkout,
    coupons: { is_on: true, selected: { ...FIFTY, discount: 0, obstacle: 'over' }, offered: [TENTH] },
  };
}

/** The shop takes no coupons. */
export function withoutCoupons(checkout: Checkout): Checkout {
  return { ...checkout, coupons: { is_on: false, selected: null, offered: [] } };
}

/** Something chosen asks for an identity document before it is ordered. */
export function needingDocument(checkout: Checkout): Checkout {
  return { ...checkout, needs_kyc: true };
}

/** The terms of insurance that is bought are to be accepted before it is ordered. */
export function needingTerms(checkout: Checkout): Checkout {
  return { ...checkout, needs_terms: ['gi-sowing-cover'] };
}

/** Goods are booked before the season. */
export function prebooked(checkout: Checkout): Checkout {
  return {
    ...checkout,
    is_prebook: true,
    promised_on: null,
    prebook: {
      booking_dates: ['2027-05-20', '2027-06-01'],
      booking_date: '2027-06-01',
      advance: 97.5,
      queue_place: 4,
      cancel_free_until: '2027-05-29',
    },
  };
}
