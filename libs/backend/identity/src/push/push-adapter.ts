declare module '@haat/backend-platform/area' {
  interface Adapters {
    push: PushAdapter;
  }
}

/** Where a browser takes messages, as its `PushSubscription` says it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The key by which push services know us, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What became of a message: the service has it, the subscription is no more, or it refuses this message for good. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** Sends messages to browsers. */
export interface PushAdapter {
  /** Whether messages are sent at all; where not, nobody is asked for a subscription. */
  readonly isOn: boolean;
  /**
   * Hands a message to the browser's push service.
   * @param payload at most 3000 bytes
   * @throws when the service cannot be reached, or does not take it now
   */
  send(target: PushTarget, payload: string, keys: VapidKeys): Promise<PushOutcome>;
}

/** Where no contact is configured that push services could write to. */
export const NO_PUSH: PushAdapter = {
  isOn: false,
  send: async () => 'refused',
};
