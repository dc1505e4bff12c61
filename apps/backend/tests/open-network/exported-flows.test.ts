import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@haat/api-contract';
import { exportMessages } from '@haat/backend-open-network';
import { networkSearches } from '@haat/backend-open-network/tables';
import type { SandboxNetwork } from '@haat/backend-sandbox-network';
import { testDatabases, type TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENOUGH_MS } from './confirmed-order.ts';
import { fetchLocalhost } from './fetch-localhost.ts';
import { networkBuyer, SECOND_MS, startNetworkMarket, TOMATO, type NetworkBuyer } from './network-journey.ts';

const SOON = { timeout: ENOUGH_MS };
const DELIVERED = ['on_status_packed', 'on_status_picked', 'on_status_out_for_delivery', 'on_status_delivered'];

/* Each flow that the network asks for is bought for it over the wire, and written as its checkers read them. */
describe.each(testDatabases(import.meta.filename).slice(-1))('exported flows of the open network on $name', (on) => {
  let backend: TestBackend;
  let network: SandboxNetwork;
  let folder: string;
  beforeAll(async () => {
    ({ backend, network } = await startNetworkMarket(on));
    folder = await mkdtemp(join(tmpdir(), 'flows-'));
  }, 120_000);
  afterAll(async () => {
    await backend?.close();
    await network?.close();
    await rm(folder, { recursive: true });
  });

  let exports = 0;
  /** The folder of a flow, and its files by key. */
  async function flowOf(transactionId: string) {
    const to = join(folder, String((exports += 1)));
    await exportMessages(backend.dependencies, to, transactionId);
    const [name = ''] = await readdir(to);
    const keys = (await readdir(join(to, name))).map((file) => file.replace(/\.json$/, ''));
    const read = async (key: string) => JSON.parse(await readFile(join(to, name, `${key}.json`), 'utf8'));
    return { name, keys, read };
  }
  const has = async (id: string, keys: readonly string[]) =>
    expect.poll(async () => (await flowOf(id)).keys, SOON).toEqual(expect.arrayContaining([...keys]));
  const seller = (path: string, body: object) =>
    fetchLocalhost('POST', `${network.sellers[0]?.url}/sandbox/${path}`, JSON.stringify(body));
  /** Has the seller take an order, or an issue, a step on, which is told with a message of this key. */
  async function advance(id: string, key: string, what: object = { order_id: id.replaceAll('-', '') }) {
    expect((await seller('advance', what)).status).toBe(200);
    await has(id, [key]);
  }
  const shown = async (farmer: NetworkBuyer, id: string) =>
    (await farmer.call('GET', `/order/v1/orders/${id}`)).body as Order;
  async function ordered(farmer: NetworkBuyer, script: string, isPaidNow = false): Promise<string> {
    const journey = await farmer.quoted();
    await farmer.script(journey.id, script);
    await farmer.place(journey, isPaidNow ? { payment_kind: 'pay-now' } : {});
    if (isPaidNow) await farmer.pay(await farmer.until(journey.id, 'awaiting-payment'));
    await farmer.until(journey.id, 'accepted');
    return journey.id;
  }
  const deliver = async (id: string) => {
    for (const key of DELIVERED) await advance(id, key);
  };
  const searchOf = async (city: string) =>
    (await backend.database.select().from(networkSearches).where(eq(networkSearches.city, city)))[0]?.transactionId;

  it('of the whole catalogue, and what was wrong in it', async () => {
    await expect.poll(() => searchOf('std:0253'), SOON).toBeDefined();
    const id = (await searchOf('std:0253')) ?? '';
    await has(id, [
      'search_full_catalog_refresh',
      'on_search_full_catalog_refresh',
      'on_search_full_catalog_refresh_2',
    ]);
    backend.advance(61 * SECOND_MS);
    await has(id, ['catalog_rejection']);
    const { name, read } = await flowOf(id);
    expect(name).toBe('flow-1_full_catalog');
    expect(await read('catalog_rejection')).toMatchObject({ errors: [{ type: 'ITEM-ERROR', code: '91001' }] });
  });

  it('of increments', async () => {
    await expect.poll(() => searchOf('*'), SOON).toBeDefined();
    await seller('items', { provider_id: 'P-NSK-01', item_id: TOMATO, in_stock: true });
    const id = (await searchOf('*')) ?? '';
    await has(id, ['search_inc_refresh', 'on_search_inc_refresh']);
    expect((await flowOf(id)).name).toBe('flow-1_incremental_catalog');
  });

  it('of an order to its end, and a complaint of it', async () => {
    const farmer = await networkBuyer(backend, network);
    const id = await ordered(farmer, 'normal');
    await deliver(id);
    const steps = ['select', 'on_select', 'init', 'on_init', 'confirm', 'on_confirm'];
    const flow = await flowOf(id);
    expect([flow.name, flow.keys.toSorted()]).toEqual(['flow-1_order', [...steps, ...DELIVERED].toSorted()]);

    await expect.poll(async () => (await shown(farmer, id)).status, SOON).toBe('DELIVERED');
    const [line] = (await shown(farmer, id)).lines;
    const complaint = { reason: 'ITM01', variant_id: line?.variant_id, note: 'One is missing' };
    const { body } = await farmer.call('POST', `/order/v1/orders/${id}/issues`, complaint);
    const [issue] = (body as Order).issues;
    await has(id, ['issue', 'on_issue']);
    await advance(id, 'on_issue_status', { issue_id: issue?.id });
    await expect.poll(async () => (await shown(farmer, id)).issues[0]?.status, SOON).toBe('ANSWERED');
    await farmer.call('POST', `/order/v1/orders/${id}/issues/${issue?.id}/close`);
    await has(id, ['issue_2']);
    const { name, read } = await flowOf(id);
    expect(name).toBe('flow-1_igm');
    expect((await read('issue_2')).message.issue).toMatchObject({ id: issue?.id, status: 'CLOSED' });
  });

  it('of goods that are out of stock', async () => {
    const farmer = await networkBuyer(backend, network);
    await farmer.script('*', 'out_of_stock');
    const { id } = await farmer.asks();
    await farmer.until(id, 'price-refused');
    await farmer.script('*', null);
    const { name, keys } = await flowOf(id);
    expect([name, keys.toSorted()]).toEqual(['flow-1_out_of_stock', ['on_select_out_of_stock', 'select_out_of_stock']]);
  });

  it('of an order that the buyer cancels', async () => {
    const farmer = await networkBuyer(backend, network);
    const id = await ordered(farmer, 'normal');
    await farmer.call('POST', `/order/v1/orders/${id}/cancel`, { reason: '010' });
    await has(id, ['cancel', 'on_cancel']);
    expect((await flowOf(id)).name).toBe('flow-1_buyer_cancel');
  });

  it('of goods that go back to the shop', async () => {
    const farmer = await networkBuyer(backend, network);
    const id = await ordered(farmer, 'rto');
    for (const key of [...DELIVERED.slice(0, 3), 'on_cancel', 'on_status_rto_delivered']) await advance(id, key);
    expect((await flowOf(id)).name).toBe('flow-1_rto');
  });

  it('of a part that the seller cancels, and a return that is liquidated', async () => {
    const farmer = await networkBuyer(backend, network);
    const id = await ordered(farmer, 'part_cancel', true);
    await advance(id, 'on_update');
    // What was given back is told.
    await has(id, ['update', 'on_update_2']);
    await deliver(id);
    await expect.poll(async () => (await shown(farmer, id)).returnable?.lines.length, SOON).toBe(1);
    const [line] = (await shown(farmer, id)).returnable?.lines ?? [];
    const lines = [{ variant_id: line?.variant_id, quantity: 1 }];
    expect((await farmer.call('POST', `/order/v1/orders/${id}/returns`, { reason: '003', lines })).status).toBe(201);
    await has(id, ['update_2', 'on_update_3']);
    await advance(id, 'on_update_4');
    await has(id, ['update_3']);
    const { name, read } = await flowOf(id);
    expect(name).toBe('flow-1_update');
    const stateOf = async (key: string) => JSON.stringify((await read(key)).message.order.fulfillments);
    expect([await stateOf('on_update'), await stateOf('on_update_4')]).toEqual([
      expect.stringContaining('"reason_id","value":"002"'),
      expect.stringContaining('"Liquidated"'),
    ]);
    expect(await read('update_3')).toMatchObject({ message: { update_target: 'payment' } });
  });
});
