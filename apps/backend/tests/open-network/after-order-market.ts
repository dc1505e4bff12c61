import { randomUUID } from 'node:crypto';
import { outbox } from '@haat/backend-platform/tables';
import { startSandboxNetwork } from '@haat/backend-sandbox-network';
import { ordersAt, type TestBackend, type TestDatabase } from '@haat/backend-testing';
import { sql } from 'drizzle-orm';
import { startBackend } from '../start-backend.ts';
import { confirmedOrder, type ConfirmedOrder, type ConfirmedOrderOptions } from './confirmed-order.ts';
import { untilSubscribed } from './network-journey.ts';
import { networkPort } from './network-port.ts';
import { startTestSeller } from './test-seller.ts';

/** A market that takes part in a sandbox network, for what comes after orders; and two seller apps of its own there. */
export async function startAfterOrderMarket(on: TestDatabase) {
  const started: { backend?: TestBackend } = {};
  const network = await startSandboxNetwork({
    basePort: networkPort(),
    now: () => started.backend?.dependencies.now() ?? new Date(),
  });
  const openNetwork = {
    ...{
      isSandbox: true,
      subscriberId: 'bap.localhost',
      subscriberUri: null,
      key: null,
      finderFeePercent: '3',
      taxNumber: '27SAMPL9001E1ZB',
    },
    ...{ registryAddress: network.registryUrl, gatewayAddress: network.gatewayUrl },
  };
  const backend = (started.backend = await startBackend({ on, seed: 'small', configuration: { openNetwork } }));
  await untilSubscribed(backend);
  const at = await ordersAt(backend);
  const [seller, stranger] = [await startTestSeller(network.registryUrl), await startTestSeller(network.registryUrl)];
  let lastWrittenAt = 0;

  const order = (options: Partial<ConfirmedOrderOptions> = {}) => {
    const [first] = network.sellers;
    return confirmedOrder(backend, at, { seller: { id: first!.subscriberId, uri: first!.url }, ...options });
  };
  return {
    ...{ backend, network, at, seller, stranger, order },
    async delivered(options: Partial<ConfirmedOrderOptions> = {}): Promise<ConfirmedOrder> {
      const one = await order(options);
      await one.advance(4);
      await one.until('DELIVERED');
      return one;
    },
    /** Says something of an order as a seller app. @returns 'ACK', or the code of the refusal */
    async tell(
      one: ConfirmedOrder,
      action: string,
      told: object,
      sender = seller,
      message: object = { order: { id: one.onWire, ...told } },
    ): Promise<string> {
      const now = backend.dependencies.now().getTime();
      // Later than all that was said before, also within the same millisecond.
      const writtenAt = new Date((lastWrittenAt = Math.max(now, lastWrittenAt) + 1)).toISOString();
      const context = {
        ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action, core_version: '1.2.0', ttl: 'PT30S' },
        ...{ bap_id: 'bap.localhost', bap_uri: 'http://bap.localhost/ondc', bpp_id: sender.id, bpp_uri: sender.uri },
        ...{ transaction_id: one.id, message_id: randomUUID(), timestamp: writtenAt },
      };
      const body = JSON.stringify({ context, message });
      const headers = { 'content-type': 'application/json', authorization: sender.sign(body, now) };
      const answer = await backend.request('POST', `/ondc/${action}`, { body, headers });
      const said = answer.body as { message?: { ack?: { status: string } }; error?: { code: string } };
      return said.error?.code ?? said.message?.ack?.status ?? String(answer.status);
    },
    /** Kinds of the notices to the farmer of an order. */
    async noticesOf(orderId: string): Promise<(string | undefined)[]> {
      const isOfOrder = sql`payload ->> 'order_id' = ${orderId}`;
      return (await backend.database.select().from(outbox).where(isOfOrder)).map(({ payload }) => payload['kind']);
    },
    async close() {
      await backend.close();
      await seller.close();
      await stranger.close();
      await network.close();
    },
  };
}
/** A market of which orders were confirmed. */
export type AfterOrderMarket = Awaited<ReturnType<typeof startAfterOrderMarket>>;
