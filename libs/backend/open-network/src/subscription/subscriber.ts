import { createEncryptionKeys, createSigningKeys, signRequestId } from '@haat/ondc-core/signing';

/**
 * A process that made its own keys, and proves to a registry that they are its own.
 * See docs/domain/open-network.md#subscription.
 */
export interface Subscriber {
  readonly signing: ReturnType<typeof createSigningKeys>;
  readonly encryption: ReturnType<typeof createEncryptionKeys>;
  /** Begins a request: from now on our host shows its id, signed. */
  begin(requestId: string, registryPublicKey: string): void;
  /** What our host shows; null while nothing was asked for. */
  shown(): string | null;
  /** With which key the registry's challenge is encrypted; null while nothing was asked for. */
  registryPublicKey(): string | null;
}

/** Makes the keys. */
export function createSubscriber(): Subscriber {
  const [signing, encryption] = [createSigningKeys(), createEncryptionKeys()];
  let asked: { shown: string; registryPublicKey: string } | null = null;
  return {
    signing,
    encryption,
    begin(requestId, registryPublicKey) {
      asked = { shown: signRequestId(requestId, signing.privateKey), registryPublicKey };
    },
    shown: () => asked?.shown ?? null,
    registryPublicKey: () => asked?.registryPublicKey ?? null,
  };
}
