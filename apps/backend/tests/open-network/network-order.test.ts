import type { Order } from '@haat/api-contract';
import type { NetworkJourney } from '@haat/api-contract/open-network';
import type { SandboxNetwork } from '@haat/backend-sandbox-network';
import { orders } from '@haat/backend-orders/tables';
import { refunds } from '@haat/backend-payments/tables';
import { testDatabases, type TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLocalhost } from './fetch-localhost.ts';
import { networkBuyer, startNetworkMarket, SECOND_MS, TOMATO, variantOf } from './network-journey.ts';

/** How often an order is sent to its shop. */
const CONFIRM_TRIES = 6;

describe.each(testDatabases(import.meta.filename))('an order of the open network on $name', (on) => {
  let backend: TestBackend;
  let network: SandboxNetwork;
  beforeAll(async () => ({ backend, network } = await startNetworkMarket(on)), 120_000);
  afterAll(async () => {
    await backend?.close();
    await network?.close();
  });

  const buyer = () => networkBuyer(backend, network);
  const orderOf = async ({ id }: Pick<NetworkJourney, 'id'>) =>
    (await backend.database.select().from(orders).where(eq(orders.id, id)))[0];
  const networkName = ({ id }: Pick<NetworkJourney, 'id'>) => id.replaceAll('-', '');
  const refundsOf = ({ id }: Pick<NetworkJourney, 'id'>) =>
    backend.database.select().from(refunds).where(eq(refunds.orderId, id));

  it('goes from the cart to the shop that confirms it, paid in cash', async () => {
    const farmer = await buyer();
    const journey = await farmer.quoted();
    expect(journey).toMatchObject({ payment_choices: ['cash', 'pay-now'], order: null, problem: null });
    expect(journey.quote).toMatchObject({
      is_short: false,
      lines: [{ asked: 2, quantity: 2 }],
      charges: [{ kind: 'delivery' }],
    });
    const { status, body } = await farmer.place(journey);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: journey.id, payment_kind: 'cash' });
    const accepted = await farmer.until(journey.id, 'accepted');
    expect(accepted).toMatchObject({ tries: 1, order: { status: 'VENDOR_CONFIRMED' } });
    expect(await orderOf(journey)).toMatchObject({
      marketplace: 'ondc',
      totalPaise: Math.round((journey.quote?.total ?? 0) * 100),
      status: 'VENDOR_CONFIRMED',
    });
    const seen = (await farmer.call('GET', `/order/v1/orders/${journey.id}`)).body;
    expect(seen).toMatchObject({
      status: 'VENDOR_CONFIRMED',
      lines: [{ quantity: 2, image_url: '', kind: 'seed' }],
      delivery_code: null,
    });
    const [confirm] = await farmer.sent(journey.id, 'confirm');
    expect(confirm?.message).toMatchObject({
      order: {
        id: journey.id.replaceAll('-', ''),
        state: 'Created',
        payment: {
          ...{ type: 'ON-FULFILLMENT', collected_by: 'BPP', status: 'NOT-PAID' },
          params: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'INR' },
        },
      },
    });
    expect(await farmer.cart()).toMatchObject({ lines: [], journey: null });
    expect(await farmer.money(journey.id)).toEqual([]);
  });

  it('is confirmed only once its money is there, when it is paid now', async () => {
    const farmer = await buyer();
    const journey = await farmer.toPay();
    expect(await farmer.sent(journey.id, 'confirm')).toEqual([]);
    const transaction_id = await farmer.pay(journey);
    await farmer.until(journey.id, 'accepted');
    const [confirm, ...more] = await farmer.sent(journey.id, 'confirm');
    expect(more).toEqual([]);
    const paise = Math.round((journey.quote?.total ?? 0) * 100);
    expect(confirm?.message).toMatchObject({
      order: {
        payment: {
          type: 'ON-ORDER',
          collected_by: 'BAP',
          status: 'PAID',
          params: { amount: (paise / 100).toFixed(2), currency: 'INR', transaction_id },
        },
      },
    });
    expect(await farmer.money(journey.id)).toEqual([['captured', paise]]);
  });

  it.each([
    { what: 'sold out', item: 'out_of_stock', code: '40002', packs: 1 },
    { what: 'not brought there', item: 'not_serviceable', code: '30009', packs: 0 },
  ])('has no price for what is $what', async ({ item, code, packs }) => {
    const farmer = await buyer();
    await farmer.script('*', item);
    const journey = await farmer.asks();
    const refused = await farmer.until(journey.id, 'price-refused');
    await farmer.script('*', null);
    expect(refused).toMatchObject({ problem: { code }, payment_choices: [], order: null });
    expect(refused.problem?.variant_ids).toHaveLength(packs);
    const placed = await farmer.place({ ...journey, quote: refused.quote });
    expect(placed).toMatchObject({ status: 409, body: { error: { code: 'order_error.cart_changed' } } });
    // Asked again it goes on in the same transaction.
    await farmer.ask();
    expect((await farmer.until(journey.id, 'price-known')).quote?.is_short).toBe(false);
  });

  it('fails when the shop refuses it, and what was paid goes back', async () => {
    const farmer = await buyer();
    const journey = await farmer.toPay('refused');
    await farmer.pay(journey);
    const failed = await farmer.until(journey.id, 'failed');
    expect(failed).toMatchObject({ problem: { code: '30019' }, order: { status: 'ORDER_FAILED' } });
    const paise = Math.round((journey.quote?.total ?? 0) * 100);
    expect(await refundsOf(journey)).toMatchObject([{ amountPaise: paise, cause: 'order-ended' }]);
    expect(await farmer.money(journey.id)).toEqual([
      ['captured', paise],
      ['refund', -paise],
    ]);
  });

  it('fails when the shop is late, signs badly, fails, or has another clock: what was paid goes back', async () => {
    const started = await Promise.all(
      ['late', 'badly_signed', 'fails', 'wrong_clock'].map(async (script) => {
        const farmer = await buyer();
        const journey = await farmer.toPay();
        await farmer.script(journey.id, script);
        await farmer.pay(journey);
        return { farmer, journey };
      }),
    );
    for (let tries = 1; tries <= CONFIRM_TRIES; tries += 1) {
      for (const { farmer, journey } of started)
        await expect.poll(async () => (await farmer.sent(journey.id, 'confirm')).length).toBe(tries);
      backend.advance((tries < CONFIRM_TRIES ? 61 : 31) * SECOND_MS);
    }
    for (const { farmer, journey } of started) {
      const failed = await farmer.until(journey.id, 'failed');
      expect(failed).toMatchObject({ problem: { code: '25001' }, order: { status: 'ORDER_FAILED' } });
      expect(await refundsOf(journey)).toMatchObject([{ cause: 'order-ended' }]);
      expect((await farmer.money(journey.id)).reduce((sum, [, paise]) => sum + paise, 0)).toBe(0);
    }
  });

  it.each(['twice', 'out_of_order'])('is shown as far as it is, when its shop tells it %s', async (script) => {
    const farmer = await buyer();
    const journey = await farmer.quoted();
    await farmer.script(journey.id, script);
    await farmer.place(journey);
    await farmer.until(journey.id, 'accepted');
    const told = async () =>
      ((await farmer.call('GET', `/order/v1/orders/${journey.id}`)).body as Order).history.map(({ status }) => status);
    expect(await told()).toEqual(['PENDING', 'VENDOR_CONFIRMED']);
    for (const { url } of network.sellers.slice(0, 1))
      await fetchLocalhost('POST', `${url}/sandbox/advance`, JSON.stringify({ order_id: networkName(journey) }));
    // Of two steps that come in the wrong order the later one counts, and the earlier changes nothing.
    const last = script === 'twice' ? 'READY_FOR_DELIVERY' : 'OUT_FOR_DELIVERY';
    await expect.poll(async () => (await told()).at(-1)).toBe(last);
    expect((await told()).length).toBe(3);
  });

  it('is not asked for twice by two tabs', async () => {
    const farmer = await buyer();
    const journey = await farmer.quoted();
    const answers = await Promise.all([farmer.place(journey), farmer.place(journey), farmer.place(journey)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await farmer.until(journey.id, 'accepted');
    expect((await farmer.place(journey)).body).toMatchObject({ id: journey.id, step: 'accepted' });
    for (const action of ['init', 'confirm']) expect(await farmer.sent(journey.id, action)).toHaveLength(1);
    const placed = await backend.database.select().from(orders).where(eq(orders.farmerId, farmer.userId));
    expect(placed).toHaveLength(1);
  });

  it.each([
    { what: 'another total', more: { agreed_total: 1 }, code: 'order_error.price_changed' },
    { what: 'more than a day later', wait: 25 * 3_600_000, code: 'order_error.price_changed' },
    { what: 'another cart', change: true, code: 'order_error.cart_changed' },
  ])('is not placed at $what', async ({ more = {}, wait = 0, change = false, code }) => {
    const farmer = await buyer();
    const journey = await farmer.quoted();
    if (change) await farmer.put(await variantOf(backend, TOMATO), 3);
    backend.advance(wait);
    // The session of before has ended with the day.
    const later = await networkBuyer(backend, network, farmer.phone);
    const placed = await later.place(journey, more);
    expect(placed).toMatchObject({ status: 409, body: { error: { code } } });
    expect(await farmer.sent(journey.id, 'init')).toEqual([]);
  });

  it('is not shown to another farmer, and not changed by one', async () => {
    const [farmer, other] = [await buyer(), await buyer()];
    const journey = await farmer.quoted();
    expect(await other.call('GET', `/ondc/v1/orders/${journey.id}`)).toMatchObject({ status: 404 });
    expect(await other.place(journey)).toMatchObject({
      status: 404,
      body: { error: { code: 'order_error.not_found' } },
    });
    expect(await other.ask(farmer.addressId)).toMatchObject({ status: 409 });
    await other.put(await variantOf(backend, TOMATO), 1);
    expect(await other.ask(farmer.addressId)).toMatchObject({
      status: 404,
      body: { error: { code: 'address_error.not_found' } },
    });
  });

  it('waits 30 seconds for a price, and takes none that comes later', async () => {
    const farmer = await buyer();
    await farmer.script('*', 'late');
    const journey = await farmer.asks();
    await expect.poll(() => farmer.sent(journey.id, 'select')).toHaveLength(1);
    expect((await farmer.journey(journey.id)).step).toBe('asking-price');
    backend.advance(31 * SECOND_MS);
    await farmer.script('*', null);
    expect(await farmer.until(journey.id, 'price-refused')).toMatchObject({ problem: { code: '20009' } });
  });

  it('is never sent when the farmer cancels it before it is paid', async () => {
    const farmer = await buyer();
    const journey = await farmer.toPay();
    const cancelled = await farmer.call('POST', `/order/v1/orders/${journey.id}/cancel`, { reason: '010' });
    expect(cancelled.status).toBeLessThan(300);
    expect(await farmer.journey(journey.id)).toMatchObject({ step: 'failed', order: { status: 'USER_CANCELLED' } });
    await farmer.pay(journey).catch(() => undefined);
    backend.advance(120 * SECOND_MS);
    expect(await farmer.sent(journey.id, 'confirm')).toEqual([]);
    expect(
      await backend.database
        .select()
        .from(orders)
        .where(and(eq(orders.id, journey.id), eq(orders.status, 'USER_CANCELLED'))),
    ).toHaveLength(1);
  });
});
