import { policiesSchema, policySchema } from '@haat/api-contract/insurance-policies';
import { insurancePolicies } from '@haat/backend-insurance/tables';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  testDatabases,
} from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
const POLICIES = '/insurance/v1/policies';

describe.each(testDatabases(import.meta.filename))('policies of a farmer on $name', (on) => {
  let backend: TestBackend;
  let insured: Buyer;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, PADDY, { stock: 900 });
    insured = await farmer(backend);
    await acceptTerms(insured);
    const { body: address } = await insured.call('POST', ADDRESSES, ADDRESS);
    await insured.put(PADDY, 3);
    await insured.call('PATCH', CART, {
      ...{ address_id: address.id, delivery_type: 'home_delivery', insurance: [{ ...SOWING, units: 3 }] },
    });
    const order = orderOf(await insured.checkout(), insured.userId, address);
    expect((await insured.call('POST', ORDERS, order)).status).toBe(201);
  });
  afterAll(() => backend?.close());

  const mine = async () => policiesSchema.parse((await insured.call('GET', POLICIES)).body).results;
  const today = () => indiaDay(backend.dependencies.now());

  it('tells free and paid units of an order, what they cover, and that no insurer stands behind a sample', async () => {
    const shared = {
      ...{ name: 'Sowing cover (sample)', goods: expect.any(String), insurer: null, phase: 'waiting' },
      ...{ perils: ['prevented_sowing', 'localised'], starts: 'delivery', valid_from: null, valid_until: null },
    };
    const policies = await mine();
    expect(policies.toSorted((one, other) => one.premium - other.premium)).toMatchObject([
      { ...shared, units: 2, is_free: true, premium: 0, cover: 3000 },
      { ...shared, units: 1, is_free: false, premium: 59, cover: 1500 },
    ]);
    const [first] = policies;
    expect(policySchema.parse((await insured.call('GET', `${POLICIES}/${first?.id}`)).body)).toEqual(first);
  });

  it.each([
    ['the day before it begins', 1, 60, 'IN_FORCE', 'waiting'],
    ['its first day', 0, 59, 'IN_FORCE', 'active'],
    ['its last day', -59, 0, 'IN_FORCE', 'active'],
    ['the day after', -60, -1, 'IN_FORCE', 'ended'],
    ['void for good', -10, 49, 'VOID', 'void'],
  ] as const)('says where it stands: %s', async (_what, from, until, status, phase) => {
    const [first] = await mine();
    await backend.database
      .update(insurancePolicies)
      .set({ status, validFrom: addDays(today(), from), validUntil: addDays(today(), until) })
      .where(eq(insurancePolicies.id, first?.id ?? ''));
    expect((await insured.call('GET', `${POLICIES}/${first?.id}`)).body.phase).toBe(phase);
  });

  it('answers for another farmer’s policy as for none', async () => {
    const [first] = await mine();
    const other = await farmer(backend);
    expect((await other.call('GET', POLICIES)).body).toEqual({ results: [] });
    const foreign = await other.call('GET', `${POLICIES}/${first?.id}`);
    const none = await other.call('GET', `${POLICIES}/00000000-0000-4000-8000-000000000000`);
    const odd = await other.call('GET', `${POLICIES}/none`);
    expect([foreign.status, none.status, odd.status]).toEqual([404, 404, 404]);
    expect(foreign.body.error.code).toBe(none.body.error.code);
  });

  it('tells a caller who is not signed in nothing', async () => {
    expect((await backend.request('GET', POLICIES)).status).toBe(401);
  });
});
