import { networkOrderEvents } from '@haat/backend-open-network/tables';
import { orders } from '@haat/backend-orders/tables';
import { refunds } from '@haat/backend-payments/tables';
import { testDatabases } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUOTE, startAnsweringMarket, type AnsweringMarket } from './answering-market.ts';
import { line, quoteOf, SEED } from './answering-seller.ts';
import { SECOND_MS, type NetworkBuyer } from './network-journey.ts';

describe.each(testDatabases(import.meta.filename))('what a seller may not change of an order, on $name', (on) => {
  let market: AnsweringMarket;
  beforeAll(async () => (market = await startAnsweringMarket(on)), 120_000);
  afterAll(() => market?.close());
  const buyer: AnsweringMarket['buyer'] = () => market.buyer();

  /** Bought, paid and confirmed. */
  async function accepted(farmer: NetworkBuyer): Promise<string> {
    const journey = await market.agrees(farmer, 'pay-now');
    await farmer.pay(journey);
    await market.seller.until(journey.id, 'confirm');
    expect(await market.seller.answer(journey.id, 'confirm', market.seller.confirmed(journey.id))).toBeNull();
    await farmer.until(journey.id, 'accepted');
    return journey.id;
  }
  const statusOf = async (id: string) =>
    (await market.backend.database.select().from(orders).where(eq(orders.id, id)))[0]?.status;

  it.each([
    { what: 'another seller', order: { provider: { id: 'P2' } }, code: '20003' },
    { what: 'another shop', order: { provider: { id: 'P1', locations: [{ id: 'L2' }] } }, code: '20004' },
    { what: 'other goods', order: { items: [{ id: 'I-OTHER' }] }, code: '20005' },
  ])('takes no price of $what', async ({ order, code }) => {
    const farmer = await buyer();
    const { id } = await market.asks(farmer);
    const { message } = market.seller.selected(QUOTE);
    expect(await market.seller.answer(id, 'select', { message: { order: { ...message.order, ...order } } })).toBe(code);
    expect(await farmer.until(id, 'price-refused')).toMatchObject({ problem: { code }, payment_choices: [] });
  });

  it.each([
    { what: 'another seller', order: { provider: { id: 'P2' } }, code: '20003' },
    { what: 'other goods', order: { items: [{ id: 'I-OTHER', quantity: { count: 2 } }] }, code: '20005' },
    {
      what: 'another place',
      order: { fulfillments: [{ id: 'F1', end: { location: { gps: '1,1' } } }] },
      code: '20006',
    },
    { what: 'a later time', order: { fulfillments: [{ id: 'F1', '@ondc/org/TAT': 'P9D' }] }, code: '22504' },
    { what: 'more packs', order: { items: [{ id: SEED, quantity: { count: 3 } }] }, code: '21002' },
    { what: 'fewer packs', order: { items: [{ id: SEED, quantity: { count: 1 } }] }, code: '20005' },
  ])('places no order on terms with $what', async ({ order, code }) => {
    const farmer = await buyer();
    const { id } = await market.initialises(farmer);
    expect(await market.seller.answer(id, 'init', market.seller.initialised(id, QUOTE, order))).toBe(code);
    expect(await farmer.until(id, 'order-refused')).toMatchObject({ problem: { code }, order: null });
  });

  it.each([
    { what: 'another bill', order: { billing: { name: 'Ram' } }, code: '20006' },
    { what: 'a later time', order: { fulfillments: [{ id: 'F1', '@ondc/org/TAT': 'P9D' }] }, code: '22504' },
    { what: 'a fee for cancelling', order: { cancellation_terms: [{ fee: '10' }] }, code: '22505' },
    { what: 'cash', order: { payment: { type: 'ON-FULFILLMENT', collected_by: 'BPP' } }, code: '22506' },
    { what: 'another price', order: { quote: quoteOf([line(SEED, 2, 660)]) }, code: '21003' },
    { what: 'another total', order: { quote: quoteOf([line(SEED, 2)], 1) }, code: '22507' },
  ])('is not confirmed by a confirmation with $what; the right one counts', async ({ order, code }) => {
    const farmer = await buyer();
    const journey = await market.agrees(farmer, 'pay-now');
    const { id } = journey;
    await farmer.pay(journey);
    await market.seller.until(id, 'confirm');
    expect(await market.seller.answer(id, 'confirm', market.seller.confirmed(id, order))).toBe(code);
    expect((await farmer.journey(id)).step).toBe('confirming');
    market.backend.advance(61 * SECOND_MS);
    await market.seller.until(id, 'confirm', 2);
    expect(await market.seller.answer(id, 'confirm', market.seller.confirmed(id))).toBeNull();
    await farmer.until(id, 'accepted');
  });

  it('hears no news of an order that is not the one that was agreed', async () => {
    const farmer = await buyer();
    const id = await accepted(farmer);
    const packed = { state: 'In-progress', fulfillments: [{ id: 'F1', state: { descriptor: { code: 'Packed' } } }] };
    const tell = (told: object, action = 'on_status') =>
      market.seller.tell(id, action, { ...market.seller.confirmed(id).message.order, ...told });
    const [goods] = packed.fulfillments;
    const [cancel] = [{ ...goods, id: 'C1', type: 'Cancel', tags: [trail('-650.00')] }];
    const part = {
      state: 'Accepted',
      fulfillments: [{ ...goods, state: { descriptor: { code: 'Pending' } } }, cancel],
    };
    const packs = (fulfillment_id: string, count: number) => ({ id: SEED, fulfillment_id, quantity: { count } });
    const refusals = [
      await tell({ ...packed, provider: { id: 'P2' } }),
      await tell({ ...packed, billing: { name: 'Ram' } }),
      await tell({ ...packed, fulfillments: [{ ...goods, '@ondc/org/TAT': 'P9D' }] }),
      await tell({ ...packed, payment: { '@ondc/org/buyer_app_finder_fee_amount': '1' } }),
      await tell({ ...packed, quote: quoteOf([line(SEED, 2)], 100) }),
      await tell({ ...part, items: [packs('C1', 3)] }, 'on_update'),
      await tell({ ...part, items: [packs('F1', 1), packs('C1', 1)], quote: QUOTE }, 'on_update'),
      await tell({ ...part, state: 'Cancelled', quote: QUOTE }, 'on_cancel'),
    ];
    expect(refusals).toEqual(['20003', '20006', '22504', '22506', '22507', '22508', '22503', '22503']);
    expect(await statusOf(id)).toBe('VENDOR_CONFIRMED');
    expect(
      await market.backend.database.select().from(networkOrderEvents).where(eq(networkOrderEvents.orderId, id)),
    ).toEqual([]);

    const less = { items: [packs('F1', 1), packs('C1', 1)], quote: quoteOf([line(SEED, 1)]) };
    expect(await tell({ ...part, ...less }, 'on_update')).toBeNull();
    const back = () => market.backend.database.select().from(refunds).where(eq(refunds.orderId, id));
    await expect.poll(back).toMatchObject([{ amountPaise: 65_000, cause: 'part-cancelled' }]);
    expect(await tell({ ...packed, ...less, fulfillments: [goods, cancel] })).toBeNull();
    await expect.poll(() => statusOf(id)).toBe('READY_FOR_DELIVERY');
  });

  it('asks again a seller that answered 100 MB', async () => {
    const farmer = await buyer();
    market.seller.flood('select', true);
    const { id } = await market.asks(farmer);
    market.seller.flood('select', false);
    market.backend.advance(13 * SECOND_MS);
    await market.seller.until(id, 'select', 2);
    expect(new Set(market.seller.asked(id, 'select').map(({ context }) => context['message_id'])).size).toBe(1);
    expect(await market.seller.answer(id, 'select', market.seller.selected(QUOTE))).toBeNull();
    await farmer.until(id, 'price-known');
  });
});

const trail = (value: string) => ({
  code: 'quote_trail',
  list: Object.entries({ type: 'item', id: SEED, currency: 'INR', value }).map(([code, one]) => ({ code, value: one })),
});
