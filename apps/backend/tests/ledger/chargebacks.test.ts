import { randomUUID } from 'node:crypto';
import type { ShopEntry } from '@haat/api-contract';
import type { DisputeStatus } from '@haat/api-contract/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayId, wireEvent } from '@haat/backend-sandbox';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  createGatewayPayment,
  deliverablePacks,
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
import { startBackend } from '../start-backend.ts';

const BACK = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};
const PRICE = 250_000;

describe.each(testDatabases(import.meta.filename))('chargebacks in the ledger of a shop on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  let support: StaffMember;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: PRICE, discountPaise: 0 });
    shop = await staffMember(backend, 'vendor');
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  /** A delivery, free of charge at this price, that was paid at once; and what can become of it. */
  async function paid({ isToldLate = false } = {}) {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(pack, 1);
    await buyer.call('PATCH', CART, {
      address_id: address.id,
      delivery_type: 'home_delivery',
      payment_kind: 'pay-now',
    });
    const payload = orderOf(await buyer.checkout(), buyer.userId, address, 'pay-now');
    const { body: order } = await buyer.call('POST', ORDERS, payload);
    const id = order.id as string;
    const { body: attempt } = await buyer.call('POST', `/payment/v1/orders/${id}/attempts`, BACK);
    const payment = await createGatewayPayment(backend, attempt.fields.order_id, PRICE, 'captured');
    const captured = () => sendWebhook(backend, 'payment.captured', payment);
    if (!isToldLate) await captured();
    const move = async (body: object) =>
      expect((await shop.call('POST', `/vendor/v1/orders/${id}/move`, body)).status).toBe(200);
    const send = async () => {
      for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY']) await move({ to });
    };
    const dispute = gatewayId('disp');
    let second = Math.floor(backend.dependencies.now().getTime() / 1000);
    return {
      id,
      dispute,
      captured,
      byCode: async () => {
        await send();
        const told = await toldCode(backend, id);
        await move({ to: 'DELIVERED', code: 'code' in told ? told.code : '' });
      },
      byPhoto: async () => {
        await send();
        await move({ to: 'DELIVERED', photo: { id: await sendPhoto(backend, await shop.token()), lat_lng: NEAR } });
      },
      itCame: () => buyer.call('POST', `${ORDERS}/${id}/arrival`, { has_come: true }),
      cancel: () => buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' }),
      told: async (status: DisputeStatus, times = 1) => {
        second += 1;
        const entity = {
          id: dispute,
          entity: 'dispute',
          payment_id: payment.id,
          amount: PRICE,
          currency: 'INR',
          amount_deducted: status === 'lost' ? PRICE : 0,
          reason_code: 'goods_or_services_not_received_or_partially_received',
          respond_by: second + 86_400,
          status,
          phase: 'chargeback',
          created_at: second,
          evidence: { amount: PRICE, summary: null },
        };
        const event = wireEvent(`payment.dispute.${status}`, { dispute: entity }, new Date(second * 1000));
        const answers = await Promise.all(
          Array.from({ length: times }, () => sendSigned(backend, event, randomUUID())),
        );
        for (const answer of answers) expect(answer.status).toBe(200);
      },
      booked: async () => {
        const { body } = await shop.call('GET', '/vendor/v1/ledger');
        return (body.results as ShopEntry[])
          .filter((entry) => entry.order_id === id && entry.kind === 'chargeback')
          .map(({ amount }) => amount)
          .toReversed();
      },
    };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;
  const lost = (times = 1) => ['lost', (order: Paid) => order.told('lost', times)] as const;
  const code = ['by code', (order: Paid) => order.byCode()] as const;
  const photo = ['by photo', (order: Paid) => order.byPhoto()] as const;
  const RUPEES = PRICE / 100;

  it.each<[string, (readonly [string, (order: Paid) => Promise<unknown>])[], number[]]>([
    ['the market’s after a delivery by the code', [code, lost()], []],
    ['the shop’s when the goods are not handed over', [lost()], [-RUPEES]],
    ['the shop’s once, however often it is told', [lost(3), lost()], [-RUPEES]],
    ['the shop’s after a delivery by photo', [photo, lost()], [-RUPEES]],
    ['the shop’s when a delivery by photo follows', [lost(), photo], [-RUPEES]],
    ['the market’s when the farmer said that it came', [photo, ['came', (order) => order.itCame()], lost()], []],
    ['the market’s when the code is told afterwards', [lost(), code], [-RUPEES, RUPEES]],
    ['nobody’s while the bank has not decided', [['open', (order) => order.told('open')]], []],
    ['given back when it is won after all', [lost(), ['won', (order) => order.told('won')]], [-RUPEES, RUPEES]],
    ['the market’s when it gave the money back as well', [['cancelled', (order) => order.cancel()], lost()], []],
    ['the shop’s when the order is cancelled after it', [lost(), ['cancelled', (order) => order.cancel()]], [-RUPEES]],
  ])('are %s', async (_who, steps, entries) => {
    const order = await paid();
    for (const [, step] of steps) await step(order);
    expect(await order.booked()).toEqual(entries);
  });

  it('are the same when the gateway tells of the payment after its dispute', async () => {
    const order = await paid({ isToldLate: true });
    await order.told('lost');
    expect(await order.booked()).toEqual([]);
    await order.captured();
    expect(await order.booked()).toEqual([-RUPEES]);
    const { results } = (await support.call('GET', '/support/v1/disputes')).body;
    expect(results.find(({ id }: { id: string }) => id === order.dispute)).toMatchObject({ order_id: order.id });
  });

  it('leave a shop that handed nothing over with nothing', async () => {
    const balance = async () => (await shop.call('GET', '/vendor/v1/ledger')).body.balance.owed as number;
    const before = await balance();
    const order = await paid();
    await order.told('lost');
    await order.cancel();
    expect(await balance()).toBe(before);
  });
});
