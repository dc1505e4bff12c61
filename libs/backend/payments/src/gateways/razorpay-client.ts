import Razorpay from 'razorpay';
import { GatewayError } from './payment-gateway.ts';

/** A page waits for it, so it must answer before the page gives up. */
const TIMEOUT_MS = 4_000;
const REFUND_PATH = /^\/v1\/payments\/[^/]+\/refund$/;

/** Account data for calls. */
export interface RazorpayAccount {
  /** Base address of the gateway's API, without a slash at its end. */
  address: string;
  keyId: string;
  keySecret: string;
}

/** The part of the package's HTTP client (axios) that is set; its types leave it out. */
interface PackageHttp {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  interceptors: {
    request: { use(before: (call: PackageCall) => PackageCall): void };
    response: { use(done: undefined, failed: (error: { response?: unknown }) => never): void };
  };
}
interface PackageCall {
  url?: string;
  data?: { receipt?: string };
  headers: { set(name: string, value: string): void };
}

/**
 * The gateway's client library, with what its constructor has no option for: the address, a timeout, and the
 * idempotency header of refunds. Decision 016.
 */
export function createRazorpayClient({ address, keyId, keySecret }: RazorpayAccount): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = client.api as unknown as { rq: PackageHttp };
  Object.assign(rq.defaults, { baseURL: address, timeout: TIMEOUT_MS, maxRedirects: 0 });
  rq.interceptors.request.use((call) => {
    if (REFUND_PATH.test(call.url ?? '')) call.headers.set('X-Refund-Idempotency', call.data?.receipt ?? '');
    return call;
  });
  // Without an answer the package fails on reading its status; an answer of status 0 it passes on.
  rq.interceptors.response.use(undefined, (error) => {
    throw Object.assign(error, { response: error.response ?? { status: 0, data: {} } });
  });
  return client;
}

/**
 * The answer to a call of the package.
 * @throws GatewayError in the place of the package's `{ statusCode, error }`
 */
export async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (failure) {
    const { statusCode, error } = (failure ?? {}) as {
      statusCode?: unknown;
      error?: { code?: unknown; description?: unknown };
    };
    const status = Number(statusCode) || null;
    // The description is the gateway's own sentence; what it repeats of a payment is an id.
    throw new GatewayError(
      status,
      [error?.code, error?.description].filter((part) => typeof part === 'string').join(' '),
    );
  }
}
