import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncryptionKeys, signRequest } from '@haat/ondc-core/signing';
import { createParticipant } from '../participants/participant.ts';
import { startSandboxNetwork, type SandboxNetwork } from '../start-sandbox-network.ts';
import { startTestNetwork } from '../testing/start-test-network.ts';
import { startTestBuyer, type TestBuyer } from '../testing/test-buyer.ts';

let network: SandboxNetwork;
let buyer: TestBuyer;
beforeAll(async () => {
  network = await startTestNetwork();
  buyer = await startTestBuyer(network);
});
afterAll(async () => {
  await buyer?.close();
  await network?.close();
});

const lookup = (filters: unknown) =>
  buyer.post(`${network.registryUrl}/v2.0/lookup`, Buffer.from(JSON.stringify(filters)));

describe('subscription', () => {
  it('asks for a page that shows the id of the request, signed', async () => {
    expect(await buyer.subscribe({ shown: 'AAAA' })).toMatchObject({
      status: 200,
      body: expect.stringMatching(/NACK.*signed id/),
    });
    expect(await buyer.subscribe({ requestId: 'r-1', shown: '' })).toMatchObject({
      body: expect.stringMatching(/NACK.*signed id/),
    });
  });

  it('asks for the answer that only the encryption key opens', async () => {
    const { subscription } = buyer.participant;
    const stolen = { ...buyer.participant, subscription: { ...subscription, encr_public_key: otherKey() } };
    expect((await buyer.subscribe({}, stolen)).body).toContain('The answer to the challenge is wrong');
  });

  it.each([
    ['another host', { subscriber_id: 'other.localhost' }, 'is not the host'],
    ['no key', { ukId: '' }, 'unique_key_id'],
    ['a host that is none', { subscriber_id: 'a b' }, 'subscriber_id'],
  ])('refuses %s', async (_what, changed, said) => {
    const { subscription } = buyer.participant;
    const answer = await buyer.subscribe({}, { ...buyer.participant, subscription: { ...subscription, ...changed } });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(said);
  });

  it('takes a buyer app that proves both, and knows it from then on', async () => {
    expect((await lookup({ type: 'BPP', domain: 'ONDC:AGR10' })).status).toBe(401);
    expect(await buyer.subscribe()).toEqual({ status: 200, body: '{"message":{"ack":{"status":"ACK"}}}' });
    const found = JSON.parse((await lookup({ subscriber_id: 'bap.localhost', type: 'BAP' })).body);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      ...{
        subscriber_id: 'bap.localhost',
        subscriber_url: buyer.url,
        ukId: 'bap-key-1',
        city: '*',
        status: 'SUBSCRIBED',
      },
      signing_public_key: buyer.participant.subscription.signing_public_key,
    });
  });
});

describe('lookup', () => {
  const sellers = ['bpp-godavari.localhost', 'bpp-sahyadri.localhost'];
  it.each([
    [{ domain: 'ONDC:AGR10', type: 'BPP' }, sellers],
    [{ type: 'BPP', city: 'std:0612' }, sellers],
    [{ type: 'BPP', city: 'std:999' }, []],
    [{ type: 'BG', country: 'IND' }, ['gateway.localhost']],
    [{ subscriber_id: 'bpp-godavari.localhost', ukId: 'bpp-godavari-key-1' }, ['bpp-godavari.localhost']],
    [{ subscriber_id: 'bpp-godavari.localhost', ukId: 'another' }, []],
    [{ domain: 'ONDC:RET10', type: 'BPP' }, []],
  ])('finds for %j: %j', async (filters, expected) => {
    const { status, body } = await lookup(filters);
    expect(status).toBe(200);
    expect(JSON.parse(body).map((one: { subscriber_id: string }) => one.subscriber_id)).toEqual(expected);
  });

  it.each([
    ['one filter', { type: 'BPP' }],
    ['an unknown filter', { type: 'BPP', country: 'IND', colour: 'green' }],
    ['no filters', {}],
    ['what is no object', 'BPP'],
  ])('refuses %s', async (_what, filters) => {
    expect((await lookup(filters)).status).toBe(400);
  });

  it('tells nothing to who is not subscribed, or does not sign what it sends', async () => {
    const body = Buffer.from(JSON.stringify({ type: 'BPP', country: 'IND' }));
    const stranger = createParticipant({ host: 'bap.localhost', url: buyer.url, type: 'BAP' }, ['*'], new Date());
    const url = `${network.registryUrl}/v2.0/lookup`;
    const past = Date.now() - 2 * 3_600_000;
    const authorizations = [
      signRequest(body, stranger.signer, Date.now()),
      signRequest(Buffer.from('{}'), buyer.participant.signer, Date.now()),
      signRequest(body, buyer.participant.signer, past),
      signRequest(body, buyer.participant.signer, Date.now() + 60_000),
      'Signature nothing',
    ];
    for (const authorization of authorizations)
      expect(await buyer.http.send('POST', url, { authorization }, body)).toMatchObject({ status: 401 });
  });
});

describe('every server', () => {
  it.each(['registry', 'gateway', 'bpp-godavari', 'bpp-sahyadri'])('%s says that it is a sandbox', async (name) => {
    const port = basePort() + ['registry', 'gateway', 'bpp-godavari', 'bpp-sahyadri'].indexOf(name);
    const page = await buyer.http.send('GET', `http://${name}.localhost:${port}/`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Sandbox of the open network: no real shop, no real order.');
    expect(page.body).toContain(`${name}.localhost`);
  });

  it('answers no one who came through a proxy', async () => {
    const { status } = await buyer.http.send('GET', network.gatewayUrl, { 'x-forwarded-for': '203.0.113.9' });
    expect(status).toBe(404);
  });
});

it('leaves nothing listening when a port is taken', async () => {
  await expect(startSandboxNetwork({ basePort: basePort() - 1 })).rejects.toThrow('EADDRINUSE');
  await expect(buyer.http.send('GET', `http://registry.localhost:${basePort() - 1}/`)).rejects.toThrow('ECONNREFUSED');
});

const basePort = () => Number(new URL(network.registryUrl).port);
const otherKey = () => createEncryptionKeys().publicKey;
