import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerChallenge, signRequest, signRequestId } from '@haat/ondc-core/signing';
import { jsonOf } from '@haat/ondc-core';
import { createParticipant, type Subscription } from '../participants/participant.ts';
import { createHttpClient, type HttpAnswer } from '../server/http-client.ts';
import type { SandboxNetwork } from '../start-sandbox-network.ts';
import type { Answer } from '../wire/message.ts';

/** What came to the buyer app, as it came. */
export interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Buffer;
  readonly json: Answer;
  readonly at: number;
}

const WAIT_MS = 5_000;

/** A buyer app for tests: a server of its own that proves itself to the registry, asks, and keeps what is answered. */
export async function startTestBuyer(
  network: Pick<SandboxNetwork, 'registryUrl' | 'gatewayUrl' | 'registryPublicKeys'>,
  host = 'bap.localhost',
) {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let shownOnPage = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.end(answerOf(request.url ?? '', request.headers.authorization, Buffer.concat(parts)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://${host}:${(server.address() as AddressInfo).port}/ondc`;
  const buyer = createParticipant({ host, url, type: 'BAP' }, ['*'], new Date());
  const http = createHttpClient();

  /** The page that proves the host, the answer to a challenge, and ACK for all else, which is kept. */
  function answerOf(path: string, authorization: string | undefined, body: Buffer): string {
    if (path.endsWith('.html')) return `<html><meta name='ondc-site-verification' content='${shownOnPage}' /></html>`;
    if (path !== '/ondc/on_subscribe') {
      received.push({ path, authorization, body, json: jsonOf(body) as Answer, at: Date.now() });
      for (const wake of waiting) wake();
      return JSON.stringify({ message: { ack: { status: 'ACK' } } });
    }
    const { challenge } = JSON.parse(body.toString('utf8')) as { challenge: string };
    try {
      const answer = answerChallenge(challenge, buyer.encryption, network.registryPublicKeys.encryption);
      return JSON.stringify({ answer });
    } catch {
      return JSON.stringify({ answer: 'It was encrypted for another' });
    }
  }

  /** Sends a signed message. */
  function post(to: string, body: Buffer, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const authorization = signRequest(body, buyer.signer, Date.now());
    return http.send('POST', to, { authorization, ...headers }, body);
  }

  return {
    ...{ received, http, url, post, participant: buyer },
    /** The context of a new request. */
    context: (action: string, changed: Record<string, unknown> = {}) => ({
      ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action, core_version: '1.2.0' },
      ...{ bap_id: host, bap_uri: url, transaction_id: randomUUID(), message_id: randomUUID() },
      ...{ timestamp: new Date().toISOString(), ttl: 'PT30S' },
      ...changed,
    }),
    /** What came with a message's id, once `count` have come. @throws when they do not come in 5 s */
    async answersTo(messageId: string, count = 1): Promise<Received[]> {
      const found = () => received.filter(({ json }) => json.context.message_id === messageId);
      await until(() => found().length >= count);
      return found();
    },
    until,
    subscribe(changed: { requestId?: string; shown?: string } = {}, keys = buyer): Promise<HttpAnswer> {
      const requestId = changed.requestId ?? randomUUID();
      shownOnPage = changed.shown ?? signRequestId(requestId, buyer.signer.privateKey);
      const body = Buffer.from(JSON.stringify(subscriptionOf(requestId, url, keys.subscription)));
      return http.send('POST', `${network.registryUrl}/subscribe`, {}, body);
    },
    async close() {
      http.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };

  async function until(isTrue: () => boolean): Promise<void> {
    const tooLong = AbortSignal.timeout(WAIT_MS);
    while (!isTrue()) {
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        tooLong.addEventListener('abort', () => reject(new Error('It did not come')), { once: true });
      });
      waiting.clear();
    }
  }
}

/** A running buyer app. */
export type TestBuyer = Awaited<ReturnType<typeof startTestBuyer>>;

function subscriptionOf(
  request_id: string,
  url: string,
  { ukId, subscriber_id, signing_public_key, encr_public_key, valid_from, valid_until }: Subscription,
) {
  const key_pair = { signing_public_key, encryption_public_key: encr_public_key, valid_from, valid_until };
  return {
    context: { operation: { ops_no: 1 } },
    message: {
      ...{ request_id, timestamp: new Date().toISOString() },
      entity: { subscriber_id, unique_key_id: ukId, callback_url: url, key_pair },
      network_participant: [
        { subscriber_url: url, domain: 'ONDC:AGR10', type: 'buyerApp', msn: false, city_code: ['*'] },
      ],
    },
  };
}
