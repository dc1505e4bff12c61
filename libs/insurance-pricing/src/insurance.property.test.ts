import { toPaise } from '@haat/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuranceOrder } from './insurance-order.ts';
import { premium } from './premium.ts';
import { priceUnits } from './price-units.ts';
import { pruneInsurance } from './prune-insurance.ts';

const rupees = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
);
const option = fc.record({
  cost_to_farmer: rupees,
  multiplier_factor: fc.integer({ min: 1, max: 10 }),
  total_premium_amount: rupees,
});
const units = fc.integer({ min: 0, max: 999 });
const variantId = fc.constantFrom('paddy', 'maize', 'constructor', '');
const insuranceCart = fc.record({
  items: fc.dictionary(
    variantId,
    fc.record({
      id: fc.constantFrom('a', 'b'),
      qty: fc.integer({ min: 1, max: 999 }),
      freeQty: units,
      type: fc.constantFrom('1', '2'),
    }),
  ),
  farmer_id: fc.option(fc.uuid()),
});
const packs = fc.dictionary(variantId, units);

describe('insurance', () => {
  it('insures exactly the units that were asked for, none of them at less than nothing', () => {
    fc.assert(
      fc.property(option, units, units, (chosen, qty, freeQty) => {
        const lines = priceUnits(chosen, qty, freeQty);
        expect(lines.reduce((sum, line) => sum + line.units, 0)).toBe(qty);
        expect(lines.every((line) => line.units > 0 && line.unitCost >= 0)).toBe(true);
      }),
    );
  });

  it('gives at most the free units away, and only where the farmer’s cost is nothing', () => {
    fc.assert(
      fc.property(option, units, units, (chosen, qty, freeQty) => {
        const whole = toPaise(chosen.cost_to_farmer === 0 ? chosen.total_premium_amount : chosen.cost_to_farmer) * qty;
        const given = chosen.cost_to_farmer === 0 ? toPaise(chosen.total_premium_amount) * Math.min(freeQty, qty) : 0;
        expect(toPaise(premium(priceUnits(chosen, qty, freeQty)))).toBe(whole - given);
      }),
    );
  });

  it('asks for the sum of its details, to the paisa, whatever the factor', () => {
    fc.assert(
      fc.property(option, units, units, fc.integer({ min: 1, max: 10 }), (chosen, qty, freeQty, factor) => {
        const order = insuranceOrder({ id: 'a' }, 'paddy', chosen, qty, freeQty);
        expect(toPaise(order.cost_to_farmer)).toBe(
          order.policy_order_details.reduce(
            (sum, detail) => sum + toPaise(detail.cost_to_farmer) * detail.units_purchased,
            0,
          ),
        );
        expect(
          insuranceOrder({ id: 'a' }, 'paddy', { ...chosen, multiplier_factor: factor }, qty, freeQty).cost_to_farmer,
        ).toBe(order.cost_to_farmer);
      }),
    );
  });

  it('never insures more packs than the cart holds, nor more free units than insured ones, and settles at once', () => {
    fc.assert(
      fc.property(insuranceCart, packs, (before, cartItems) => {
        const after = pruneInsurance(before, cartItems, 'home_delivery');
        for (const [id, item] of Object.entries(after.items)) {
          expect(item.qty).toBeGreaterThan(0);
          expect(item.qty).toBeLessThanOrEqual(Object.hasOwn(cartItems, id) ? (cartItems[id] ?? 0) : 0);
          expect(item.freeQty).toBeLessThanOrEqual(item.qty);
        }
        expect(pruneInsurance(after, cartItems, 'home_delivery')).toEqual(after);
        expect(pruneInsurance(before, cartItems, 'pickup_from_store').items).toEqual({});
      }),
    );
  });
});
