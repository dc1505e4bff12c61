import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAuthorization, signRequest, signingString, digestOf, verifyRequest } from '@haat/ondc-core/signing';
import { startTestBuyer } from '../../testing/test-buyer.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/start-test-sandbox.ts';
import { createParticipant } from '../../participants/participant.ts';
import type { Catalogue } from '../catalogue/seller-catalogue.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** Another implementation of Ed25519 and BLAKE2b; where it is not installed, what needs it is left out. */
const hasPython = spawnSync('python3', ['-c', 'import cryptography']).status === 0;
const FEE = {
  '@ondc/org/buyer_app_finder_fee_type': 'percent',
  '@ondc/org/buyer_app_finder_fee_amount': '3',
};

/** A search for all, or, with the list of `catalog_inc`, for increments. */
function searchOf(changed: Record<string, unknown> = {}, increments?: Record<string, string>) {
  const list = Object.entries(increments ?? {}).map(([code, value]) => ({ code, value }));
  const tags = increments === undefined ? {} : { tags: [{ code: 'catalog_inc', list }] };
  const context = sandbox.buyer.context('search', changed);
  return {
    id: context.message_id,
    body: Buffer.from(JSON.stringify({ context, message: { intent: { payment: FEE, ...tags } } })),
  };
}
const ask = (body: Buffer) => sandbox.buyer.post(`${sandbox.network.gatewayUrl}/search`, body);
const catalogueOf = (json: { message: unknown }) => (json.message as { catalog: Catalogue }).catalog;

describe('a full search', () => {
  it('is answered by both seller apps, each signed with its own key, for the same message', async () => {
    const { id, body } = searchOf();
    expect(JSON.parse((await ask(body)).body)).toEqual({ message: { ack: { status: 'ACK' } } });
    const answers = await sandbox.buyer.answersTo(id, 2);
    expect(answers.map(({ json }) => json.context.bpp_id).sort()).toEqual(
      sandbox.network.sellers.map((one) => one.subscriberId),
    );
    const asked = JSON.parse(body.toString('utf8')).context;
    for (const { path, json, authorization, body: bytes } of answers) {
      const seller = sandbox.network.sellers.find(({ subscriberId }) => subscriberId === json.context.bpp_id);
      expect(path).toBe('/ondc/on_search');
      expect(json.context).toMatchObject({
        ...{ action: 'on_search', bpp_uri: seller?.url, city: 'std:0253', ttl: 'PT30S', bap_id: 'bap.localhost' },
        transaction_id: asked.transaction_id,
      });
      expect(json.context.timestamp > asked.timestamp).toBe(true);
      expect(readAuthorization(authorization)?.subscriberId).toBe(seller?.subscriberId);
      const entry = await keyOf(seller?.subscriberId ?? '');
      expect(verifyRequest(authorization, bytes, entry, Date.now())).toBe('ok');
    }
  });

  it.skipIf(!hasPython)('is signed as another implementation verifies it, over the bytes on the wire', async () => {
    const { id, body } = searchOf();
    await ask(body);
    const [answer] = await sandbox.buyer.answersTo(id, 2);
    const said = readAuthorization(answer?.authorization);
    const script = `
import base64, hashlib, json, sys
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
said = json.load(sys.stdin)
digest = base64.b64encode(hashlib.blake2b(base64.b64decode(said["body"]), digest_size=64).digest()).decode()
text = f"(created): {said['created']}\\n(expires): {said['expires']}\\ndigest: BLAKE-512={digest}"
key = Ed25519PublicKey.from_public_bytes(base64.b64decode(said["key"]))
key.verify(base64.b64decode(said["signature"]), text.encode())
print(text, end="")`;
    const key = await keyOf(said?.subscriberId ?? '');
    const input = JSON.stringify({ ...said, key, body: answer?.body.toString('base64') });
    const verified = execFileSync('python3', ['-c', script], { input }).toString('utf8');
    expect(verified).toBe(signingString(digestOf(answer?.body ?? ''), said?.created ?? 0, said?.expires ?? 0));
  });

  it.each([
    ['std:999', '10002'],
    ['std:12', '10002'],
  ])('of a city in which nobody sells (%s) is refused with %s', async (city, code) => {
    expect(JSON.parse((await ask(searchOf({ city }).body)).body).error.code).toBe(code);
  });

  it.each([
    ['another domain', { domain: 'ONDC:RET10' }],
    ['a city that is none', { city: 'Nashik' }],
    ['an address that is not its own', { bap_uri: 'http://other.localhost:1/ondc' }],
    ['another action', { action: 'select' }],
    ['a message id that is the transaction’s', { message_id: 'same', transaction_id: 'same' }],
    ['a moment that is none', { timestamp: 'now' }],
  ])('with %s is refused with 10000', async (_what, changed) => {
    const answer = await ask(searchOf(changed).body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error.code).toBe('10000');
  });
});

