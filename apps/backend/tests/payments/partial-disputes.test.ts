import { randomUUID } from 'node:crypto';
import type { ShopEntry } from '@haat/api-contract';
import type { DisputeStatus } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments, refunds } from '@haat/backend-payments/tables';
import { gatewayId, wireEvent } from '@haat/backend-sandbox';
import {
  createGatewayPayment,
  deliverablePacks,
  ORDERS,
  payer,
  sendSigned,
  sendWebhook,
  setOffer,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

/** Of a pack; an order has two. */
const PRICE = 50_000;

describe.each(testDatabases(import.meta.filename))('a dispute of a part of a payment on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: PRICE, discountPaise: 0 });
    shop = await staffMember(backend, 'vendor');
  });
  afterAll(() => backend?.close());

  /** Two packs at ₹500.00 that were paid at once and handed over by the code. */
  async function handedOver() {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    const payment = await createGatewayPayment(backend, gatewayOrderId, 2 * PRICE, 'captured');
    await sendWebhook(backend, 'payment.captured', payment);
    const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    expect(attempt?.amountPaise).toBe(2 * PRICE);
    const { orderId } = buyer;
    const { pickup_code: code } = (await buyer.call('GET', `${ORDERS}/${orderId}`)).body;
    for (const move of [{ to: 'VENDOR_CONFIRMED' }, { to: 'READY_FOR_DELIVERY' }, { to: 'DELIVERED', code }])
      expect((await shop.call('POST', `/vendor/v1/orders/${orderId}/move`, move)).status).toBe(200);
    const dispute = gatewayId('disp');
    let second = Math.floor(backend.dependencies.now().getTime() / 1000);
    return {
      /** The bank wants so many rupees, of which the gateway has taken some. */
      told: async (status: DisputeStatus, rupees: number, deducted: number) => {
        second += 1;
        const entity = {
          id: dispute,
          entity: 'dispute',
          payment_id: payment.id,
          amount: rupees * 100,
          currency: 'INR',
          amount_deducted: deducted * 100,
          reason_code: 'goods_or_services_not_received_or_partially_received',
          respond_by: second + 86_400,
          status,
          phase: 'chargeback',
          created_at: second,
          evidence: { amount: rupees * 100, summary: null },
        };
        const event = wireEvent(`payment.dispute.${status}`, { dispute: entity }, new Date(second * 1000));
        expect((await sendSigned(backend, event, randomUUID())).status).toBe(200);
      },
      /** So many packs come back. */
      returned: async (quantity: number) => {
        const lines = [{ variant_id: buyer.variantId, quantity, is_sealed: true }];
        const { body } = await buyer.call('POST', `${ORDERS}/${orderId}/returns`, { reason: '001', lines });
        const asked = (body.returns as { id: string; status: string }[]).find(({ status }) => status === 'REQUESTED');
        for (const to of ['APPROVED', 'PICKED_UP'])
          expect(await shop.call('POST', `/vendor/v1/orders/${orderId}/returns/${asked?.id}`, { to })).toMatchObject({
            status: 200,
          });
      },
      /** Rupees of the refunds, the first first. */
      back: async () =>
        (await backend.database.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.number)).map(
          ({ amountPaise }) => amountPaise / 100,
        ),
      /** What the shop bears of it, in rupees. */
      borne: async () =>
        ((await shop.call('GET', '/vendor/v1/ledger')).body.results as ShopEntry[])
          .filter((entry) => entry.order_id === orderId && entry.kind === 'chargeback')
          .reduce((rupees, { amount }) => rupees + amount, 0),
    };
  }
  type Disputed = Awaited<ReturnType<typeof handedOver>>;
  const packs = (quantity: number) => (order: Disputed) => order.returned(quantity);
  const bank = (status: DisputeStatus, rupees: number, deducted: number) => (order: Disputed) =>
    order.told(status, rupees, deducted);

  it.each<[string, ((order: Disputed) => Promise<void>)[], number[]]>([
    ['a part is lost after a refund: the rest can go back', [packs(1), bank('lost', 300, 300), packs(1)], [500, 200]],
    ['what is lost with a refund is more than was paid', [packs(1), bank('lost', 800, 800), packs(1)], [500]],
    [
      'all came back while a part was held, and it is won',
      [bank('open', 300, 300), packs(2), bank('won', 300, 300)],
      [700, 300],
    ],
    [
      'and it is won, which is told twice',
      [bank('open', 300, 300), packs(2), bank('won', 300, 300), bank('won', 300, 300)],
      [700, 300],
    ],
    [
      'all came back while a part was held, and it is lost',
      [bank('open', 300, 300), packs(2), bank('lost', 300, 300)],
      [700],
    ],
    [
      'a pack came back while all was held, and a part is lost',
      [bank('open', 1_000, 1_000), packs(1), bank('lost', 1_000, 300)],
      [200],
    ],
    ['the bank has yet to decide', [bank('open', 1_000, 1_000), packs(1), bank('under_review', 1_000, 300)], []],
  ])('%s', async (_what, steps, back) => {
    const order = await handedOver();
    for (const step of steps) await step(order);
    expect(await order.back()).toEqual(back);
    // The goods were surely handed over.
    expect(await order.borne()).toBe(0);
  });
});
