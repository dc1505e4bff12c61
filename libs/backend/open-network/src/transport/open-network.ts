import type { AdapterContext } from '@haat/backend-platform/area';
import { CONFIRM_EVERY_MS, NETWORK_DOMAIN, type NetworkParticipant } from '@haat/ondc-core';
import type { Signer } from '@haat/ondc-core/signing';
import { createSubscriber, type Subscriber } from '../subscription/subscriber.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { createRegistry, type Registry } from './registry.ts';

declare module '@haat/backend-platform/area' {
  interface Adapters {
    /** Null where the market takes no part in the open network. */
    openNetwork: OpenNetwork | null;
  }
}

/** The open network as this process takes part in it. */
export interface OpenNetwork {
  readonly isSandbox: boolean;
  readonly http: HttpClient;
  readonly registry: Registry;
  readonly registryAddress: string;
  readonly gateway: NetworkParticipant;
  readonly finderFee: { readonly percent: string };
  /** Our GSTIN. */
  readonly taxNumber: string;
  /** How long after a try of a confirm the next one is sent, in ms: once a minute, unless the sandbox is hurried. */
  readonly confirmEveryMs: number;
  /** What signs our messages. */
  readonly signer: Signer;
  /** Where this process made its key itself, and has to have it taken up by the sandbox's registry; else null. */
  readonly subscriber: Subscriber | null;
  /** Our name and address on the network. @throws before the process listens, in the sandbox */
  self(): NetworkParticipant;
}

/** Takes part in the network that the configuration names. See docs/decisions/047-open-network-transport.md. */
export function createOpenNetwork({ configuration, now, newId, ownAddress }: AdapterContext): OpenNetwork | null {
  const { openNetwork } = configuration;
  if (openNetwork === null) return null;
  const { isSandbox, subscriberId, subscriberUri, registryAddress, gatewayAddress, key } = openNetwork;
  const subscriber = key === null ? createSubscriber() : null;
  const signer: Signer = {
    subscriberId,
    uniqueKeyId: key?.uniqueKeyId ?? newId(),
    privateKey: key?.signingPrivateKey ?? subscriber?.signing.privateKey ?? '',
  };
  const http = createHttpClient({ isSandbox });
  return {
    isSandbox,
    http,
    registry: createRegistry(http, { address: registryAddress, domain: NETWORK_DOMAIN, signer }, { now }),
    registryAddress,
    gateway: { id: new URL(gatewayAddress).hostname, uri: gatewayAddress },
    finderFee: { percent: openNetwork.finderFeePercent },
    taxNumber: openNetwork.taxNumber,
    confirmEveryMs: (isSandbox ? openNetwork.confirmEveryMs : undefined) ?? CONFIRM_EVERY_MS,
    signer,
    subscriber,
    self: () => ({
      id: subscriberId,
      uri: subscriberUri ?? `http://${subscriberId}:${new URL(ownAddress()).port}/ondc`,
    }),
  };
}
