import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopEntries } from '@haat/backend-ledger/tables';
import { transitionOrder } from '@haat/backend-orders';
import { orders } from '@haat/backend-orders/tables';
import { refundForReturn } from '@haat/backend-payments';
import { paymentCaptures, refunds } from '@haat/backend-payments/tables';
import { inTransaction } from '@haat/backend-platform';
import {
  completeAtBridge,
  createGatewayPayment,
  CREDIT_SHOP,
  deliverablePacks,
  farmer,
  orderForPickup,
  payer,
  payingAgent,
  sendWebhook,
  setOffer,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { deliverOnCredit } from '../payments/credit-orders.ts';
import { startWalletBackend } from '../wallet-backend.ts';

/** Two packs of ₹1,000.00; the fee of them is ₹40.00. */
const TOTAL = 200_000;
const FEE = 4_000;
/** Packs on credit are brought home for ₹30.00. */
const DELIVERED = TOTAL + 3_000;

describe.each(testDatabases(import.meta.filename))('the money of an order on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startWalletBackend(on);
    [pack] = await deliverablePacks(backend);
    const offer = { stock: 900, pricePaise: TOTAL / 2, discountPaise: 0 };
    await setOffer(backend, pack, offer);
    await setOffer(backend, pack, offer, CREDIT_SHOP);
  });
  afterAll(() => backend?.close());

  async function paidOnline(): Promise<string> {
    const buyer = await payer(backend);
    const captured = await createGatewayPayment(backend, await buyer.open(), TOTAL, 'captured');
    await sendWebhook(backend, 'payment.captured', captured);
    return buyer.orderId;
  }
  async function paidTwice(): Promise<string> {
    const buyer = await payer(backend);
    const gatewayOrderId = await buyer.open();
    for (let time = 0; time < 2; time += 1)
      await sendWebhook(
        backend,
        'payment.captured',
        await createGatewayPayment(backend, gatewayOrderId, TOTAL, 'captured'),
      );
    return buyer.orderId;
  }
  async function paidFromWallet(): Promise<string> {
    const agent = await payingAgent(backend);
    const message = await completeAtBridge(backend, await agent.encrypt(), 'succeed');
    await agent.post('/api/csc/process-payment', { message });
    return agent.orderId;
  }
  async function forCash(): Promise<string> {
    const buyer = await farmer(backend);
    await buyer.put(pack, 2);
    return String((await orderForPickup(buyer)).body.id);
  }
  const onCredit = async () => String((await deliverOnCredit(backend, pack, 2)).order.id);

  async function orderRow(id: string): Promise<typeof orders.$inferSelect> {
    const [order] = await backend.database.select().from(orders).where(eq(orders.id, id));
    if (order === undefined) throw new Error('no such order');
    return order;
  }
  async function handOver(id: string): Promise<void> {
    const evidence = { kind: 'pickup-code', code: (await orderRow(id)).pickupCode ?? '' } as const;
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED'] as const)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, id, to, 'vendor', { evidence }),
      );
  }
  const cancel = (id: string) =>
    inTransaction(backend.database, (tx) =>
      transitionOrder(tx, backend.dependencies, id, 'USER_CANCELLED', 'farmer', { reason: '010' }),
    );
  const refundParts = async (id: string, ...parts: number[]) => {
    const order = await orderRow(id);
    for (const amountPaise of parts)
      await inTransaction(backend.database, (tx) =>
        refundForReturn(tx, backend.dependencies, { order, amountPaise, returnId: crypto.randomUUID() }),
      );
  };

  /** What the market took for an order less what it gives back, and what of it it owes the shop and keeps itself. */
  async function booksOf(id: string) {
    const { database } = backend;
    const sum = (rows: readonly { amountPaise: number }[]) =>
      rows.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
    const order = await orderRow(id);
    const entries = await database.select().from(shopEntries).where(eq(shopEntries.orderId, id));
    const captured = await database
      .select()
      .from(paymentCaptures)
      .where(and(eq(paymentCaptures.orderId, id)));
    const lent = order.paymentMode === 7 && order.status === 'DELIVERED' ? order.totalPaise : 0;
    const back = await database.select().from(refunds).where(eq(refunds.orderId, id));
    return {
      market: sum(captured) + lent - sum(back),
      owed: sum(entries),
      kept: 0 - sum(entries.filter(({ kind }) => kind === 'fee')),
    };
  }

  it.each<[string, () => Promise<string>, ((id: string) => Promise<unknown>)[], { owed: number; kept: number }]>([
    ['paid at once and cancelled', paidOnline, [cancel], { owed: 0, kept: 0 }],
    ['paid twice and handed over', paidTwice, [handOver], { owed: TOTAL - FEE, kept: FEE }],
    ['paid at once and handed over', paidOnline, [handOver], { owed: TOTAL - FEE, kept: FEE }],
    [
      'paid at once and returned in parts',
      paidOnline,
      [handOver, (id) => refundParts(id, 66_666, 66_667, 66_667)],
      { owed: 0, kept: 0 },
    ],
    [
      'paid at once, and half of it returned',
      paidOnline,
      [handOver, (id) => refundParts(id, TOTAL / 2)],
      { owed: (TOTAL - FEE) / 2, kept: FEE / 2 },
    ],
    ['from the wallet and cancelled', paidFromWallet, [cancel], { owed: 0, kept: 0 }],
    ['from the wallet and handed over', paidFromWallet, [handOver], { owed: TOTAL - FEE, kept: FEE }],
    ['from the wallet and returned', paidFromWallet, [handOver, (id) => refundParts(id, TOTAL)], { owed: 0, kept: 0 }],
    ['on credit and brought home', onCredit, [], { owed: DELIVERED - FEE, kept: FEE }],
    ['on credit and returned', onCredit, [(id) => refundParts(id, DELIVERED)], { owed: 0, kept: 0 }],
    ['for cash and cancelled', forCash, [cancel], { owed: 0, kept: 0 }],
    ['for cash and handed over', forCash, [handOver], { owed: 0 - FEE, kept: FEE }],
    ['for cash and returned', forCash, [handOver, (id) => refundParts(id, TOTAL)], { owed: 0 - TOTAL, kept: 0 }],
    [
      'for cash, and more asked back than was paid',
      forCash,
      [handOver, (id) => refundParts(id, TOTAL, TOTAL)],
      { owed: 0 - TOTAL, kept: 0 },
    ],
  ])('%s is all accounted for', async (_, place, acts, { owed, kept }) => {
    const id = await place();
    for (const act of acts) await act(id);
    expect(await booksOf(id)).toEqual({ market: owed + kept, owed, kept });
  });
});
