import { describe, expect, it } from 'vitest';
import { sampleCheckout, sampleCoupon, sampleInsurance } from './sample-checkout.ts';
import { readCartSnapshot, cartSnapshot } from './cart-snapshot.ts';

const view = sampleCheckout();
const insured = sampleCheckout({
  insurance: [sampleInsurance],
  coupons: { is_on: true, selected: sampleCoupon, offered: [] },
});
const snapshot = cartSnapshot(view, 'credit');

describe('the cart as it was seen', () => {
  it('comes back from the form as it went in', () => {
    expect(readCartSnapshot(JSON.stringify(snapshot))).toEqual({
      cartId: 'cart-1',
      vendorId: 'shop-1',
      isPrebook: false,
      deliveryType: 'home_delivery',
      deliveryFee: 30,
      total: 2970,
      lines: [{ variantId: 'npk', catalogueId: 'c-npk', quantity: 2, price: 1550, discount: 80 }],
      payment: 'credit',
      coupon: null,
      insurance: null,
    });
  });

  it('has the coupon and the insurance that were seen', () => {
    const detail = {
      group_insurance_product_id: 'rain-cover',
      multiplier_factor: 1,
      product_variant: 'npk',
      units_purchased: 1,
    };
    expect(readCartSnapshot(JSON.stringify(cartSnapshot(insured, null)))).toMatchObject({
      coupon: { couponCode: 'RABI100', discount: 100 },
      insurance: {
        cost_to_farmer: 118,
        policy_order_details: [
          { ...detail, cost_to_farmer: 0 },
          { ...detail, cost_to_farmer: 118 },
        ],
      },
    });
  });

  it('has no coupon that takes nothing off', () => {
    expect(
      cartSnapshot(
        sampleCheckout({
          coupons: { is_on: true, selected: { ...sampleCoupon, discount: 0, obstacle: 'over' }, offered: [] },
        }),
        null,
      ).coupon,
    ).toBeNull();
  });

  it.each([
    null,
    '',
    'nonsense',
    '[]',
    'null',
    '{}',
    JSON.stringify({ ...snapshot, lines: [] }),
    JSON.stringify({ ...snapshot, lines: [{}] }),
    JSON.stringify({ ...snapshot, total: '2970' }),
    JSON.stringify({ ...snapshot, payment: 'barter' }),
    JSON.stringify({ ...snapshot, cartId: 'x'.repeat(65) }),
    JSON.stringify({ ...snapshot, deliveryType: 'drone' }),
    JSON.stringify({ ...snapshot, lines: Array.from({ length: 101 }, () => snapshot.lines[0]) }),
    JSON.stringify({ ...snapshot, coupon: { couponCode: 'RABI100', discount: '100' } }),
    JSON.stringify({ ...snapshot, insurance: { cost_to_farmer: 118, policy_order_details: [{}] } }),
    JSON.stringify({ ...snapshot, insurance: undefined }),
  ])('is nothing when it is %s', (text) => {
    expect(readCartSnapshot(text)).toBeNull();
  });
});
