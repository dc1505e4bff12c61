import { randomUUID } from 'node:crypto';
import type { DisputeStatus } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insurancePolicies, insurancePremiumEntries } from '@haat/backend-insurance/tables';
import { shopEntries } from '@haat/backend-ledger/tables';
import { gatewayId, wireEvent } from '@haat/backend-sandbox';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  createGatewayPayment,
  farmer,
  NEAR,
  orderOf,
  ORDERS,
  sendPhoto,
  sendSigned,
  sendWebhook,
  setOffer,
  staffMember,
  testDatabases,
  toldCode,
} from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const PADDY = 'p-paddy-arize-6444-3kg';
const SOWING = { variant_id: PADDY, group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1 };
/** Of a unit that is not free, in rupees. */
const PREMIUM = 59;
const BACK = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('premium of returns whose money a bank had, on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    await setOffer(backend, PADDY, { stock: 900, pricePaise: 50_000, discountPaise: 0 });
    shop = await staffMember(backend, 'vendor');
  });
  afterAll(() => backend?.close());

  /** Five packs at ₹500.00, paid at once, all insured: two units are free, three cost ₹59.00 each. */
  async function delivered(by: 'code' | 'photo') {
    const buyer = await farmer(backend);
    await acceptTerms(buyer);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(PADDY, 5);
    await buyer.call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      payment_kind: 'pay-now',
      insurance: [{ ...SOWING, units: 5 }],
    });
    const { body } = await buyer.call(
      'POST',
      ORDERS,
      orderOf(await buyer.checkout(), buyer.userId, address, 'pay-now'),
    );
    const [id, paise] = [body.id as string, Math.round((body.total_price as number) * 100)];
    const { body: attempt } = await buyer.call('POST', `/payment/v1/orders/${id}/attempts`, BACK);
    const payment = await createGatewayPayment(backend, attempt.fields.order_id, paise, 'captured');
    await sendWebhook(backend, 'payment.captured', payment);
    const move = async (to: object) =>
      expect((await shop.call('POST', `/vendor/v1/orders/${id}/move`, to)).status).toBe(200);
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY']) await move({ to });
    const told = await toldCode(backend, id);
    const photo = async () => ({ id: await sendPhoto(backend, await shop.token()), lat_lng: NEAR });
    await move({
      to: 'DELIVERED',
      ...(by === 'photo' ? { photo: await photo() } : { code: 'code' in told ? told.code : '' }),
    });
    const dispute = gatewayId('disp');
    let second = Math.floor(backend.dependencies.now().getTime() / 1000);
    return {
      told: async (status: DisputeStatus) => {
        second += 1;
        const entity = {
          id: dispute,
          entity: 'dispute',
          payment_id: payment.id,
          amount: paise,
          currency: 'INR',
          amount_deducted: paise,
          reason_code: 'goods_or_services_not_received_or_partially_received',
          respond_by: second + 86_400,
          status,
          phase: 'chargeback',
          created_at: second,
          evidence: { amount: paise, summary: null },
        };
        const event = wireEvent(`payment.dispute.${status}`, { dispute: entity }, new Date(second * 1000));
        expect((await sendSigned(backend, event, randomUUID())).status).toBe(200);
      },
      returned: async (quantity: number) => {
        const lines = [{ variant_id: PADDY, quantity, is_sealed: true }];
        const asked = await buyer.call('POST', `${ORDERS}/${id}/returns`, { reason: '001', lines });
        const returnId = asked.body.returns.at(-1).id as string;
        for (const to of ['APPROVED', 'PICKED_UP'])
          expect((await shop.call('POST', `/vendor/v1/orders/${id}/returns/${returnId}`, { to })).status).toBe(200);
      },
      /** Rupees: what insurers have of the farmer's money, and what the shop bears of premium and of the chargeback. */
      standing: async () => {
        const paid = await backend.database
          .select({ payer: insurancePremiumEntries.payer, amountPaise: insurancePremiumEntries.amountPaise })
          .from(insurancePremiumEntries)
          .innerJoin(insurancePolicies, eq(insurancePolicies.id, insurancePremiumEntries.policyId))
          .where(eq(insurancePolicies.orderId, id));
        const booked = await backend.database.select().from(shopEntries).where(eq(shopEntries.orderId, id));
        const rupees = (rows: readonly { amountPaise: number }[]) =>
          rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100;
        return {
          insurer: rupees(paid.filter(({ payer }) => payer === 'farmer')),
          premium: rupees(booked.filter(({ kind }) => kind === 'premium')),
          chargeback: rupees(booked.filter(({ kind }) => kind === 'chargeback')),
          fee: rupees(booked.filter(({ kind }) => kind === 'fee')),
        };
      },
      total: paise / 100,
    };
  }
  type Delivered = Awaited<ReturnType<typeof delivered>>;
  const bank = (status: DisputeStatus) => (order: Delivered) => order.told(status);
  const packs = (quantity: number) => (order: Delivered) => order.returned(quantity);

  it.each<[string, 'code' | 'photo', ((order: Delivered) => Promise<void>)[], { units: number; back: number }]>([
    ['waits while the bank decides', 'photo', [bank('open'), packs(2)], { units: 1, back: 0 }],
    ['is the shop’s that bears the loss', 'photo', [bank('open'), packs(2), bank('lost')], { units: 1, back: 2 }],
    ['and is booked once', 'photo', [bank('open'), packs(2), bank('lost'), bank('lost')], { units: 1, back: 2 }],
    ['is the market’s that bears the loss', 'code', [bank('open'), packs(2), bank('lost')], { units: 1, back: 0 }],
    ['is the shop’s of a return after it', 'photo', [bank('lost'), packs(2)], { units: 1, back: 2 }],
    ['is the market’s of a return after it', 'code', [bank('lost'), packs(2)], { units: 1, back: 0 }],
    ['adds up', 'photo', [bank('open'), packs(2), bank('lost'), packs(1)], { units: 0, back: 3 }],
    [
      'goes back to the farmer when it is turned round',
      'photo',
      [bank('open'), packs(2), bank('lost'), bank('won')],
      { units: 1, back: 2 },
    ],
  ])('%s', async (_what, by, steps, { units, back }) => {
    const order = await delivered(by);
    const { fee } = await order.standing();
    for (const step of steps) await step(order);
    const standing = await order.standing();
    expect(standing).toMatchObject({ insurer: units * PREMIUM, premium: (back - 3) * PREMIUM });
    // A bank's word is no refund: the fee stays as it is.
    if (standing.chargeback !== 0) expect(standing).toMatchObject({ fee, chargeback: 0 - order.total });
  });
});
