import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerChallenge,
  createEncryptionKeys,
  createSigningKeys,
  signRequest,
  signRequestId,
} from '@haat/ondc-core/signing';
import { fetchLocalhost } from './fetch-localhost.ts';

/** What came to a seller app. */
export interface ReceivedBySeller {
  readonly path: string;
  readonly authorization: string;
  readonly text: string;
}

let sellers = 0;
const FLOOD_BYTES = 100 * 1024 * 1024;

/**
 * A seller app for tests: a server with a key that the sandbox's registry has taken up. It acknowledges everything that
 * a test does not have it refuse.
 */
export async function startTestSeller(registryUrl: string) {
  const id = `test-seller-${(sellers += 1)}.localhost`;
  const uniqueKeyId = randomUUID();
  const encryption = createEncryptionKeys();
  const received: ReceivedBySeller[] = [];
  let signing = createSigningKeys();
  let shown = '';
  const refusals = new Map<string, string>();
  const floods = new Set<string>();
  const keys = JSON.parse((await fetchLocalhost('GET', `${registryUrl}/sandbox/public-keys`)).text) as {
    encryption_public_key: string;
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const path = request.url ?? '';
      if (path.endsWith('.html')) return response.end(`<meta name="ondc-site-verification" content="${shown}">`);
      if (path.endsWith('/on_subscribe')) {
        const { challenge } = JSON.parse(text) as { challenge: string };
        return response.end(
          JSON.stringify({ answer: answerChallenge(challenge, encryption, keys.encryption_public_key) }),
        );
      }
      received.push({ path, authorization: request.headers.authorization ?? '', text });
      if (floods.has(path.slice(1))) return response.end(Buffer.alloc(FLOOD_BYTES, ' '));
      const code = refusals.get(path.slice(1));
      const error = code === undefined ? {} : { error: { type: 'DOMAIN-ERROR', code, message: 'As the test says.' } };
      return response.end(
        JSON.stringify({ message: { ack: { status: code === undefined ? 'ACK' : 'NACK' } }, ...error }),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const uri = `http://${id}:${(server.address() as AddressInfo).port}`;

  /** Has the present key taken up by the registry. */
  async function subscribe(): Promise<void> {
    const request_id = randomUUID();
    shown = signRequestId(request_id, signing.privateKey);
    const at = Date.now();
    const [valid_from, valid_until] = [new Date(at - 1000), new Date(at + 86_400_000)].map((one) => one.toISOString());
    const key_pair = {
      signing_public_key: signing.publicKey,
      encryption_public_key: encryption.publicKey,
      valid_from,
      valid_until,
    };
    const entity = { subscriber_id: id, unique_key_id: uniqueKeyId, callback_url: uri, key_pair };
    const network_participant = [
      { subscriber_url: uri, domain: 'ONDC:AGR10', type: 'sellerApp', msn: true, city_code: ['*'] },
    ];
    const message = { request_id, timestamp: new Date(at).toISOString(), entity, network_participant };
    const body = JSON.stringify({ context: { operation: { ops_no: 2 } }, message });
    const answer = await fetchLocalhost('POST', `${registryUrl}/subscribe`, body);
    if (!answer.text.includes('"ACK"')) throw new Error(`the registry answered ${answer.text}`);
  }
  await subscribe();

  return {
    id,
    uri,
    uniqueKeyId,
    privateKey: () => signing.privateKey,
    registryEncryptionKey: keys.encryption_public_key,
    received,
    /** Has it refuse what comes with an action, with a code; null: no more. */
    refuse: (action: string, code: string | null) =>
      void (code === null ? refusals.delete(action) : refusals.set(action, code)),
    /** Has it answer 100 MB to what comes with an action, or no longer. */
    flood: (action: string, isOn: boolean) => void (isOn ? floods.add(action) : floods.delete(action)),
    /** A header of this seller's over a body. @param at ms since 1970 */
    sign: (body: string, at: number) =>
      signRequest(body, { subscriberId: id, uniqueKeyId, privateKey: signing.privateKey }, at),
    /** Takes a new key under the same name. */
    async changeKey() {
      signing = createSigningKeys();
      await subscribe();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
/** A seller app for tests. */
export type TestSeller = Awaited<ReturnType<typeof startTestSeller>>;
