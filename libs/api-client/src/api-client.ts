import type { Language, ServiceName } from '@haat/api-contract/vocabulary';
import { ApiError } from './api-error.ts';

/** One call to a service. */
export interface ServiceCall {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the service's base address; parts that are data are written by `pathOf`. */
  readonly path: string;
  /** What is undefined or null is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent form-encoded instead of a body. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as it is instead of a body: a photo. */
  readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  /**
   * 'bytes' for what is no JSON: the answer is an ArrayBuffer. 'stream' for what may be long: a ReadableStream, which
   * may take minutes once it has begun, and may break off.
   */
  readonly answer?: 'json' | 'bytes' | 'stream';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes a POST safe to send twice; such a POST is repeated like a GET. */
  readonly idempotencyKey?: string;
  /**
   * Milliseconds for which this process may give the same answer to every identical request; never for what is one
   * person's, nor for a price or a stock. Not cached if left out.
   */
  readonly cacheForMs?: number;
  /** False for calls that go without the farmer's token: sign-in and refresh. True if left out. */
  readonly withToken?: boolean;
  /**
   * True for calls that an agent makes for themselves, also while a farmer is chosen: for whom they may act, asking for
   * a consent, leaving. False if left out.
   */
  readonly forSelf?: boolean;
}

/** The cart of a user who has not signed in, named by a guest cookie (docs/domain/cart.md#where-the-cart-is-kept). */
export interface GuestCart {
  /** Its id, or null as long as nothing was put into it. */
  readonly id: string | null;
  /** Its id; makes one at the first change. */
  ensure(): string;
  /** It belongs to a farmer now: the cookie goes. */
  forget(): void;
}

/** The services, called in the name of one request: with its headers, its session and its deadline. */
export interface ApiClient {
  /** Name of the app in whose name it calls, such as 'farmer-app'. */
  readonly clientName: string;
  readonly language: Language;
  /** Place of the farmer as 'lat,lng', or null. */
  readonly latLng: string | null;
  readonly isSignedIn: boolean;
  readonly guestCart: GuestCart;
  /**
   * Sends a call and answers its body.
   * @throws ApiError
   */
  send<Answer>(call: ServiceCall): Promise<Answer>;
}

/**
 * A path with its data encoded: `` pathOf`/order/v1/orders/${id}` ``.
 * @throws ApiError for data that would lead to another path than the one that is written here: nothing, '.' or '..'
 */
export function pathOf(texts: TemplateStringsArray, ...values: readonly string[]): string {
  if (values.some((value) => /^\.{0,2}$/.test(value) || !value.isWellFormed())) {
    throw new ApiError({ kind: 'refused', status: 404, code: 'request_error.not_found' });
  }
  return texts.reduce((path, text, index) => path + encodeURIComponent(values[index - 1] ?? '') + text);
}

/**
 * Null instead of a failure, for look-ups where the screen distinguishes 'could not load' from 'none here'
 * (docs/domain/service-calls.md#look-ups).
 */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
