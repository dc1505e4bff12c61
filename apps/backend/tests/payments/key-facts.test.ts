import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditAcceptances } from '@haat/backend-payments/tables';
import {
  CART,
  creditFarmer,
  CREDIT_SHOP,
  deliverablePacks,
  NEAR,
  orderOf,
  ORDERS,
  setOffer,
  signed,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestBackend } from '@haat/backend-testing';

const LENDER = {
  name: 'Gramin Finance',
  registrationNumber: 'N-01.00001',
  coolingOffDays: 3,
  grievance: { name: 'A. Joshi', phoneNumber: '18001234567', email: 'help@example.org' },
};

describe.each(testDatabases(import.meta.filename))('what a lender says of its credit on $name', (on) => {
  /** Runs with a backend that has this lender. */
  const withLender = (creditLender: typeof LENDER | 'sandbox' | null) => {
    const started: { backend: TestBackend; pack: string } = { backend: null as never, pack: '' };
    beforeAll(async () => {
      started.backend = await startBackend({ on, seed: 'small', configuration: { creditLender } });
      [started.pack] = await deliverablePacks(started.backend);
      await setOffer(started.backend, started.pack, { stock: 900, pricePaise: 100_000, discountPaise: 0 }, CREDIT_SHOP);
    });
    afterAll(() => started.backend?.close());
    return started;
  };
  async function cartOnCredit({ backend, pack }: { backend: TestBackend; pack: string }) {
    const buyer = await creditFarmer(backend);
    await buyer.put(pack, 2, { vendor_id: CREDIT_SHOP });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
    return { buyer, view: await buyer.checkout() };
  }
  const accountOf = async (buyer: Buyer) => (await buyer.call('GET', `/credit/v1/account?lat_lng=${NEAR}`)).body;

  describe('with a lender', () => {
    const started = withLender(LENDER);

    it('is shown at checkout and with the account: lender, cost, cooling-off, complaints', async () => {
      const { buyer, view } = await cartOnCredit(started);
      const keyFacts = {
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        lender: { name: 'Gramin Finance', registration_number: 'N-01.00001', is_sample: false },
        apr_percent: 12.17,
        monthly_percent: 1.5,
        free_days: 30,
        tenor_days: 90,
        fees: 0,
        cooling_off_days: 3,
        grievance: { name: 'A. Joshi', phone_number: '18001234567', email: 'help@example.org' },
      };
      expect(view.payment.credit?.key_facts).toEqual(keyFacts);
      expect(await accountOf(buyer)).toMatchObject({ key_facts: keyFacts, accepted_key_facts: null });
    });

    it('is agreed to with each order: without that, or to another version, nothing is ordered', async () => {
      const { buyer, view } = await cartOnCredit(started);
      const order = orderOf(view, buyer.userId, null, 'credit');
      const { key_facts_version: version, ...unsaid } = order;
      for (const refused of [unsaid, { ...order, key_facts_version: '0000000000000000' }])
        expect(await buyer.call('POST', ORDERS, signed(refused))).toMatchObject({
          status: 409,
          body: { error: { code: 'credit_error.key_facts_not_accepted', details: { version } } },
        });
      expect((await buyer.call('GET', ORDERS)).body.count).toBe(0);
      expect(await accountOf(buyer)).toMatchObject({ open_orders: 0, accepted_key_facts: null });

      const at = started.backend.dependencies.now();
      const placed = await buyer.call('POST', ORDERS, order);
      expect(placed.status).toBe(201);
      const [kept, ...more] = await started.backend.database
        .select()
        .from(creditAcceptances)
        .where(eq(creditAcceptances.orderId, placed.body.id));
      expect(more).toEqual([]);
      expect(kept).toMatchObject({
        userId: buyer.userId,
        version,
        statement: view.payment.credit?.key_facts,
        language: 'en',
      });
      expect(kept?.acceptedAt.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect((await accountOf(buyer)).accepted_key_facts).toEqual({
        version,
        accepted_at: kept?.acceptedAt.toISOString(),
      });
    });
  });

  describe('with the sample lender', () => {
    const started = withLender('sandbox');

    it('says that it is one', async () => {
      const { view } = await cartOnCredit(started);
      expect(view.payment.credit?.key_facts?.lender).toMatchObject({
        is_sample: true,
        name: expect.stringContaining('sample'),
      });
    });
  });

  describe('without a lender', () => {
    const started = withLender(null);

    it('there is no credit: no flag, none at checkout, and an order on it is refused', async () => {
      const { buyer, view } = await cartOnCredit(started);
      expect(await accountOf(buyer)).toMatchObject({ is_enabled: false, is_enrolled: true, key_facts: null });
      expect((await buyer.call('GET', `/location/v1/flags?lat_lng=${NEAR}`)).body.CR.is_enabled).toBe(false);
      expect(view.payment).toMatchObject({ credit: null, credit_cost: null });
      expect(view.payment.choices.find(({ kind }) => kind === 'credit')?.obstacle).toBe('not_here');
      expect(await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, null, 'credit'))).toMatchObject({
        status: 409,
        body: { error: { code: 'credit_error.not_here' } },
      });
    });
  });
});
