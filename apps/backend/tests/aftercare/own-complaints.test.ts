import { stepUps } from '@haat/backend-identity/tables';
import { deliverablePacks, farmer, ORDERS, setOffer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveredOrder } from '../account/whole-person.ts';
import { startBackend } from '../start-backend.ts';

const PATH = '/order/v1/issues';

describe.each(testDatabases(import.meta.filename))('complaints of a person on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  const complains = async (buyer: Buyer) => {
    const orderId = await deliveredOrder(backend, buyer, pack);
    const issue = { reason: 'ITM01', variant_id: pack, note: '', photos: [] };
    const { body } = await buyer.call('POST', `${ORDERS}/${orderId}/issues`, issue);
    return { orderId, number: body.issues[0].number as string };
  };
  const list = async (buyer: Buyer) => (await buyer.call('GET', PATH)).body.results as Record<string, unknown>[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
  });
  afterAll(() => backend?.close());

  it('are all in one place, with number, order and clocks, the newest first', async () => {
    const buyer = await farmer(backend);
    expect(await list(buyer)).toEqual([]);
    const first = await complains(buyer);
    backend.advance(1000);
    const second = await complains(buyer);
    const listed = await list(buyer);
    expect(listed.map(({ number, order_id }) => [number, order_id])).toEqual([
      [second.number, second.orderId],
      [first.number, first.orderId],
    ]);
    expect(listed[0]).toMatchObject({
      status: 'OPEN',
      reason: 'ITM01',
      order_number: expect.stringMatching(/^\d{4}-/),
    });
    const { opened_at: opened, answer_by: answer } = listed[0] as { opened_at: string; answer_by: string };
    expect(Date.parse(answer) - Date.parse(opened)).toBe(48 * 3_600_000);
  });

  it('are shown to their owner alone, and not before the owner has proved the number', async () => {
    const [buyer, other] = [await farmer(backend), await farmer(backend)];
    await complains(buyer);
    expect(await list(other)).toEqual([]);
    backend.advance(1000);
    await backend.database.insert(stepUps).values({ userId: buyer.userId, dueAt: backend.dependencies.now() });
    expect(await list(buyer)).toEqual([]);
  });
});
