import { readBody } from '@haat/backend-open-network/testing';
import { testDatabases } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAfterOrderMarket, type AfterOrderMarket } from './after-order-market.ts';
import { ENOUGH_MS, type ConfirmedOrder } from './confirmed-order.ts';

const SOON = { timeout: ENOUGH_MS };
const news = (code: string) => ({
  state: code === 'Order-delivered' ? 'Completed' : 'In-progress',
  fulfillments: [{ id: 'F1', type: 'Delivery', state: { descriptor: { code } } }],
});

describe.each(testDatabases(import.meta.filename))('messages that come at once, on $name', (on) => {
  let market: AfterOrderMarket;
  beforeAll(async () => (market = await startAfterOrderMarket(on)), 120_000);
  afterAll(() => market?.close());
  const orders = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => market.order({ seller: market.seller, price: 100, isSilent: true })),
    );
  const codesOf = async (one: ConfirmedOrder) => {
    const rows = (await one.messages('received', 'on_status')).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const texts = await Promise.all(rows.map((row) => readBody(market.backend.dependencies, row)));
    return texts.map((text) => /"code":"([\w-]+)"/.exec(text)?.[1]);
  };

  it('answers each by itself, and keeps and works on what is taken, in the order of each journey', async () => {
    const [first, second, third, ...others] = await orders(9);
    const answers = await Promise.all([
      market.tell(first!, 'on_status', news('Packed')),
      market.tell(first!, 'on_status', news('Order-picked-up')),
      market.tell(second!, 'on_status', { ...news('Packed'), id: third!.onWire }),
      market.tell(second!, 'on_status', news('Packed'), market.stranger),
      market.tell(third!, 'on_status', news('Order-delivered')),
      market.tell(third!, 'on_status', news('Packed')),
      market.tell(first!, 'on_status', news('Out-for-delivery')),
      ...others.map((one) => market.tell(one, 'on_status', news('Packed'))),
    ]);
    expect(answers).toEqual(['ACK', 'ACK', '20006', '20006', 'ACK', '20007', 'ACK', ...others.map(() => 'ACK')]);
    expect(await codesOf(first!)).toEqual(['Packed', 'Order-picked-up', 'Out-for-delivery']);
    expect([await codesOf(second!), await codesOf(third!)]).toEqual([[], ['Order-delivered']]);
    const statuses = () =>
      Promise.all([first!, second!, third!, ...others].map(async (one) => (await one.shown()).status));
    await expect
      .poll(statuses, SOON)
      .toEqual(['OUT_FOR_DELIVERY', 'VENDOR_CONFIRMED', 'DELIVERED', ...others.map(() => 'READY_FOR_DELIVERY')]);
  });
});
