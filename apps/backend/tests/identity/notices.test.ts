import { notices } from '@haat/backend-identity/tables';
import { identityArea, tellUser } from '@haat/backend-identity';
import type { NoticeKind } from '@haat/backend-platform';
import { deliverablePacks, farmer, orderForPickup, setOffer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const PATH = '/user/v1/notices';
const DAY_MS = 86_400_000;

// Written from docs/domain/application.md#notices-by-topic.
describe.each(testDatabases(import.meta.filename))('notices on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  const sms = async (phone: string) =>
    (await backend.sms.allMessages(phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  const list = async (buyer: Buyer) =>
    (await buyer.call('GET', PATH)).body.results as { topic: string | null; text: string }[];
  const turn = (buyer: Buyer, topic: string, isOn: boolean) =>
    buyer.call('PUT', `${PATH}/switches`, { topic, is_on: isOn });
  const tells = (userId: string, phoneNumber: string, kind: NoticeKind, id: string = randomUUID()) =>
    tellUser(backend.dependencies, userId, { id, phoneNumber, kind, language: 'en', text: kind, values: {} });
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
  });
  afterAll(() => backend?.close());

  it('of an order are read in the app and come by SMS', async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    await orderForPickup(buyer);
    await expect.poll(() => sms(buyer.phone)).toHaveLength(1);
    expect(await list(buyer)).toMatchObject([{ topic: 'order', text: (await sms(buyer.phone))[0] }]);
  });

  it('of a topic that is switched off are read in the app alone, until it is on again', async () => {
    const { userId, phone, ...buyer } = await farmer(backend);
    expect((await turn({ userId, ...buyer }, 'order', false)).body.results).toContainEqual({
      topic: 'order',
      is_on: false,
    });
    await tells(userId, phone, 'order-delivered');
    await tells(userId, phone, 'price-alert');
    expect(await sms(phone)).toEqual(['price-alert']);
    expect(await list({ userId, ...buyer })).toHaveLength(2);
    await turn({ userId, ...buyer }, 'order', true);
    await tells(userId, phone, 'order-delivered');
    expect(await sms(phone)).toHaveLength(2);
  });

  it.each(['new-sign-in', 'payout-changed', 'account-deletion-due'] as const)(
    'of %s come whatever is switched off',
    async (kind) => {
      const { userId, phone, ...buyer } = await farmer(backend);
      for (const topic of ['order', 'answer', 'price-alert']) await turn({ userId, ...buyer }, topic, false);
      await tells(userId, phone, kind);
      expect(await sms(phone)).toEqual([kind]);
    },
  );

  it('that are told again are there once', async () => {
    const { userId, phone, ...buyer } = await farmer(backend);
    const id = randomUUID();
    await tells(userId, phone, 'price-alert', id);
    await tells(userId, phone, 'price-alert', id);
    expect(await list({ userId, ...buyer })).toHaveLength(1);
  });

  it('are one person’s, and switches too', async () => {
    const [{ userId, phone, ...one }, other] = [await farmer(backend), await farmer(backend)];
    await tells(userId, phone, 'price-alert');
    await turn({ userId, ...one }, 'order', false);
    expect(await list(other)).toEqual([]);
    expect((await other.call('GET', `${PATH}/switches`)).body.results).not.toContainEqual({
      topic: 'order',
      is_on: false,
    });
  });

  it('have one switch for each topic of which something is sent', async () => {
    const { call } = await farmer(backend);
    const topics = (await call('GET', `${PATH}/switches`)).body.results.map((one: { topic: string }) => one.topic);
    expect(topics).toHaveLength(new Set(topics).size);
    expect(topics).toEqual(expect.arrayContaining(['order', 'answer', 'price-alert']));
  });

  it('cannot be switched by a topic that is none', async () => {
    expect((await turn(await farmer(backend), 'sign-in', false)).status).toBe(400);
  });

  it('come in pages of 20, and go after 90 days', async () => {
    const { userId, phone, ...buyer } = await farmer(backend);
    for (let told = 0; told < 21; told += 1) await tells(userId, phone, 'price-alert');
    expect((await buyer.call('GET', PATH)).body).toMatchObject({ count: 21, previous: null });
    expect((await buyer.call('GET', `${PATH}?page=2`)).body.results).toHaveLength(1);
    const job = identityArea.jobs?.find(({ name }) => name === 'identity.old-notices');
    const later = (days: number) => ({
      ...backend.dependencies,
      now: () => new Date(backend.dependencies.now().getTime() + days * DAY_MS),
    });
    const left = () => backend.database.$count(notices, eq(notices.userId, userId));
    await job?.run(later(89));
    expect(await left()).toBe(21);
    await job?.run(later(91));
    expect(await left()).toBe(0);
  });
});
