import { randomUUID } from 'node:crypto';
import type { KnownNetworkSeller } from '@haat/backend-testing';
import { signRequest } from '@haat/ondc-core/signing';

/** A seller app of the open network that the registry knows. */
export class NetworkSeller {
  readonly #known: KnownNetworkSeller;

  constructor(known: KnownNetworkSeller) {
    this.#known = known;
  }

  /** What the registry would send to prove our key. */
  get challenge(): { subscriber_id: string; challenge: string } {
    return { subscriber_id: 'bap.localhost', challenge: this.#known.challenge };
  }

  /** Of an address at which it may look at a farmer's photo. */
  get photoLink(): string {
    return this.#known.photoLink;
  }

  /** A catalogue that comes unasked, as we subscribed to. */
  catalogue(): Record<string, unknown> {
    const { id, uri, transactionId } = this.#known;
    const context = {
      ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action: 'on_search', core_version: '1.2.0' },
      ...{ bap_id: 'bap.localhost', bap_uri: 'http://bap.localhost/ondc', bpp_id: id, bpp_uri: uri },
      ...{ transaction_id: transactionId, message_id: randomUUID(), timestamp: new Date().toISOString(), ttl: 'PT30S' },
    };
    return { context, message: { catalog: { 'bpp/providers': [{ id: 'P1' }] } } };
  }

  /** The header over a body as it is sent. */
  sign(body: string): string {
    const { id, uniqueKeyId, privateKey } = this.#known;
    return signRequest(body, { subscriberId: id, uniqueKeyId, privateKey }, Date.now());
  }
}
