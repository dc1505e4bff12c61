import { describe, expect, it } from 'vitest';
import { insuranceOrder } from './insurance-order.ts';
import { joinInsuranceOrders } from './join-insurance-orders.ts';
import { premium } from './premium.ts';
import { priceUnits } from './price-units.ts';

const option = (cost_to_farmer: number, total_premium_amount = 118, multiplier_factor = 1) => ({
  cost_to_farmer,
  total_premium_amount,
  multiplier_factor,
});

describe('priceUnits and premium', () => {
  it.each([
    {
      name: 'two free, three paid at the whole premium',
      option: option(0),
      qty: 5,
      freeQty: 2,
      lines: [
        { units: 2, unitCost: 0 },
        { units: 3, unitCost: 118 },
      ],
      total: 354,
    },
    {
      name: 'all at the farmer’s cost, free units or not',
      option: option(49),
      qty: 3,
      freeQty: 2,
      lines: [{ units: 3, unitCost: 49 }],
      total: 147,
    },
    {
      name: 'fewer than are free',
      option: option(0),
      qty: 2,
      freeQty: 5,
      lines: [{ units: 2, unitCost: 0 }],
      total: 0,
    },
    {
      name: 'as many as are free',
      option: option(0),
      qty: 2,
      freeQty: 2,
      lines: [{ units: 2, unitCost: 0 }],
      total: 0,
    },
    { name: 'none free', option: option(0), qty: 2, freeQty: 0, lines: [{ units: 2, unitCost: 118 }], total: 236 },
    {
      name: 'an insurer that asks for no premium: one line',
      option: option(0, 0),
      qty: 5,
      freeQty: 2,
      lines: [{ units: 5, unitCost: 0 }],
      total: 0,
    },
    { name: 'nothing insured', option: option(0), qty: 0, freeQty: 2, lines: [], total: 0 },
    { name: 'nothing insured at a cost', option: option(49), qty: 0, freeQty: 0, lines: [], total: 0 },
    {
      name: 'a doubled cover, at the price it is offered for',
      option: option(49, 118, 2),
      qty: 2,
      freeQty: 0,
      lines: [{ units: 2, unitCost: 49 }],
      total: 98,
    },
    {
      name: 'paise that a float cannot hold',
      option: option(0.1),
      qty: 3,
      freeQty: 0,
      lines: [{ units: 3, unitCost: 0.1 }],
      total: 0.3,
    },
  ])('$name', ({ option: chosen, qty, freeQty, lines, total }) => {
    expect(priceUnits(chosen, qty, freeQty)).toEqual(lines);
    expect(premium(lines)).toBe(total);
  });
});

describe('insuranceOrder', () => {
  it('has one detail for each line and the premium of all', () => {
    const detail = { group_insurance_product_id: 'seed-cover', multiplier_factor: 2, product_variant: 'paddy-3kg' };
    expect(insuranceOrder({ id: 'seed-cover' }, 'paddy-3kg', option(0, 118, 2), 5, 2)).toEqual({
      cost_to_farmer: 354,
      policy_order_details: [
        { ...detail, cost_to_farmer: 0, units_purchased: 2 },
        { ...detail, cost_to_farmer: 118, units_purchased: 3 },
      ],
    });
  });

  it('is of nothing when no unit is insured', () => {
    expect(insuranceOrder({ id: 7 }, 8, option(49), 0, 0)).toEqual({ cost_to_farmer: 0, policy_order_details: [] });
  });
});

describe('joinInsuranceOrders', () => {
  it('adds the premiums up to the paisa and keeps every detail', () => {
    const [one, other] = [
      insuranceOrder({ id: 'a' }, 'v-1', option(0.1), 1, 0),
      insuranceOrder({ id: 'b' }, 'v-2', option(0.2), 1, 0),
    ];
    expect(joinInsuranceOrders([one, other])).toEqual({
      cost_to_farmer: 0.3,
      policy_order_details: [...one.policy_order_details, ...other.policy_order_details],
    });
  });

  it('is nothing when nothing is insured', () => {
    expect(joinInsuranceOrders([])).toBeNull();
    expect(joinInsuranceOrders([insuranceOrder({ id: 'a' }, 'v-1', option(49), 0, 0)])).toBeNull();
  });
});
