import { describeError, type Dependencies, type Job } from '@haat/backend-platform';
import { acknowledgementSchema, NETWORK_DOMAIN } from '@haat/ondc-core';
import { z } from 'zod';
import type { OpenNetwork } from '../transport/open-network.ts';
import { RegistryError } from '../transport/registry.ts';
import type { Subscriber } from './subscriber.ts';

const EVERY_MS = 5_000;
const VALID_FOR_MS = 365 * 24 * 3_600_000;

const registryKeysSchema = z.object({ encryption_public_key: z.string() });

/**
 * A process that made its own key has it taken up by the sandbox's registry, and again when that was started anew. Each
 * process does so for itself.
 */
export const subscribeJob: Job = {
  name: 'open-network.subscribe',
  every: EVERY_MS,
  isShared: true,
  isNeeded: ({ adapters }) => adapters.openNetwork !== null && adapters.openNetwork.subscriber !== null,
  async run(dependencies) {
    const { openNetwork: network } = dependencies.adapters;
    if (network === null || network.subscriber === null) return;
    if (!(await isKnown(network, network.subscriber))) await subscribe(dependencies, network, network.subscriber);
  },
};

async function isKnown({ registry, signer }: OpenNetwork, { signing }: Subscriber): Promise<boolean> {
  try {
    return (await registry.publicKeyOf(signer)) === signing.publicKey;
  } catch (error) {
    // Who is not known may not look anything up.
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

async function subscribe(
  { newId, now, log }: Dependencies,
  network: OpenNetwork,
  subscriber: Subscriber,
): Promise<void> {
  const requestId = newId();
  try {
    const keys = await network.http.get(`${network.registryAddress}/sandbox/public-keys`);
    subscriber.begin(requestId, registryKeysSchema.parse(JSON.parse(keys.body)).encryption_public_key);
    const request = JSON.stringify(requestFor(network, subscriber, requestId, now()));
    const answer = await network.http.post(`${network.registryAddress}/subscribe`, request);
    const { message, error } = acknowledgementSchema.parse(JSON.parse(answer.body));
    if (message.ack.status === 'NACK') log.warn({ code: error?.code }, 'the registry has not taken up our key');
    else network.registry.forget(network.signer);
  } catch (error) {
    log.debug({ error: describeError(error) }, 'the registry of the open network does not answer yet');
  }
}

/** `/subscribe` v1.0 of a buyer app. */
function requestFor({ self, signer }: OpenNetwork, { signing, encryption }: Subscriber, requestId: string, at: Date) {
  const { id, uri } = self();
  return {
    context: { operation: { ops_no: 1 } },
    message: {
      request_id: requestId,
      timestamp: at.toISOString(),
      entity: {
        subscriber_id: id,
        unique_key_id: signer.uniqueKeyId,
        callback_url: uri,
        key_pair: {
          signing_public_key: signing.publicKey,
          encryption_public_key: encryption.publicKey,
          valid_from: at.toISOString(),
          valid_until: new Date(at.getTime() + VALID_FOR_MS).toISOString(),
        },
      },
      network_participant: [
        { subscriber_url: uri, domain: NETWORK_DOMAIN, type: 'buyerApp', msn: false, city_code: ['*'] },
      ],
    },
  };
}
