import { createWebPush, removeExpiredSessions } from '@haat/backend-identity/testing';
import { tellUser } from '@haat/backend-identity';
import { pushSubscriptions } from '@haat/backend-identity/tables';
import type { NoticeKind } from '@haat/backend-platform';
import { deliverablePacks, farmer, orderForPickup, setOffer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signsIn } from '../account/whole-person.ts';
import { startBackend } from '../start-backend.ts';
import { browserKeys, opened, startPushService, subscriptionOf } from './push-service.ts';

/** A farmer in a session that really began. */
type Person = Awaited<ReturnType<typeof inSession>>;

const PATH = '/user/v1/push';
const CONTACT = 'mailto:push@haat.example';
const DAY_MS = 86_400_000;

it('the tests open the example of RFC 8291, appendix A', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
    '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const from = (text: string) => Buffer.from(text, 'base64url');
  const keys = {
    privateKey: from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: from('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  expect(opened(from(body), keys)).toBe('When I grow up, I want to be a watermelon');
});

// Written from docs/domain/application.md#push-messages.
describe.each(testDatabases(import.meta.filename))('messages to browsers on $name', (on) => {
  let backend: TestBackend;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let pack: string;
  const sentTo = (path: string) => service.messages.filter((message) => message.path === path);
  const tells = (buyer: Person, kind: NoticeKind, id: string = randomUUID()) => {
    const notice = { id, phoneNumber: buyer.phone, kind, language: 'en', text: 'code 4821 ₹900', values: {} } as const;
    return tellUser(backend.dependencies, buyer.userId, notice);
  };
  /** A farmer whose browser takes messages. */
  async function subscribed(path: string = randomUUID()) {
    const [buyer, keys] = [await inSession(backend), browserKeys()];
    expect((await buyer.call('PUT', PATH, subscriptionOf(keys, path))).body).toMatchObject({ is_on: true });
    return { buyer, keys, path };
  }
  const isOn = async (buyer: Person) => (await buyer.call('GET', PATH)).body.is_on as boolean;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { webPushContact: CONTACT } });
    service = await startPushService();
    backend.dependencies.adapters.push = createWebPush(CONTACT, service.post);
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
  });
  afterAll(async () => {
    await backend?.close();
    await service?.close();
  });

  it('of an order name the order for the screen, and show a lock screen nothing of it', async () => {
    const { buyer, keys, path } = await subscribed();
    await buyer.put(pack, 1);
    const { body: placed } = await orderForPickup(buyer);
    await expect.poll(() => sentTo(path)).toHaveLength(1);
    const [message] = sentTo(path);
    const shown = JSON.parse(opened(message!.body, keys)) as Record<string, string>;
    expect(shown).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      body: expect.any(String),
      language: expect.any(String),
      topic: 'order',
      order_id: placed.id,
    });
    expect(`${shown['title']} ${shown['body']}`).not.toMatch(/\d|₹/);
    expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  });

  it('are signed for the push service by the key that browsers subscribe with', async () => {
    const { buyer, path } = await subscribed();
    await tells(buyer, 'price-alert');
    await expect.poll(() => sentTo(path)).toHaveLength(1);
    const { public_key: key } = (await buyer.call('GET', PATH)).body as { public_key: string };
    const [, token = '', named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(sentTo(path)[0]!.headers.authorization))!;
    expect(named).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'));
    expect(payload).toMatchObject({ aud: 'https://push.example', sub: CONTACT });
  });

  it('come once for a notice that is told again', async () => {
    const { buyer, path } = await subscribed();
    const id = randomUUID();
    await tells(buyer, 'price-alert', id);
    await tells(buyer, 'price-alert', id);
    await tells(buyer, 'order-delivered');
    await expect.poll(() => sentTo(path)).toHaveLength(2);
  });

  it('of a topic that is switched off, and of the safety of the account, do not come', async () => {
    const { buyer, keys, path } = await subscribed();
    await buyer.call('PUT', '/user/v1/notices/switches', { topic: 'order', is_on: false });
    await tells(buyer, 'order-delivered');
    await tells(buyer, 'payout-changed');
    await tells(buyer, 'issue-answered');
    await expect.poll(() => sentTo(path)).toHaveLength(1);
    expect(JSON.parse(opened(sentTo(path)[0]!.body, keys))).toMatchObject({ topic: 'answer' });
  });

  it.each([404, 410])('end where the push service answers %i', async (status) => {
    const { buyer, path } = await subscribed();
    service.answer(path, status);
    await tells(buyer, 'price-alert');
    await expect.poll(() => isOn(buyer)).toBe(false);
    await tells(buyer, 'price-alert');
    expect(sentTo(path)).toHaveLength(1);
  });

  it('are sent again where the push service is away, and given up where it refuses', async () => {
    const { buyer, path } = await subscribed();
    service.answer(path, 503);
    await tells(buyer, 'price-alert');
    await expect.poll(() => sentTo(path)).toHaveLength(1);
    service.answer(path, 413);
    backend.advance(6_000);
    await expect.poll(() => sentTo(path).length, { timeout: 15_000 }).toBe(2);
    expect(await isOn(buyer)).toBe(true);
  });

  it('end with the session, and are another person’s once they use the browser', async () => {
    const path = randomUUID();
    const [{ buyer: first }, { buyer: second }] = [await subscribed(path), await subscribed(path)];
    expect([await isOn(first), await isOn(second)]).toEqual([false, true]);
    await tells(first, 'price-alert');
    await tells(second, 'price-alert');
    await expect.poll(() => sentTo(path)).toHaveLength(1);
    const { results } = (await second.call('GET', '/user/v1/sessions')).body as { results: { id: string }[] };
    await second.call('POST', `/user/v1/sessions/${results[0]!.id}/end`);
    expect(await rowsOf(second)).toBe(0);
  });

  it('end where a session was left to run out', async () => {
    const { buyer } = await subscribed();
    await removeExpiredSessions(backend.dependencies);
    expect(await rowsOf(buyer)).toBe(1);
    const later = () => new Date(backend.dependencies.now().getTime() + 400 * DAY_MS);
    await removeExpiredSessions({ ...backend.dependencies, now: later });
    expect(await rowsOf(buyer)).toBe(0);
  });

  it('can be ended, and are of one session', async () => {
    const { buyer } = await subscribed();
    backend.advance(31_000);
    const other = await signsIn(backend, buyer.phone);
    expect((await backend.request('GET', PATH, { token: other })).body).toMatchObject({ is_on: false });
    expect((await buyer.call('DELETE', PATH)).body).toMatchObject({ is_on: false });
    expect(await rowsOf(buyer)).toBe(0);
  });

  it.each([
    ['an address inside', { endpoint: 'https://169.254.169.254/x' }, 'request_error.invalid'],
    ['a name of this machine', { endpoint: 'https://localhost/x' }, 'request_error.invalid'],
    ['no https', { endpoint: 'http://push.example/x' }, 'request_error.invalid'],
    ['a key that is none', { keys: { p256dh: 'abc', auth: 'abc' } }, 'request_error.invalid'],
  ])('refuse %s', async (_name, change, code) => {
    const buyer = await inSession(backend);
    const given = { ...subscriptionOf(browserKeys(), 'x'), ...change };
    expect((await buyer.call('PUT', PATH, given)).body).toMatchObject({ error: { code } });
    expect(await isOn(buyer)).toBe(false);
  });

  function rowsOf({ userId }: Person): Promise<number> {
    return backend.database.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));
  }
});

async function inSession(backend: TestBackend) {
  const buyer = await farmer(backend);
  const token = await signsIn(backend, buyer.phone);
  const call = (method: string, path: string, body?: unknown) =>
    backend.request(method, path, { token, ...(body === undefined ? {} : { body }) });
  return { ...buyer, call };
}

it('without a contact nothing is offered', async () => {
  const backend = await startBackend({ seed: 'none' });
  const token = await signsIn(backend, '9811100001');
  expect((await backend.request('GET', PATH, { token })).body).toEqual({ public_key: null, is_on: false });
  const body = subscriptionOf(browserKeys(), 'x');
  expect(await backend.request('PUT', PATH, { token, body })).toMatchObject({ status: 404 });
  await backend.close();
});
