import { randomUUID } from 'node:crypto';
import { networkMessages } from '@haat/backend-open-network/tables';
import { startSandboxNetwork, type SandboxNetwork } from '@haat/backend-sandbox-network';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { incrementalSearch } from '@haat/ondc-core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { badMessages, type BadMessage, type KnownOfMessages } from './bad-messages.ts';
import { networkPort } from './network-port.ts';
import { startTestSeller } from './test-seller.ts';

/** The whole is the part `network-messages` of `npm run test:deep`; `npm test` takes a sample. */
const MESSAGES = process.env['TEST_DEPTH'] === 'deep' ? 5_000 : 150;
const ENOUGH_MS = 30 * 60_000;

describe.each(testDatabases().slice(-1))('bad messages of the open network on $name', (on) => {
  let backend: TestBackend;
  let network: SandboxNetwork;
  let known: KnownOfMessages;
  beforeAll(async () => {
    network = await startSandboxNetwork({ basePort: networkPort() });
    const seller = await startTestSeller(network.registryUrl);
    const configuration = {
      openNetwork: {
        ...{ isSandbox: true, subscriberId: 'bap.localhost', subscriberUri: null, key: null },
        ...{
          registryAddress: network.registryUrl,
          gatewayAddress: network.gatewayUrl,
          finderFeePercent: '3',
          taxNumber: '27SAMPL9001E1ZB',
        },
      },
    };
    backend = await startBackend({ on, configuration });
    const search = { transaction_id: randomUUID(), message_id: randomUUID() };
    known = { seller, search };
    const message = incrementalSearch({ percent: '3' }, 'start');
    await backend.database.insert(networkMessages).values({
      ...{ id: randomUUID(), direction: 'sent', action: 'search', participant: 'gateway.localhost' },
      ...{ transactionId: search.transaction_id, messageId: search.message_id, authorization: '', digest: '' },
      ...{ body: JSON.stringify({ context: { action: 'search' }, message }), at: new Date() },
    });
  });
  afterAll(async () => {
    await backend.close();
    await known.seller.close();
    await network.close();
  });

  it(`are refused or ignored, and never kept: ${MESSAGES} of them`, { timeout: ENOUGH_MS }, async () => {
    // The registry answers only whom it knows: our own key has to be taken up first.
    const signed = { ...good(), body: '{}', authorization: known.seller.sign('{}', Date.now()) };
    await expect.poll(async () => (await post(signed)).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(badMessages, async (fault) => {
        const bad = fault(known);
        const { status, ack } = await post(bad);
        expect({ status: status < 500, ack: ack === 'ACK' }, bad.body.slice(0, 2_000)).toEqual({
          status: true,
          ack: bad.isIgnored,
        });
      }),
      { numRuns: MESSAGES },
    );
    const kept = await backend.database
      .select({ body: networkMessages.body })
      .from(networkMessages)
      .where(eq(networkMessages.participant, known.seller.id));
    expect(kept).toEqual([]);
  });

  it('are bad for their faults alone: the message from which they are made is taken', async () => {
    expect(await post(good())).toEqual({ status: 200, ack: 'ACK' });
  });

  /** A catalogue that is as it should be. */
  function good(): BadMessage {
    const context = {
      ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action: 'on_search', core_version: '1.2.0' },
      ...{ bap_id: 'bap.localhost', bap_uri: 'http://bap.localhost/ondc' },
      ...{ bpp_id: known.seller.id, bpp_uri: known.seller.uri, ...known.search, message_id: randomUUID() },
      ...{ timestamp: new Date().toISOString(), ttl: 'PT30S' },
    };
    const body = JSON.stringify({ context, message: { catalog: { 'bpp/providers': [{ id: 'P1' }] } } });
    return { action: 'on_search', body, authorization: known.seller.sign(body, Date.now()), isIgnored: false };
  }

  async function post({ action, body, authorization }: BadMessage) {
    const answer = await backend.request('POST', `/ondc/${action}`, {
      body,
      headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    });
    const said = answer.body as { message?: { ack?: { status: string } } } | null;
    return { status: answer.status, ack: said?.message?.ack?.status ?? null };
  }
});
