import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportMessages, FolderNotEmptyError } from '@haat/backend-open-network';
import { networkCatalogueRejections, networkMessages, networkSearches } from '@haat/backend-open-network/tables';
import { startSandboxNetwork, type SandboxNetwork } from '@haat/backend-sandbox-network';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { fullSearch, incrementalSearch } from '@haat/ondc-core';
import { createSigningKeys, encryptChallenge, signRequest } from '@haat/ondc-core/signing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { catalogue, item, provider } from './catalogue-bodies.ts';
import { networkPort } from './network-port.ts';
import { networkGoods } from './network-seller.ts';
import { startTestSeller, type TestSeller } from './test-seller.ts';

const SECOND_MS = 1000;
const NOTHING_LISTENS = 'http://registry.localhost:1';
const ENOUGH_MS = 20_000;

const openNetwork = (network: SandboxNetwork, registryAddress = network.registryUrl) => ({
  isSandbox: true,
  subscriberId: 'bap.localhost',
  subscriberUri: null,
  key: null,
  registryAddress,
  gatewayAddress: network.gatewayUrl,
  finderFeePercent: '3',
  taxNumber: '27SAMPL9001E1ZB',
});

const refusal = (field: string) => ({ status: 400, fields: [{ field, rule: 'value' }] });

