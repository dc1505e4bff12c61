import type { AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { REQUEST_RETRIES } from '@haat/api-contract';

/** State of the retry rule for one call, carried in its axios configuration. */
export interface CallState {
  /** Sending it twice does no harm. */
  readonly isRepeatable: boolean;
  /** The page's deadline, milliseconds since 1970. */
  readonly deadline: number;
  /** Other addresses of the service that it may still turn to when one refuses the connection. */
  others: number;
  /** Last wait before a repeat, milliseconds; it grows. */
  backOff: number;
  /** Wait before the next try, milliseconds. */
  nextDelay: number;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: CallState;
  }
}

/** As much of a failed call as the rule looks at. */
interface FailedCall {
  readonly code?: string | undefined;
  readonly config?: { readonly call?: CallState; readonly signal?: { readonly aborted?: boolean } } | undefined;
  readonly response?: { readonly status: number; readonly headers: unknown } | undefined;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** There was not even a connection: nothing has been done yet. */
const NEVER_SENT: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const NOT_A_LOST_ANSWER: ReadonlySet<string | undefined> = new Set([
  'ERR_CANCELED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_BAD_RESPONSE',
  'ERR_BAD_REQUEST',
]);

/**
 * A call that found no connection goes to the service's next address at once, whatever it is. Else: up to 5 repeats
 * with back-off and jitter, of what is safe to send twice, on no response, 429 (after Retry-After), 502, 503 and 504,
 * and only as long as the next try starts before the page's deadline. See
 * docs/domain/service-calls.md#timeouts-and-retries.
 */
export function retrySafely(instance: AxiosInstance): void {
  axiosRetry(instance, {
    retries: REQUEST_RETRIES,
    shouldResetTimeout: true,
    retryCondition: (error) => plan(error),
    retryDelay: (_count, error) => (error as unknown as FailedCall).config?.call?.nextDelay ?? 0,
  });
}

/** Decides whether to try again, and notes when. */
function plan(error: FailedCall): boolean {
  const call = error.config?.call;
  if (call === undefined || error.config?.signal?.aborted) return false;
  if (error.response === undefined && NEVER_SENT.has(error.code) && call.others > 0) {
    call.others -= 1;
    call.nextDelay = 0;
    return Date.now() < call.deadline;
  }
  if (!call.isRepeatable || !mayPass(error)) return false;
  const jitter = 0.75 + Math.random() * 0.5;
  call.backOff = Math.min(call.backOff === 0 ? FIRST_DELAY_MS : call.backOff * 2, LONGEST_DELAY_MS) * jitter;
  call.nextDelay = Math.max(call.backOff, retryAfter(error.response));
  return Date.now() + call.nextDelay < call.deadline;
}

function mayPass({ code, response }: FailedCall): boolean {
  return response ? RETRIED_STATUSES.has(response.status) : !NOT_A_LOST_ANSWER.has(code);
}

/** Milliseconds to wait, as requested by the service: Retry-After is seconds or a date. */
function retryAfter(response: FailedCall['response']): number {
  const header = (response?.headers as Record<string, unknown> | undefined)?.['retry-after'];
  if (typeof header !== 'string' || header === '') return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
