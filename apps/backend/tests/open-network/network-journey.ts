import type { NetworkCart, NetworkJourney } from '@haat/api-contract/open-network';
import { networkCartSchema, networkJourneySchema } from '@haat/api-contract/open-network';
import {
  networkItems,
  networkLocations,
  networkMessages,
  networkOrderEntries,
} from '@haat/backend-open-network/tables';
import { readBody } from '@haat/backend-open-network/testing';
import { startSandboxNetwork, type SandboxNetwork } from '@haat/backend-sandbox-network';
import {
  ADDRESS,
  ADDRESSES,
  createGatewayPayment,
  farmer,
  returnFromGateway,
  type Buyer,
  type TestBackend,
  type TestDatabase,
} from '@haat/backend-testing';
import { and, asc, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { fetchLocalhost } from './fetch-localhost.ts';
import { networkPort } from './network-port.ts';

export const CART = '/ondc/v1/cart';
export const NETWORK_ORDERS = '/ondc/v1/orders';
export const SECOND_MS = 1000;
/** As long as everything else is waited for. */
const ENOUGH_MS = 60_000;
/** A shop of the sandbox, and goods of it. */
const SHOP = 'L-NSK-01';
export const TOMATO = 'I-TOMATO-ARKA-RAKSHAK-10G';

/** A market that takes part in a sandbox network, both with the clock that the test moves. */
export async function startNetworkMarket(on: TestDatabase) {
  const started: { backend?: TestBackend } = {};
  const network = await startSandboxNetwork({
    basePort: networkPort(),
    now: () => started.backend?.dependencies.now() ?? new Date(),
  });
  const backend = await startBackend({
    on,
    seed: 'small',
    configuration: {
      openNetwork: {
        isSandbox: true,
        subscriberId: 'bap.localhost',
        subscriberUri: null,
        key: null,
        registryAddress: network.registryUrl,
        gatewayAddress: network.gatewayUrl,
        finderFeePercent: '3',
        taxNumber: '27SAMPL9001E1ZB',
      },
    },
  });
  started.backend = backend;
  await untilSubscribed(backend);
  return { backend, network };
}

/** Until the registry knows the market it answers none of its questions, so nobody's signature can be judged. */
export async function untilSubscribed({ dependencies }: TestBackend): Promise<void> {
  const { openNetwork } = dependencies.adapters;
  if (openNetwork === null) throw new Error('no network');
  const { registry, signer } = openNetwork;
  await vi.waitFor(async () => expect(await registry.publicKeyOf(signer)).not.toBeNull(), {
    timeout: ENOUGH_MS,
    interval: 200,
  });
}

/** Our id of an item of the seller's in these tests; null while the catalogue does not have it. */
export async function variantOf({ database }: TestBackend, itemId: string, shop = SHOP): Promise<string | null> {
  const [found] = await database
    .select({ id: networkItems.id })
    .from(networkItems)
    .innerJoin(networkLocations, eq(networkLocations.id, networkItems.locationId))
    .where(and(eq(networkItems.itemId, itemId), eq(networkLocations.locationId, shop)));
  return found?.id ?? null;
}

/** A farmer near the sandbox's shops, with the network's cart and orders. */
export async function networkBuyer(backend: TestBackend, network: SandboxNetwork, phone?: string) {
  const buyer: Buyer & { phone: string } = await farmer(backend, phone === undefined ? {} : { phone });
  const address = (await buyer.call('POST', ADDRESSES, ADDRESS)).body as { id: string };
  const answered = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const api = {
    ...buyer,
    addressId: address.id,
    cart: async (): Promise<NetworkCart> => networkCartSchema.parse(await answered(buyer.call('GET', CART))),
    put: (variantId: string | null, quantity: number, more: object = {}) =>
      buyer.call('PUT', `${CART}/items/${variantId}`, { quantity, ...more }),
    ask: (addressId = address.id) => buyer.call('POST', `${CART}/quote`, { address_id: addressId }),
    journey: async (id: string): Promise<NetworkJourney> =>
      networkJourneySchema.parse(await answered(buyer.call('GET', `${NETWORK_ORDERS}/${id}`))),
    place: (journey: Pick<NetworkJourney, 'id' | 'quote'>, more: object = {}) =>
      buyer.call('POST', NETWORK_ORDERS, {
        journey_id: journey.id,
        agreed_total: journey.quote?.total ?? 0,
        payment_kind: 'cash',
        ...more,
      }),
    /** Waits until a journey has come to a step. */
    async until(id: string, step: NetworkJourney['step']): Promise<NetworkJourney> {
      await expect.poll(async () => (await api.journey(id)).step).toBe(step);
      return api.journey(id);
    },
    /** Puts goods into the cart, once the catalogue has them, and asks for their price. @returns the journey */
    async asks(itemId = TOMATO, quantity = 2): Promise<NetworkJourney> {
      await expect.poll(() => variantOf(backend, itemId)).not.toBeNull();
      await answered(api.put(await variantOf(backend, itemId), quantity, { replaces_cart: true }));
      const { journey } = networkCartSchema.parse(await answered(api.ask()));
      if (journey === null) throw new Error('nothing was asked');
      return journey;
    },
    /** The same, and waits for the price. */
    quoted: async (itemId = TOMATO, quantity = 2) => api.until((await api.asks(itemId, quantity)).id, 'price-known'),
    /** Orders something that is paid now, and waits until it can be paid. */
    async toPay(script?: string): Promise<NetworkJourney> {
      const journey = await api.quoted();
      if (script !== undefined) await api.script(journey.id, script);
      await answered(api.place(journey, { payment_kind: 'pay-now' }));
      return api.until(journey.id, 'awaiting-payment');
    },
    /** Pays an order at the payment company. @returns its id of the payment */
    async pay(journey: NetworkJourney): Promise<string> {
      const back = { callback_url: 'http://127.0.0.1:4200/back', cancel_url: 'http://127.0.0.1:4200/back' };
      const started = await answered(buyer.call('POST', `/payment/v1/orders/${journey.id}/attempts`, back));
      const { fields, amount_paise } = started as { fields: Record<string, string>; amount_paise: number };
      const payment = await createGatewayPayment(backend, fields['order_id'] ?? '', amount_paise, 'captured');
      await returnFromGateway(backend, payment);
      return payment.id;
    },
    /** Tells the seller apps how to go on with a journey, or with all of them ('*'). */
    async script(id: string, script: string | null): Promise<void> {
      for (const { url } of network.sellers)
        await fetchLocalhost('POST', `${url}/sandbox/script`, JSON.stringify({ script, transaction_id: id }));
    },
    /** Messages of a journey that were sent, in order. */
    async sent(id: string, action: string) {
      const { transactionId, direction, action: kind, at } = networkMessages;
      const rows = await backend.database
        .select()
        .from(networkMessages)
        .where(and(eq(transactionId, id), eq(direction, 'sent'), eq(kind, action)))
        .orderBy(asc(at));
      return Promise.all(
        rows.map(async (row) => {
          const { message } = JSON.parse(await readBody(backend.dependencies, row)) as { message: unknown };
          return { messageId: row.messageId, message };
        }),
      );
    },
    /** Lines of an order's money. */
    money: async (id: string) =>
      (
        await backend.database
          .select()
          .from(networkOrderEntries)
          .where(eq(networkOrderEntries.orderId, id))
          .orderBy(asc(networkOrderEntries.id))
      ).map(({ kind, amountPaise }) => [kind, amountPaise] as const),
  };
  return api;
}
/** A farmer who buys from the network. */
export type NetworkBuyer = Awaited<ReturnType<typeof networkBuyer>>;