describe.each(testDatabases(import.meta.filename))('the open network on $name', (on) => {
  let backend: TestBackend;
  let network: SandboxNetwork;
  let seller: TestSeller;
  /** In which we asked for what changes. */
  let transaction_id: string;
  beforeAll(async () => {
    // All of the network has the clock that the test moves.
    network = await startSandboxNetwork({
      basePort: networkPort(),
      now: () => backend?.dependencies.now() ?? new Date(),
    });
    seller = await startTestSeller(network.registryUrl);
    backend = await startBackend({ on, seed: 'small', configuration: { openNetwork: openNetwork(network) } });
  });
  afterAll(async () => {
    await backend.close();
    await seller.close();
    await network.close();
  });

  it('has its key taken up, asks for catalogues by itself, and lists what is sold for a place', async () => {
    const search = async () => (await networkGoods(backend).list('search=urea')).results.length;
    await expect.poll(search, { timeout: ENOUGH_MS }).toBeGreaterThan(0);
    const kept = await received('on_search');
    const senders = network.sellers.map(({ subscriberId }) => subscriberId);
    expect(new Set(kept.map(({ participant }) => participant))).toEqual(new Set(senders));
    await expect.poll(() => searchOf('std:0253'), { timeout: ENOUGH_MS }).toMatchObject([{ failures: 0 }]);
    await expect.poll(() => searchOf('*'), { timeout: ENOUGH_MS }).toMatchObject([{ failures: 0 }]);
    transaction_id = (await searchOf('*'))[0]?.transactionId ?? '';
  });

  it.each([
    { what: 'of our own', to: 'bap.localhost', given: challenge, answered: { status: 200, answer: 'proof' } },
    { what: 'for another participant', to: 'bpp.localhost', given: challenge, answered: refusal('subscriber_id') },
    { what: 'that nobody encrypted', to: 'bap.localhost', given: () => 'proof', answered: refusal('challenge') },
  ])('answers a registry’s challenge $what as it should', async ({ to, given, answered }) => {
    const body = { subscriber_id: to, challenge: given() };
    const answer = await backend.request('POST', '/ondc/on_subscribe', { body });
    const { answer: proof, error } = answer.body as { answer?: string; error?: { details: { fields: unknown } } };
    expect({ status: answer.status, answer: proof, fields: error?.details.fields }).toEqual(answered);
  });

  it('takes a signed catalogue, once, and tells its seller what is wrong in it', async () => {
    const dear = item('I-DEAR', { price: { value: '400', maximum_value: '300' } });
    const body = onSearch({}, catalogue(provider('P1', { items: [item('I-1'), dear] })));
    const authorization = seller.sign(body, now());
    expect(await post(body, authorization)).toEqual({ status: 200, ack: 'ACK', code: null });
    expect(await post(body, authorization)).toEqual({ status: 200, ack: 'ACK', code: null });
    await expect
      .poll(async () => (await received('on_search')).filter(({ participant }) => participant === seller.id), {
        timeout: ENOUGH_MS,
      })
      .toMatchObject([{ body, authorization, handledAt: expect.any(Date) }]);
    backend.advance(61 * SECOND_MS);
    await expect
      .poll(() => rejections().map(({ path }) => path), { timeout: ENOUGH_MS })
      .toEqual(['/catalog_rejection']);
    expect(JSON.parse(rejections()[0]?.text ?? '')).toMatchObject({
      context: { action: 'catalog_rejection', bpp_id: seller.id, transaction_id },
      errors: [{ type: 'ITEM-ERROR', code: '91001' }],
    });
    // What was told is not told again.
    const told = () =>
      backend.database.select().from(networkCatalogueRejections).where(eq(networkCatalogueRejections.bppId, seller.id));
    await expect.poll(told, { timeout: ENOUGH_MS }).toMatchObject([{ sentAt: expect.any(Date) }]);
  });

  it('exports what was said, one folder a transaction, to the byte', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'messages-')), 'out');
    try {
      const { flows, messages } = await exportMessages(backend.dependencies, folder);
      expect(messages).toBe(await backend.database.$count(networkMessages));
      const written = await readdir(folder);
      expect(written).toHaveLength(flows);
      expect(written).toContain('flow-1_incremental_catalog');
      const only = join(folder, '..', 'one');
      expect(await exportMessages(backend.dependencies, only, transaction_id)).toMatchObject({ flows: 1 });
      const flow = join(only, 'flow-1_incremental_catalog');
      expect((await readdir(flow)).sort()).toEqual([
        'catalog_rejection.json',
        'on_search_full_catalog_refresh.json',
        'search_inc_refresh.json',
      ]);
      const [kept] = (await received('on_search')).filter(({ participant }) => participant === seller.id);
      expect(await readFile(join(flow, 'on_search_full_catalog_refresh.json'), 'utf8')).toBe(kept?.body);
      await expect(exportMessages(backend.dependencies, only)).rejects.toThrow(FolderNotEmptyError);
    } finally {
      await rm(join(folder, '..'), { recursive: true });
    }
  });

  it.each([
    { what: 'no header', header: () => undefined },
    { what: 'another key', header: (body: string) => signRequest(body, { ...named(), ...other() }, now()) },
    { what: 'a key that nobody has', header: (body: string) => signRequest(body, { ...unknown(), ...other() }, now()) },
    { what: 'other bytes', header: (body: string) => seller.sign(`${body} `, now()) },
    { what: 'an hour and a second ago', header: (body: string) => seller.sign(body, now() - 3601 * SECOND_MS) },
    { what: 'in 11 seconds', header: (body: string) => seller.sign(body, now() + 12 * SECOND_MS) },
  ])('answers 401 to a signature: $what', async ({ header }) => {
    const body = onSearch();
    expect(await post(body, header(body))).toEqual({ status: 401, ack: 'NACK', code: '20001' });
    await isNotKept(body);
  });

  it.each([
    { what: 'no JSON', body: () => 'urea', code: '20006' },
    { what: 'a list', body: () => '[]', code: '20006' },
    { what: 'NUL', body: () => onSearch({ city: 'a\0b' }).replace('\\u0000', '\0'), code: '20006' },
    { what: 'no context', body: () => JSON.stringify({ message: {} }), code: '20006' },
    { what: 'no time', body: () => onSearch({ timestamp: 'now' }), code: '20006' },
    { what: 'another action', body: () => onSearch({ action: 'on_select' }), code: '20006' },
    { what: 'another buyer app', body: () => onSearch({ bap_id: 'other.localhost' }), code: '20006' },
    { what: 'another seller app', body: () => onSearch({ bpp_id: 'bpp-godavari.localhost' }), code: '20006' },
    { what: 'another host', body: () => onSearch({ bpp_uri: 'http://127.0.0.1:4300' }), code: '20006' },
    { what: 'another domain', body: () => onSearch({ domain: 'ONDC:RET10' }), code: '20006' },
    { what: 'another country', body: () => onSearch({ country: 'NPL' }), code: '20006' },
    { what: 'another version', body: () => onSearch({ core_version: '2.0.0' }), code: '20006' },
    { what: 'a transaction of nobody', body: () => onSearch({ transaction_id: randomUUID() }), code: '20008' },
    { what: 'no catalogue', body: () => onSearch({}, null), code: '20000' },
  ])('refuses $what', async ({ body, code }) => {
    const text = body();
    expect(await post(text, seller.sign(text, now()))).toEqual({ status: 200, ack: 'NACK', code });
    await isNotKept(text.replaceAll('\0', ''));
  });

  it.each([
    { what: 'answers a search', subscription: null, isAnswer: true, code: null },
    { what: 'comes unasked after a search', subscription: null, isAnswer: false, code: '20008' },
    { what: 'comes unasked after we subscribed', subscription: 'start', isAnswer: false, code: null },
    { what: 'comes unasked after we unsubscribed', subscription: 'stop', isAnswer: false, code: '20008' },
  ] as const)('judges a catalogue that $what', async ({ subscription, isAnswer, code }) => {
    const asked = await sentSearch(subscription);
    const body = onSearch({ ...asked, ...(isAnswer ? {} : { message_id: randomUUID() }) });
    expect(await post(body, seller.sign(body, now()))).toMatchObject({ ack: code === null ? 'ACK' : 'NACK', code });
  });

  it('refuses an answer in another transaction than its search', async () => {
    const { message_id } = await sentSearch(null);
    const body = onSearch({ message_id });
    expect(await post(body, seller.sign(body, now()))).toMatchObject({ ack: 'NACK', code: '20006' });
    await isNotKept(body);
  });

  it.each([
    { what: 'written 31 seconds ago', written: -31, isTold: true },
    { what: 'with the id of one that was taken', written: 0, isTold: false },
  ])('acknowledges a catalogue $what, and does not keep it', async ({ written, isTold }) => {
    const message_id = randomUUID();
    const first = onSearch({ message_id });
    if (!isTold) expect(await post(first, seller.sign(first, now()))).toMatchObject({ ack: 'ACK' });
    const body = onSearch({ message_id, timestamp: new Date(now() + written * SECOND_MS).toISOString() }, { other: 1 });
    expect(await post(body, seller.sign(body, now()))).toEqual({ status: 200, ack: 'ACK', code: null });
    await isNotKept(body);
  });

  it('refuses an action that is none', async () => {
    const body = onSearch({ action: 'on_dance' });
    expect(await post(body, seller.sign(body, now()), 'on_dance')).toMatchObject({ ack: 'NACK', code: '21001' });
  });

  it('does not read on after 16 MiB', async () => {
    const body = onSearch({}, catalogue(provider('P1', { descriptor: { name: 'x'.repeat(17 * 1024 * 1024) } })));
    expect((await post(body, seller.sign(body, now()))).status).toBe(413);
  });

  it('finds a changed key when the one it remembers does not fit, asking once a minute', async () => {
    await seller.changeKey();
    const body = onSearch();
    expect(await post(body, seller.sign(body, now()))).toMatchObject({ status: 401 });
    backend.advance(61 * SECOND_MS);
    const later = onSearch();
    expect(await post(later, seller.sign(later, now()))).toMatchObject({ status: 200, ack: 'ACK' });
  });

  it('cannot say who sent a message while the registry is away', async () => {
    const configuration = { openNetwork: openNetwork(network, NOTHING_LISTENS) };
    const alone = await startBackend({ on, configuration });
    try {
      const body = onSearch();
      expect(await post(body, seller.sign(body, Date.now()), 'on_search', alone)).toMatchObject({ status: 503 });
    } finally {
      await alone.close();
    }
  });

  const searchOf = (city: string) =>
    backend.database.select().from(networkSearches).where(eq(networkSearches.city, city));

  /** What the registry that took up our key encrypts for us. */
  function challenge(): string {
    const subscriber = backend.dependencies.adapters.openNetwork?.subscriber;
    if (subscriber == null) throw new Error('the backend takes no part in the sandbox network');
    // The secret is the same from either side.
    return encryptChallenge('proof', subscriber.encryption, seller.registryEncryptionKey);
  }

  /** Searches come to it too, as to every seller of the city. */
  const rejections = () => seller.received.filter(({ path }) => path !== '/search');
  const now = () => backend.dependencies.now().getTime();
  const named = () => ({ subscriberId: seller.id, uniqueKeyId: 'k1' });
  const unknown = () => ({ subscriberId: 'nobody.localhost', uniqueKeyId: 'k1' });
  const other = () => ({ privateKey: createSigningKeys().privateKey });

  function onSearch(changed: Record<string, unknown> = {}, catalog: object | null = catalogue(provider('P1'))): string {
    const context = {
      ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action: 'on_search', core_version: '1.2.0' },
      ...{ bap_id: 'bap.localhost', bap_uri: 'http://bap.localhost/ondc', bpp_id: seller.id, bpp_uri: seller.uri },
      ...{ transaction_id, message_id: randomUUID(), timestamp: new Date(now()).toISOString(), ttl: 'PT30S' },
    };
    return JSON.stringify({ context: { ...context, ...changed }, message: catalog === null ? {} : { catalog } });
  }

  /** A search of ours, as the log has it. */
  async function sentSearch(subscription: 'start' | 'stop' | null) {
    const ids = { transaction_id: randomUUID(), message_id: randomUUID() };
    const fee = { percent: '3' };
    const message = subscription === null ? fullSearch(fee) : incrementalSearch(fee, subscription);
    await backend.database.insert(networkMessages).values({
      ...{ id: randomUUID(), direction: 'sent', action: 'search', participant: 'gateway.localhost' },
      ...{ transactionId: ids.transaction_id, messageId: ids.message_id, authorization: '', digest: '' },
      ...{ body: JSON.stringify({ context: { action: 'search' }, message }), at: new Date(now()) },
    });
    return ids;
  }

  async function post(body: string, authorization: string | undefined, action = 'on_search', to = backend) {
    const answer = await to.request('POST', `/ondc/${action}`, {
      body,
      headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    });
    const { message, error } = answer.body as { message?: { ack?: { status: string } }; error?: { code: string } };
    return { status: answer.status, ack: message?.ack?.status ?? null, code: error?.code ?? null };
  }

  const received = (action: string) =>
    backend.database
      .select()
      .from(networkMessages)
      .where(and(eq(networkMessages.direction, 'received'), eq(networkMessages.action, action)));

  async function isNotKept(body: string): Promise<void> {
    expect(await backend.database.select().from(networkMessages).where(eq(networkMessages.body, body))).toEqual([]);
  }
});
