import type { FastifyInstance } from 'fastify';
import { signRequest } from '@haat/ondc-core/signing';
import { ACK, nack, NETWORK_DOMAIN } from '@haat/ondc-core';
import { type Participant, type RegistryEntry } from '../participants/participant.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { verifySender } from '../registry/verify-sender.ts';
import type { HttpClient } from '../server/http-client.ts';
import { bodyOf, type SandboxLog } from '../server/sandbox-server.ts';
import { readMessage } from '../wire/message.ts';

/** What the gateway works with. */
export interface GatewayParts {
  readonly registry: RegistryClient;
  readonly http: HttpClient;
  readonly log: SandboxLog;
  readonly now: () => Date;
}

/**
 * Adds the gateway: a buyer app's `search` goes to each seller app of its domain and city, byte for byte, with the
 * buyer app's own signature and, in `X-Gateway-Authorization`, the gateway's over the same bytes.
 */
export function gatewayRoutes(app: FastifyInstance, gateway: Participant, parts: GatewayParts): void {
  const { registry, now, log } = parts;
  app.post('/search', async (request, reply) => {
    const [body, authorization] = [bodyOf(request), request.headers.authorization];
    const message = readMessage(body, 'search');
    if (typeof message === 'string')
      return reply.code(400).send(nack({ type: 'JSON-SCHEMA-ERROR', code: '10000', message }));
    const { bap_id, city } = message.context;
    const buyer = { type: 'BAP', subscriberId: bap_id } as const;
    if (authorization === undefined || !(await verifySender(registry, authorization, body, buyer, now())))
      return reply
        .code(401)
        .send(nack({ type: 'CONTEXT-ERROR', code: '10001', message: 'The signature is not that of bap_id' }));
    const sellers = await registry.lookup({ type: 'BPP', domain: NETWORK_DOMAIN, ...(city === '*' ? {} : { city }) });
    if (sellers.length === 0)
      return nack({ type: 'CONTEXT-ERROR', code: '10002', message: 'No seller app is in this city' });
    // The buyer app is not kept waiting: sellers answer it themselves, later.
    void Promise.all(sellers.map((seller) => forward(seller, body, authorization, gateway, parts))).catch(
      (error: unknown) => log.warn({ error: String(error) }, 'a search was not forwarded'),
    );
    return ACK;
  });
}

async function forward(
  { subscriber_url, subscriber_id }: RegistryEntry,
  body: Uint8Array,
  authorization: string,
  { signer }: Participant,
  { http, log, now }: GatewayParts,
): Promise<void> {
  const headers = { authorization, 'x-gateway-authorization': signRequest(body, signer, now().getTime()) };
  try {
    const { status } = await http.send('POST', `${subscriber_url}/search`, headers, body);
    if (status !== 200) log.warn({ status, seller: subscriber_id }, 'a seller app refused a search');
  } catch (error) {
    log.warn({ error: String(error), seller: subscriber_id }, 'a seller app did not answer');
  }
}