describe('a signature', () => {
  const now = () => Date.now();
  const stranger = () =>
    createParticipant({ host: 'bap.localhost', url: sandbox.buyer.url, type: 'BAP' }, ['*'], new Date());
  const cases: [string, (body: Buffer) => string][] = [
    ['of other bytes', () => signRequest('{}', sandbox.buyer.participant.signer, now())],
    ['of another key', (body) => signRequest(body, stranger().signer, now())],
    [
      'with another key’s name',
      (body) => signRequest(body, { ...sandbox.buyer.participant.signer, uniqueKeyId: 'x' }, now()),
    ],
    ['that is over', (body) => signRequest(body, sandbox.buyer.participant.signer, now() - 2 * 3_600_000)],
    ['of the future', (body) => signRequest(body, sandbox.buyer.participant.signer, now() + 60_000)],
    ['that cannot be read', () => 'Signature keyId="bap.localhost"'],
  ];
  it.each(cases)('%s is refused by the gateway with 10001', async (_which, sign) => {
    const { body } = searchOf();
    const answer = await sandbox.buyer.http.send(
      'POST',
      `${sandbox.network.gatewayUrl}/search`,
      { authorization: sign(body) },
      body,
    );
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body).error.code).toBe('10001');
  });

  it.each(cases)('%s is refused by a seller app with 30016', async (_which, sign) => {
    const { body } = searchOf();
    const headers = { authorization: sign(body), 'x-gateway-authorization': sign(body) };
    const answer = await sandbox.buyer.http.send('POST', `${sandbox.network.sellers[0]?.url}/search`, headers, body);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body).error.code).toBe('30016');
  });

  it('of another buyer app is refused, though the registry knows its key', async () => {
    const other = await startTestBuyer(sandbox.network, 'bap-other.localhost');
    try {
      expect((await other.subscribe()).body).toContain('"ACK"');
      expect(await other.post(`${sandbox.network.gatewayUrl}/search`, searchOf().body)).toMatchObject({ status: 401 });
    } finally {
      await other.close();
    }
  });

  it('of the gateway is asked for by a seller app: a buyer app cannot sign in its place', async () => {
    const { body } = searchOf();
    const own = signRequest(body, sandbox.buyer.participant.signer, now());
    for (const more of [{}, { 'x-gateway-authorization': own }])
      expect(
        await sandbox.buyer.post(`${sandbox.network.sellers[0]?.url}/search`, body, more as Record<string, string>),
      ).toMatchObject({
        status: 401,
      });
  });
});

describe('increments', () => {
  const item = { provider_id: 'P-NSK-01', item_id: 'I-UREA-45KG' };
  const change = (to: object, seller = sandbox.network.sellers[0]) =>
    sandbox.buyer.http.send(
      'POST',
      `${seller?.url}/sandbox/items`,
      {},
      Buffer.from(JSON.stringify({ ...item, ...to })),
    );

  it('are pushed from start to stop, each with an id of its own and nothing but what changed', async () => {
    const isPush = ({ json }: (typeof sandbox.buyer.received)[number]) =>
      catalogueOf(json)['bpp/descriptor'] === undefined;
    await ask(searchOf({ city: '*' }, { mode: 'start' }).body);
    const changedAt = new Date().toISOString();
    expect((await change({ price: 250, in_stock: false })).status).toBe(200);
    await sandbox.buyer.until(() => sandbox.buyer.received.filter(isPush).length === 1);
    const [pushed] = sandbox.buyer.received.filter(isPush).map(({ json }) => catalogueOf(json));
    expect(pushed).toMatchObject({
      'bpp/providers': [
        {
          id: 'P-NSK-01',
          items: [
            {
              id: 'I-UREA-45KG',
              quantity: { available: { count: '0' } },
              price: { value: '250.00', maximum_value: '266.50' },
            },
          ],
        },
      ],
    });
    expect((pushed?.['bpp/providers'][0]?.items[0]?.time.timestamp ?? '') >= changedAt).toBe(true);
    await ask(searchOf({ city: '*' }, { mode: 'stop' }).body);
    await change({ in_stock: true });
    const { id, body } = searchOf({ city: '*' }, { start_time: changedAt, end_time: new Date().toISOString() });
    await ask(body);
    const [window] = await sandbox.buyer.answersTo(id);
    expect(catalogueOf(window!.json)['bpp/providers'][0]?.items[0]).toMatchObject({
      quantity: { available: { count: '99' } },
    });
    expect(sandbox.buyer.received.filter(isPush)).toHaveLength(2);
  });

  it.each([
    ['an unknown item', { item_id: 'I-NONE' }, 404],
    ['a price that is none', { price: -1 }, 400],
  ])('of %s are none', async (_what, changed, status) => {
    expect((await change(changed)).status).toBe(status);
  });
});

async function keyOf(subscriberId: string): Promise<string> {
  const body = Buffer.from(JSON.stringify({ subscriber_id: subscriberId, type: 'BPP' }));
  const [entry] = JSON.parse((await sandbox.buyer.post(`${sandbox.network.registryUrl}/v2.0/lookup`, body)).body);
  return entry.signing_public_key;
}
