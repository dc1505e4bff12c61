import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '@haat/backend-market/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  CART,
  farmer,
  NEAR,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signed,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { newNumber, partnerAgent } from '../consents/agents-and-farmers.ts';
import type { TestAgent } from '../consents/agents-and-farmers.ts';
import { startBackend } from '../start-backend.ts';

// Written from docs/domain/agents.md#commission.
describe.each(testDatabases(import.meta.filename))('the commission of an agent on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { commissionRates: { tool: 250 } } });
    const [tool] = await backend.database
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.kind, 'tool'))
      .limit(1);
    pack = tool?.id ?? '';
    await setOffer(backend, pack, { stock: 900, pricePaise: 123_450, discountPaise: 0 });
  });
  afterAll(() => backend?.close());

  /** A farmer's cart with two packs to be collected, and the order that would be sent. */
  async function readyOrder(agent: TestAgent, farmerId: string) {
    const place = `lat_lng=${NEAR}`;
    await agent.call('PUT', `${CART}/items/${pack}?${place}`, { quantity: 2, vendor_id: SHOP }, farmerId);
    const choices = { delivery_type: 'pickup_from_store', payment_kind: 'cash' };
    await agent.call('PATCH', `${CART}?${place}`, choices, farmerId);
    const { body: checkout } = await agent.call('GET', `${CART}/checkout?${place}`, undefined, farmerId);
    return { checkout, order: orderOf(checkout, farmerId) };
  }

  async function soldOrder() {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order'] });
    const { order } = await readyOrder(agent, farmerId);
    const { status, body } = await agent.call('POST', ORDERS, order, farmerId);
    expect(status).toBe(201);
    return { agent, farmerId, id: body.id as string, number: body.number as string, code: body.pickup_code as string };
  }

  async function handOver({ id, code }: { id: string; code: string }): Promise<void> {
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED'] as const)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, id, to, 'vendor', { evidence: { kind: 'pickup-code', code } }),
      );
  }

  async function giveBack({ agent, farmerId, id }: Awaited<ReturnType<typeof soldOrder>>): Promise<void> {
    const wish = { reason: '003', lines: [{ variant_id: pack, quantity: 1 }] };
    const asked = await agent.call('POST', `${ORDERS}/${id}/returns`, wish, farmerId);
    expect(asked.status).toBe(201);
    const shop = await staffMember(backend, 'vendor');
    const returnId = asked.body.returns.at(-1).id as string;
    for (const to of ['APPROVED', 'PICKED_UP']) {
      const moved = await shop.call('POST', `/vendor/v1/orders/${id}/returns/${returnId}`, { to });
      expect(moved.status).toBe(200);
    }
  }

  const ordersOf = async (agent: TestAgent) => (await agent.call('GET', '/agent/v1/orders')).body;
  const monthOf = async (agent: TestAgent, month = '') =>
    (await agent.call('GET', `/agent/v1/commission${month === '' ? '' : `?month=${month}`}`)).body;

  it('is said with the farmer’s cart, and an order that says another is refused', async () => {
    const agent = await partnerAgent(backend);
    const farmerId = await agent.consent(newNumber(), { purposes: ['order'] });
    const { checkout, order } = await readyOrder(agent, farmerId);
    // ₹2,469.00 at 250: 6172.5 paise, half up.
    expect(checkout.cumulative_commission).toBe(61.73);
    expect(order).toMatchObject({ order_created_for: farmerId, cumulative_commission: 61.73 });
    const { cumulative_commission: _left, ...without } = order;
    for (const sent of [without, { ...order, cumulative_commission: 61.74 }, { ...order, cumulative_commission: 0 }])
      expect((await agent.call('POST', ORDERS, signed(sent), farmerId)).body.error).toMatchObject({
        code: 'order_error.price_changed',
        details: { field: 'cumulative_commission' },
      });
    expect((await agent.call('POST', ORDERS, order, farmerId)).status).toBe(201);
  });

  it('is earned when the goods are handed over, and taken back as they are given back', async () => {
    const sale = await soldOrder();
    const { agent, number } = sale;
    expect((await ordersOf(agent)).results).toMatchObject([
      { number, total: 2_469, commission: 61.73, commission_state: 'expected' },
    ]);
    expect(await monthOf(agent)).toMatchObject({ earned: 0, taken_back: 0, total: 0, entries: [] });
    await handOver(sale);
    expect((await ordersOf(agent)).results).toMatchObject([{ commission: 61.73, commission_state: 'earned' }]);
    expect(await monthOf(agent)).toMatchObject({
      earned: 61.73,
      total: 61.73,
      entries: [{ order_number: number, kind: 'earned', amount: 61.73 }],
    });
    await giveBack(sale);
    // One pack is kept: 3086 paise of it.
    expect(await monthOf(agent)).toMatchObject({ earned: 61.73, taken_back: 30.87, total: 30.86 });
    await giveBack(sale);
    expect(await monthOf(agent)).toMatchObject({ earned: 61.73, taken_back: 61.73, total: 0 });
    expect((await ordersOf(agent)).results).toMatchObject([{ commission: 0, commission_state: 'taken-back' }]);
  });

  it('stands in the month in India in which it was earned', async () => {
    const sale = await soldOrder();
    await handOver(sale);
    const { month } = await monthOf(sale.agent);
    expect((await monthOf(sale.agent, month)).total).toBe(61.73);
    expect((await monthOf(sale.agent, '2020-12')).total).toBe(0);
    expect((await sale.agent.call('GET', '/agent/v1/commission?month=2026-13')).status).toBe(400);
  });

  it('is nothing for an order that was cancelled', async () => {
    const { agent, farmerId, id } = await soldOrder();
    const cancelled = await agent.call('POST', `${ORDERS}/${id}/cancel`, { reason: '001' }, farmerId);
    expect(cancelled.status).toBe(200);
    expect((await ordersOf(agent)).results).toMatchObject([{ commission: 0, commission_state: 'none' }]);
  });

  it('is an agent’s own: not another’s, and not of what an agent buys for themselves', async () => {
    const { agent } = await soldOrder();
    expect((await ordersOf(agent)).count).toBe(1);
    const other = await partnerAgent(backend);
    expect(await ordersOf(other)).toMatchObject({ count: 0, results: [] });
    expect((await monthOf(other)).entries).toEqual([]);
    const { token } = await farmer(backend);
    for (const path of ['/agent/v1/orders', '/agent/v1/commission'])
      expect((await backend.request('GET', path, { token })).status).toBe(403);
    await other.call('PUT', `${CART}/items/${pack}?lat_lng=${NEAR}`, { quantity: 1, vendor_id: SHOP });
    const { body: checkout } = await other.call('GET', `${CART}/checkout?lat_lng=${NEAR}`);
    expect(checkout.cumulative_commission).toBeUndefined();
  });
});
