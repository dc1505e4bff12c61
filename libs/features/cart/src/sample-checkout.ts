import type { Checkout, CouponOffer, CreditKeyFacts, InsuranceOffer } from '@haat/api-contract';

/** A coupon that takes ₹100 off, for tests. */
export const sampleCoupon: CouponOffer = {
  couponCode: 'RABI100',
  discount: 100,
  kind: 'amount',
  value: 100,
  cap: null,
  minimum: 2000,
  valid_until: '2026-12-31',
  obstacle: null,
};

/** Insurance of one pack free and one chosen to be paid, for tests. */
export const sampleInsurance: InsuranceOffer = {
  variant_id: 'npk',
  group_insurance_product_id: 'rain-cover',
  name: 'Rain cover',
  insurer_name: 'Sample Insurance',
  cover_text: 'Too little rain in June.',
  cover: 5000,
  cost_to_farmer: 0,
  multiplier_factor: 1,
  total_premium_amount: 118,
  free_units: 1,
  max_units: 2,
  chosen_units: 2,
  unit_lines: [
    { units: 1, unit_cost: 0 },
    { units: 1, unit_cost: 118 },
  ],
  premium: 118,
  needs_kyc: false,
};

/** A cart of two packs, one press before it is ordered: what tests change parts of. */
export function sampleCheckout(more: Partial<Checkout> = {}): Checkout {
  return {
    marketplace: 'dehaat',
    cart_id: 'cart-1',
    is_prebook: false,
    delivery_type: 'home_delivery',
    count: 2,
    parked: null,
    delivery_choices: ['home_delivery', 'pickup_from_store'],
    address_id: 'a-1',
    pickup_person: null,
    vendor: {
      id: 'shop-1',
      fulfillment_type: 'both',
      vendor_details: {
        name: 'Ganesh Krishi Kendra',
        legal_name: 'Ganesh Krishi Kendra',
        vendor_type: 'DC',
        phone_number: '9800000000',
        address: 'Main road, Vani',
        pincode: '422215',
        district: 'Nashik',
        state: 'Maharashtra',
        lat_lng: '20.1,73.9',
        distance_metres: 3200,
        opens_at: '09:00',
        closes_at: '19:00',
        closed_weekday: null,
        promised_on: '2026-11-22',
        licences: [],
        pickup_radius_metres: 20_000,
        max_packs: 50,
        delivery: { base_fee: 30, base_distance_metres: 5000, fee_per_km: 5, free_above: 5000, radius_metres: 20_000 },
      },
    },
    lines: [
      {
        variant_id: 'npk',
        catalogue_id: 'c-npk',
        quantity: 2,
        problem: null,
        price_when_added: 1470,
        product: {
          id: 'p-npk',
          slug: 'npk',
          name: 'NPK 10:26:26',
          image_url: '',
          brand_name: 'Gromor',
          collect_only: false,
        },
        variant: {
          attribute_value: { name: '50 kg', attribute_name: 'pack' },
          pack: { amount: 50, unit: 'kg' },
          mrp: 1550,
        },
        quote: { price: 1550, discount: 80, c_id: 'c-npk', vendor_id: 'shop-1', stock: 40 },
      },
    ],
    bill: { price: 3100, discount: 160, premium: 0, delivery_fee: 30, coupon_discount: 0, total: 2970 },
    payment: {
      chosen: 'cash',
      credit: null,
      credit_cost: null,
      choices: [
        { kind: 'cash', obstacle: null, is_sandbox: false },
        { kind: 'credit', obstacle: 'not_enrolled', is_sandbox: false },
        { kind: 'pay-now', obstacle: null, is_sandbox: true },
        { kind: 'csc', obstacle: 'not_for_you', is_sandbox: true },
      ],
    },
    coupons: { is_on: true, selected: null, offered: [] },
    insurance: [],
    needs_kyc: false,
    needs_terms: [],
    prebook: null,
    promised_on: '2026-11-22',
    ...more,
  };
}

/** What a sample lender says of its credit. */
export const sampleKeyFacts: CreditKeyFacts = {
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

/** A farmer's credit line with room for the sample's cart, and what that costs. */
export const sampleCredit: Pick<Checkout['payment'], 'credit' | 'credit_cost'> = {
  credit: {
    is_enabled: true,
    is_enrolled: true,
    limit: 50_000,
    dues: 8000,
    open_orders: 0,
    available: 42_000,
    due_date: '2027-01-10',
    terms: { tenor_days: 90, free_days: 30, monthly_percent: 1.5 },
    key_facts: sampleKeyFacts,
  },
  credit_cost: { amount: 2970, interest: 89.1, total: 3059.1, apr_percent: 12.17, due_date: '2027-02-19' },
};
