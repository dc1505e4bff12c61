import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVendor, VENDOR_CHOICE_POLICIES } from './choose-vendor.ts';

const pickup = { id: 'pickup', fulfillment_type: 'pickup_from_store', vendor_type: 'Self' };
const door = { id: 'door', fulfillment_type: 'doorstep_delivery', vendor_type: 'GL' };
const both = { id: 'both', fulfillment_type: 'both', vendor_type: 'DC' };
const centre = { id: 'centre', fulfillment_type: 'PICKUP_FROM_STORE', vendor_details: { vendor_type: 'DC' } };
const all = [pickup, door, both, centre];

describe('chooseVendor', () => {
  it.each([
    { name: 'farmer: the first', policy: 'requested-or-first', vendors: all, requested: null, chosen: 'pickup' },
    { name: 'farmer: the requested', policy: 'requested-or-first', vendors: all, requested: 'both', chosen: 'both' },
    {
      name: 'farmer: the first, if the requested is not here',
      policy: 'requested-or-first',
      vendors: all,
      requested: 'far',
      chosen: 'pickup',
    },
    { name: 'farmer: none of none', policy: 'requested-or-first', vendors: [], requested: 'both', chosen: null },
    { name: 'agent: the first that delivers', policy: 'first-doorstep', vendors: all, requested: null, chosen: 'door' },
    {
      name: 'agent: one that does both delivers',
      policy: 'first-doorstep',
      vendors: [pickup, both],
      requested: null,
      chosen: 'both',
    },
    {
      name: 'agent: the requested, if it delivers',
      policy: 'first-doorstep',
      vendors: all,
      requested: 'both',
      chosen: 'both',
    },
    {
      name: 'agent: not the requested that does not deliver',
      policy: 'first-doorstep',
      vendors: all,
      requested: 'pickup',
      chosen: 'door',
    },
    {
      name: 'agent: none, where no shop delivers',
      policy: 'first-doorstep',
      vendors: [pickup, centre],
      requested: 'pickup',
      chosen: null,
    },
    {
      name: 'business: the first centre',
      policy: 'requested-or-centre',
      vendors: all,
      requested: null,
      chosen: 'both',
    },
    {
      name: 'business: a centre that says so in its details',
      policy: 'requested-or-centre',
      vendors: [door, centre],
      requested: null,
      chosen: 'centre',
    },
    {
      name: 'business: the requested, centre or not',
      policy: 'requested-or-centre',
      vendors: all,
      requested: 'door',
      chosen: 'door',
    },
    {
      name: 'business: the first, without a centre',
      policy: 'requested-or-centre',
      vendors: [pickup, door],
      requested: 'far',
      chosen: 'pickup',
    },
  ] as const)('$name', ({ policy, vendors, requested, chosen }) => {
    expect(chooseVendor(vendors, { policy, requestedVendorId: requested })?.id ?? null).toBe(chosen);
  });

  it('finds a numbered vendor by the text of the query', () => {
    const numbered = [
      { id: 1, fulfillment_type: 'both' },
      { id: 2, fulfillment_type: 'both' },
    ];
    expect(chooseVendor(numbered, { policy: 'requested-or-first', requestedVendorId: '2' })?.id).toBe(2);
  });

  const vendor = fc.record({
    id: fc.string(),
    fulfillment_type: fc.constantFrom('both', 'doorstep_delivery', 'pickup_from_store', '?'),
    vendor_type: fc.constantFrom('DC', 'GL', 'Self'),
  });

  it('chooses one of the list, the requested wherever the policy allows it', () => {
    fc.assert(
      fc.property(fc.array(vendor), fc.constantFrom(...VENDOR_CHOICE_POLICIES), fc.nat(), (vendors, policy, pick) => {
        const requested = vendors[pick % Math.max(1, vendors.length)];
        const chosen = chooseVendor(vendors, { policy, requestedVendorId: requested?.id });
        const delivers = ({ fulfillment_type: how }: { fulfillment_type: string }) =>
          how === 'both' || how === 'doorstep_delivery';
        const fit = policy === 'first-doorstep' ? vendors.filter(delivers) : vendors;
        expect(chosen === null).toBe(fit.length === 0);
        expect(chosen === null || fit.includes(chosen)).toBe(true);
        if (requested && fit.includes(requested)) {
          expect(chosen?.id).toBe(requested.id);
        }
      }),
    );
  });
});
