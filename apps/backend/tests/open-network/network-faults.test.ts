import { networkJourneys, networkMessages } from '@haat/backend-open-network/tables';
import { readAnswer } from '@haat/backend-open-network/testing';
import { orders } from '@haat/backend-orders/tables';
import { refunds } from '@haat/backend-payments/tables';
import { addEvent, inTransaction } from '@haat/backend-platform';
import { testDatabases, type TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUOTE, startAnsweringMarket, type AnsweringMarket } from './answering-market.ts';
import { line, MORE_SEED, quoteOf, SEED, type AnsweringSeller } from './answering-seller.ts';
import { SECOND_MS, variantOf, type NetworkBuyer } from './network-journey.ts';

const SHOP = 'L1';
const CONFIRM_TRIES = 6;

describe.each(testDatabases(import.meta.filename))('a seller of the open network that errs on $name', (on) => {
  let market: AnsweringMarket;
  let backend: TestBackend;
  let seller: AnsweringSeller;
  beforeAll(async () => {
    market = await startAnsweringMarket(on);
    ({ backend, seller } = market);
  }, 120_000);
  afterAll(() => market?.close());

  const buyer: AnsweringMarket['buyer'] = () => market.buyer();
  const asks: AnsweringMarket['asks'] = (...given) => market.asks(...given);
  const initialises: AnsweringMarket['initialises'] = (...given) => market.initialises(...given);
  const agrees: AnsweringMarket['agrees'] = (...given) => market.agrees(...given);
  /** What the seller said at once to each try of a message. */
  const answersTo = async (id: string, action: string) => {
    const isIt = and(eq(networkMessages.transactionId, id), eq(networkMessages.action, action));
    const rows = await backend.database.select().from(networkMessages).where(isIt).orderBy(networkMessages.at);
    const answers = await Promise.all(rows.map((row) => readAnswer(backend.dependencies, row)));
    return answers.map((answer) => JSON.parse(answer ?? '{}').message?.ack.status);
  };
  const ordersOf = ({ userId }: NetworkBuyer) =>
    backend.database.select().from(orders).where(eq(orders.farmerId, userId));

  it.each([
    { what: 'a total that is off by a rupee', quote: quoteOf([line(SEED, 2)], 1), code: '22507' },
    { what: 'a price above the maximum', quote: quoteOf([line(SEED, 2, 701)]), code: '22507' },
    { what: 'goods that nobody asked for', quote: quoteOf([line(SEED, 2), line('I-1', 1)]), code: '22507' },
    { what: 'more than was asked for', quote: quoteOf([line(SEED, 3)]), code: '21002' },
    { what: 'no quote', quote: undefined, code: '20006' },
  ])('gets no order for $what', async ({ quote, code }) => {
    const farmer = await buyer();
    const { id } = await asks(farmer);
    const answer = () => seller.answer(id, 'select', seller.selected(quote as object));
    // As often as it is said.
    expect([await answer(), await answer()]).toEqual([code, code]);
    expect(await farmer.until(id, 'price-refused')).toMatchObject({ problem: { code }, payment_choices: [] });
  });

  it('has its own price asked for anew, and shown', async () => {
    const farmer = await buyer();
    const { id } = await asks(farmer);
    const dearer = seller.selected(quoteOf([line(SEED, 2, 690)]));
    await seller.answer(id, 'select', dearer);
    expect((await farmer.until(id, 'price-refused')).problem?.code).toBe('21003');
    await farmer.ask();
    await seller.until(id, 'select', 2);
    await seller.answer(id, 'select', dearer);
    expect((await farmer.until(id, 'price-known')).quote).toMatchObject({ total: 1420, lines: [{ price: 690 }] });
  });

  it('has less than was asked for: it is asked again with what there is', async () => {
    const farmer = await buyer();
    const { id } = await asks(farmer, { [SEED]: 2, [MORE_SEED]: 1 });
    const error = { type: 'DOMAIN-ERROR', code: '40002', message: `[{"item_id":"${SEED}","error":"40002"}]` };
    await seller.answer(id, 'select', { ...seller.selected(quoteOf([line(SEED, 1), line(MORE_SEED, 1)])), error });
    const short = await farmer.until(id, 'price-known');
    const seed = await variantOf(backend, SEED, SHOP);
    expect(short).toMatchObject({
      quote: {
        is_short: true,
        lines: [
          { asked: 2, quantity: 1 },
          { asked: 1, quantity: 1 },
        ],
      },
      problem: { code: '40002', variant_ids: [seed] },
      payment_choices: [],
    });
    expect((await farmer.place(short)).body).toMatchObject({ error: { code: 'order_error.not_enough_stock' } });
    await farmer.put(seed, 1);
    await farmer.ask();
    await seller.until(id, 'select', 2);
    await seller.answer(id, 'select', seller.selected(quoteOf([line(SEED, 1), line(MORE_SEED, 1)])));
    expect(await farmer.until(id, 'price-known')).toMatchObject({ quote: { is_short: false }, problem: null });
  });

  it.each([
    { what: 'another quote', order: () => ({ quote: quoteOf([line(SEED, 2, 660)]) }), code: '21003' },
    { what: 'another total', order: () => ({ quote: quoteOf([line(SEED, 2)], 1) }), code: '22507' },
    {
      what: 'another finder fee',
      order: () => ({ payment: { type: 'ON-FULFILLMENT', collected_by: 'BPP' } }),
      code: '22506',
    },
    { what: 'another bill', order: () => ({ billing: { name: 'Ram', phone: '9800000000' } }), code: '20006' },
  ])('gets no order on $what in its terms', async ({ order, code }) => {
    const farmer = await buyer();
    const { id } = await initialises(farmer);
    const terms = seller.initialised(id, QUOTE, order());
    expect(await seller.answer(id, 'init', terms)).toBe(code);
    // As often as it is said.
    expect(await seller.answer(id, 'init', terms)).toBe(code);
    expect(await farmer.until(id, 'order-refused')).toMatchObject({ problem: { code }, order: null });
    expect(await ordersOf(farmer)).toEqual([]);
    expect(seller.asked(id, 'confirm')).toEqual([]);
    expect((await farmer.cart()).count).toBe(2);
  });

  it('is asked six times with the same ids; then the order fails, and the money goes back', async () => {
    const farmer = await buyer();
    const journey = await agrees(farmer, 'pay-now');
    await farmer.pay(journey);
    for (let tries = 1; tries <= CONFIRM_TRIES; tries += 1) {
      await seller.until(journey.id, 'confirm', tries);
      backend.advance((tries < CONFIRM_TRIES ? 61 : 31) * SECOND_MS);
    }
    const failed = await farmer.until(journey.id, 'failed');
    expect(failed).toMatchObject({
      tries: CONFIRM_TRIES,
      problem: { code: '25001' },
      order: { status: 'ORDER_FAILED' },
    });
    const sent = seller.asked(journey.id, 'confirm');
    expect(sent).toHaveLength(CONFIRM_TRIES);
    for (const name of ['message_id', 'transaction_id'])
      expect(new Set(sent.map(({ context }) => context[name])).size).toBe(1);
    expect(new Set(sent.map(({ message }) => message.order.id)).size).toBe(1);
    expect(await seller.answer(journey.id, 'confirm', seller.confirmed(journey.id))).toBe('25001');
    expect(await backend.database.select().from(refunds).where(eq(refunds.orderId, journey.id))).toHaveLength(1);
    expect((await farmer.money(journey.id)).reduce((sum, [, paise]) => sum + paise, 0)).toBe(0);
    expect((await farmer.journey(journey.id)).step).toBe('failed');
  });

  it('is not believed about another order, nor another seller about this one', async () => {
    const farmer = await buyer();
    const { id } = await agrees(farmer);
    await seller.until(id, 'confirm');
    expect(await seller.answer(id, 'confirm', seller.confirmed(id), {}, market.other)).toBe('20006');
    expect(await seller.answer(id, 'confirm', seller.confirmed(id, { id: 'f'.repeat(32) }))).toBe('20006');
    expect((await farmer.journey(id)).step).toBe('confirming');
    backend.advance(61 * SECOND_MS);
    await seller.until(id, 'confirm', 2);
    expect((await farmer.journey(id)).step).toBe('confirming');
  });

  it('is heard though it refused the same order when it was sent again', async () => {
    const farmer = await buyer();
    const { id } = await agrees(farmer);
    await seller.until(id, 'confirm');
    seller.refuse('confirm', '30000');
    backend.advance(61 * SECOND_MS);
    await seller.until(id, 'confirm', 2);
    seller.refuse('confirm', null);
    await expect.poll(() => answersTo(id, 'confirm')).toEqual(['ACK', 'NACK']);
    expect(await seller.answer(id, 'confirm', seller.confirmed(id))).toBeNull();
    await farmer.until(id, 'accepted');
  });

  it('is heard once, however often it says the same', async () => {
    const farmer = await buyer();
    const { id } = await agrees(farmer);
    await seller.until(id, 'confirm');
    const answers = [1, 2, 3].map(() => seller.answer(id, 'confirm', seller.confirmed(id)));
    expect(await Promise.all(answers)).toEqual([null, null, null]);
    await farmer.until(id, 'accepted');
    const seen = (await farmer.call('GET', `/order/v1/orders/${id}`)).body as { history: { status: string }[] };
    expect(seen.history.map(({ status }) => status)).toEqual(['PENDING', 'VENDOR_CONFIRMED']);
  });

  it('is asked once for each step, however often its event comes', async () => {
    const farmer = await buyer();
    const { id } = await agrees(farmer);
    const again = () =>
      inTransaction(backend.database, (tx) =>
        addEvent(tx, {
          id: backend.dependencies.newId(),
          type: 'open-network.journey-due',
          payload: { journey_id: id },
          at: backend.dependencies.now(),
        }),
      );
    await Promise.all([again(), again(), again()]);
    await seller.until(id, 'confirm');
    await seller.answer(id, 'confirm', seller.confirmed(id));
    await farmer.until(id, 'accepted');
    for (const action of ['select', 'init', 'confirm']) expect(seller.asked(id, action)).toHaveLength(1);
  });

  it('is asked again with the same id when a process died before it sent', async () => {
    const farmer = await buyer();
    const { id } = await initialises(farmer);
    const isIt = eq(networkJourneys.id, id);
    const nextTry = async () => (await backend.database.select().from(networkJourneys).where(isIt))[0]?.nextTryAt;
    await expect.poll(nextTry).toBeNull();
    // As it stands when the process that took the message died: noted as sent, not acknowledged.
    await backend.database.update(networkJourneys).set({ nextTryAt: backend.dependencies.now() }).where(isIt);
    await seller.until(id, 'init', 2);
    expect(new Set(seller.asked(id, 'init').map(({ context }) => context['message_id'])).size).toBe(1);
    await seller.answer(id, 'init', seller.initialised(id, QUOTE));
    await farmer.until(id, 'confirming');
    expect(await ordersOf(farmer)).toHaveLength(1);
  });

  it('is not cancelled behind its back once the order was sent', async () => {
    const farmer = await buyer();
    const { id } = await agrees(farmer);
    await seller.until(id, 'confirm');
    const asked = await farmer.call('POST', `/order/v1/orders/${id}/cancel`, { reason: '010' });
    expect(asked).toMatchObject({ status: 200, body: { status: 'PENDING', network: { cancel: { state: 'asked' } } } });
    expect(seller.asked(id, 'cancel')).toEqual([]);
    expect((await farmer.journey(id)).step).toBe('confirming');
  });
});
