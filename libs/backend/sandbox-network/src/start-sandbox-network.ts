import { sampleMarket, type SampleMarket } from '@haat/backend-sandbox/sample-market';
import { MESSAGE_TTL_MS, NETWORK_DOMAIN } from '@haat/ondc-core';
import { gatewayRoutes } from './gateway/gateway-routes.ts';
import { createParticipant, type Participant } from './participants/participant.ts';
import { createRegistryClient } from './registry/registry-client.ts';
import { registryRoutes } from './registry/registry-routes.ts';
import { createSubscriptions } from './registry/subscriptions.ts';
import { createSellerCatalogue } from './seller/catalogue/seller-catalogue.ts';
import { createDelivery } from './seller/order/deliver-answer.ts';
import { openOrderBook } from './seller/order/kept-order-book.ts';
import { orderRoutes } from './seller/order/order-routes.ts';
import { scriptRoutes } from './seller/order/script-routes.ts';
import { searchRoutes } from './seller/search/search-routes.ts';
import type { SellerParts } from './seller/seller-parts.ts';
import { sellerProfiles } from './seller/seller-profiles.ts';
import { createHttpClient } from './server/http-client.ts';
import { createSandboxServer, listenOnThisMachine, type SandboxLog } from './server/sandbox-server.ts';

/** How often a seller's clock looks within one step. */
const LOOKS_PER_STEP = 4;

/** The first port when none is asked for; the others follow it. */
export const SANDBOX_NETWORK_PORT = 4310;
/** Hosts in the order of their ports; each is the participant's id too. */
export const SANDBOX_HOSTS = {
  registry: 'registry.localhost',
  gateway: 'gateway.localhost',
  godavari: 'bpp-godavari.localhost',
  sahyadri: 'bpp-sahyadri.localhost',
} as const;

/** How the sandbox is started; nothing of it can make it reachable from another machine. */
export interface SandboxNetworkOptions {
  /** Of the registry; gateway and sellers follow, one port each. */
  readonly basePort?: number;
  /** Where pictures of goods are, without a slash at its end. */
  readonly picturesUrl?: string;
  /** What the sellers' goods are taken from. */
  readonly market?: SampleMarket;
  /** After how long sellers take an order, a return or an issue a step on, in ms; by default only when told to. */
  readonly stepMs?: number;
  /** How long late answers wait, in ms; by default longer than they count. */
  readonly lateMs?: number;
  /** Where each seller keeps its orders over a restart; without it they are in memory alone. */
  readonly folder?: string;
  readonly log?: SandboxLog;
  readonly now?: () => Date;
}

/** A seller app of the running sandbox. */
export interface SandboxSeller {
  readonly subscriberId: string;
  readonly url: string;
  readonly type: 'MSN' | 'ISN';
}

/** The running sandbox. Addresses have no slash at their end. */
export interface SandboxNetwork {
  readonly registryUrl: string;
  readonly gatewayUrl: string;
  /** Base64: Ed25519 of 32 bytes, X25519 as SPKI; the second opens the challenge of a subscription. */
  readonly registryPublicKeys: { readonly signing: string; readonly encryption: string };
  readonly sellers: readonly SandboxSeller[];
  /** Stops all servers. */
  close(): Promise<void>;
}

/**
 * Starts registry, gateway and sellers, each a server of its own on 127.0.0.1 with new keys.
 * @throws when one of the ports is taken; none is left listening
 */
export async function startSandboxNetwork(options: SandboxNetworkOptions = {}): Promise<SandboxNetwork> {
  const { basePort = SANDBOX_NETWORK_PORT, picturesUrl = 'http://127.0.0.1:4200/pictures' } = options;
  const { market = sampleMarket(), log = { warn: () => undefined }, now = () => new Date() } = options;
  const http = createHttpClient();
  const startedAt = now();
  const profiles = sellerProfiles(market);
  const names = Object.keys(SANDBOX_HOSTS) as (keyof typeof SANDBOX_HOSTS)[];
  const urlOf = (name: keyof typeof SANDBOX_HOSTS) => `http://${SANDBOX_HOSTS[name]}:${basePort + names.indexOf(name)}`;
  const create = (name: keyof typeof SANDBOX_HOSTS, type: 'BG' | 'BPP', cities: readonly string[]) =>
    createParticipant({ host: SANDBOX_HOSTS[name], url: urlOf(name), type }, cities, startedAt);

  const registry = create('registry', 'BG', ['*']);
  const gateway = create('gateway', 'BG', ['*']);
  const sellers = await Promise.all(
    profiles.map(async (profile) => ({
      ...{ profile, participant: create(profile.name, 'BPP', profile.cities) },
      kept: await openOrderBook(profile, options.folder, log),
    })),
  );
  const subscriptions = createSubscriptions([gateway, ...sellers.map((one) => one.participant)].map(subscriptionOf));
  const registryUrl = urlOf('registry');
  const clientOf = ({ signer }: Participant) => createRegistryClient(registryUrl, { signer, http, now });
  const serverOf = (name: string, { subscription }: Participant) =>
    createSandboxServer(name, log, () => [
      ['Participant', subscription.subscriber_id],
      ['Address', subscription.subscriber_url],
      ['Domain', NETWORK_DOMAIN],
      ['Places', subscription.cities.join(', ')],
      ['Public key (Ed25519)', subscription.signing_public_key],
    ]);

  const registryApp = serverOf('Registry', registry);
  registryRoutes(registryApp, registry, { subscriptions, http, now });
  const gatewayApp = serverOf('Gateway', gateway);
  gatewayRoutes(gatewayApp, gateway, { registry: clientOf(gateway), http, log, now });
  const sellerApps = sellers.map(({ profile, participant, kept }) => {
    const app = serverOf(profile.displayName, participant);
    const catalogue = createSellerCatalogue(profile, market, { startedAt, picturesUrl });
    const parts: SellerParts = { participant, profile, catalogue, registry: clientOf(participant), http, log, now };
    searchRoutes(app, parts);
    const delivery = createDelivery(parts, options.lateMs ?? MESSAGE_TTL_MS + 1_000);
    orderRoutes(app, parts, kept, delivery);
    const advanceAll = scriptRoutes(app, parts, kept, delivery);
    const { stepMs } = options;
    const clock = stepMs === undefined ? undefined : setInterval(() => advanceAll(stepMs), stepMs / LOOKS_PER_STEP);
    app.addHook('onClose', async () => {
      clearInterval(clock);
      delivery.close();
      await kept.close();
    });
    return app;
  });

  const apps = [registryApp, gatewayApp, ...sellerApps];
  const close = async () => {
    http.close();
    await Promise.all(apps.map((app) => app.close()));
  };
  await Promise.all(apps.map((app, index) => listenOnThisMachine(app, basePort + index))).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  return {
    registryUrl,
    gatewayUrl: urlOf('gateway'),
    registryPublicKeys: {
      signing: registry.subscription.signing_public_key,
      encryption: registry.subscription.encr_public_key,
    },
    sellers: sellers.map(({ profile, participant: { subscription } }) => ({
      subscriberId: subscription.subscriber_id,
      url: subscription.subscriber_url,
      type: profile.type,
    })),
    close,
  };
}

const subscriptionOf = ({ subscription }: Participant) => subscription;
