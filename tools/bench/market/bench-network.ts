import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { contextOf } from '@haat/ondc-core';
import { createSigningKeys, signRequest } from '@haat/ondc-core/signing';
import { call, type Outcome } from '@haat/test-clients/call';
import { freePortsInARow } from '@haat/tools/ports';

const BUYER = { id: 'bap.localhost', uri: 'http://bap.localhost/ondc' };
/** The seller app of all messages. */
export const SELLER = { id: 'bpp-bench.localhost', uri: 'http://bpp-bench.localhost' };
const KEY_ID = 'bench';
const CITY = 'std:0253';

/** The open network around a backend of the bench: a registry and a gateway that answer at once, and a seller app. */
export interface BenchNetwork {
  /** What the backend is started with. */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * Sends a signed message of the seller app to a backend.
   * @param beside what stands beside the context
   */
  send(backend: string, action: string, transactionId: string, beside: object): Promise<Outcome>;
  close(): Promise<void>;
}

/** Opens it on two ports of this machine. */
export async function openBenchNetwork(): Promise<BenchNetwork> {
  const keys = createSigningKeys();
  const port = await freePortsInARow(2);
  const seller = {
    ...{ subscriber_id: SELLER.id, ukId: KEY_ID, signing_public_key: keys.publicKey, status: 'SUBSCRIBED' },
  };
  const servers = await Promise.all([port, port + 1].map((one) => listen(one, seller)));
  const signer = { subscriberId: SELLER.id, uniqueKeyId: KEY_ID, privateKey: keys.privateKey };
  return {
    settings: { OPEN_NETWORK: 'sandbox', ONDC_SANDBOX_PORT: String(port) },
    send(backend, action, transactionId, beside) {
      const at = new Date();
      const message = { action, city: CITY, buyer: BUYER, seller: SELLER, transactionId, messageId: randomUUID(), at };
      const body = { context: contextOf(message), ...beside };
      const authorization = signRequest(JSON.stringify(body), signer, at.getTime());
      return call(backend, `/ondc/${action}`, { method: 'POST', body, headers: { authorization } });
    },
    async close() {
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Answers each look-up with the seller app, and acknowledges everything else. */
function listen(port: number, seller: object): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = request.url === '/v2.0/lookup' ? [seller] : { message: { ack: { status: 'ACK' } } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}
