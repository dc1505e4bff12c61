import axios, { isAxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { APP_VERSION, HEADERS, PAGE_DEADLINE_MS, REQUEST_TIMEOUT_MS } from '@haat/api-contract';
import { SERVICE_NAMES, type Language, type ServiceName } from '@haat/api-contract/vocabulary';
import { upgradeNextPage } from '@haat/format';
import { roundRobin, type Addresses } from './round-robin.ts';
import type { ApiClient, GuestCart, ServiceCall } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';
import { retrySafely, type CallState } from './retry-safely.ts';
import { createResponseCache } from './response-cache.ts';
import { bytesOf, isStreamed, webStreamOf } from './streamed-answer.ts';
import { spreadCalls } from './spread-calls.ts';

/** Base URLs of each service: one for every process that offers it; any of them may be called. */
export type ApiAddresses = Readonly<Record<ServiceName, Addresses>>;

/** What is the same for every request of a process. */
export interface ApiClientsOptions {
  readonly addresses: ApiAddresses;
  /**
   * Called for failures that need attention: no answer, or an unexpected status. It gets no token, number or address.
   */
  readonly report?: (
    error: ApiError,
    call: { service: ServiceName; method: string; path: string; requestId: string },
  ) => void;
}

/** What belongs to one request of a page. */
export interface RequestFacts {
  readonly appCode: string;
  /** Which app the caller counts as; it changes with the session. See docs/domain/identity.md#apps. */
  readonly clientName: () => string;
  readonly language: Language;
  readonly latLng: string | null;
  /** The farmer for whom an agent sends these calls, or null. See docs/domain/agents.md#acting. */
  readonly assumedUser?: () => string | null;
  readonly requestId: string;
  /** Network address of the client, so that the services' rate limits count people; null when it is not known. */
  readonly callerAddress: string | null;
  readonly guestCart: GuestCart;
  readonly isSignedIn: () => boolean;
  /** The access token, or null. */
  readonly accessToken: () => string | null;
  /** After a 401: a fresh access token, or null when there is none to be had. */
  readonly refresh: () => Promise<string | null>;
  /** Called when a call of this request has failed for good, whichever way. */
  readonly onFailure?: (error: unknown) => void;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}

/**
 * One axios instance per service for the whole process; call what it answers for each request. See
 * docs/domain/service-calls.md#services.
 */
export function createApiClients({ addresses, report }: ApiClientsOptions): (facts: RequestFacts) => ApiClient {
  const instances = Object.fromEntries(
    SERVICE_NAMES.map((service) => [service, createInstance(addresses[service])]),
  ) as Record<ServiceName, AxiosInstance>;
  const shared = createResponseCache();
  return (facts) => {
    const deadline = Date.now() + PAGE_DEADLINE_MS;
    return {
      get clientName() {
        return facts.clientName();
      },
      language: facts.language,
      latLng: facts.latLng,
      get isSignedIn() {
        return facts.isSignedIn();
      },
      guestCart: facts.guestCart,
      async send<Answer>(call: ServiceCall): Promise<Answer> {
        try {
          const line = { instance: instances[call.service], others: addresses[call.service].length - 1 };
          return (await shared.get(call, () => sendOnce(line, call, facts, deadlineOf(call, deadline)))) as Answer;
        } catch (error) {
          facts.onFailure?.(error);
          if (report && error instanceof ApiError && isUnexpected(error)) {
            report(error, {
              service: call.service,
              method: call.method,
              path: withoutIds(call.path),
              requestId: facts.requestId,
            });
          }
          throw error;
        }
      },
    };
  };
}

/**
 * Reads share the page's deadline: it can be asked for again. An act has the whole time of one call to itself, however
 * long what came before it took: given up early, it may still be done, and the farmer would not know. See
 * docs/domain/service-calls.md#timeouts-and-retries.
 */
function deadlineOf({ method }: ServiceCall, ofPage: number): number {
  return method === 'GET' ? ofPage : Date.now() + REQUEST_TIMEOUT_MS;
}

/** Where calls of one service go. */
interface Line {
  readonly instance: AxiosInstance;
  /** Addresses beside the one whose turn it is. */
  readonly others: number;
}

function createInstance(addresses: Addresses): AxiosInstance {
  const instance = axios.create({
    timeout: REQUEST_TIMEOUT_MS,
    adapter: 'http',
    // What the services answer is data; a redirect would carry the token to a third party.
    maxRedirects: 0,
    proxy: false,
    maxContentLength: 5_000_000,
  });
  // First, so that it sees each attempt separately.
  spreadCalls(instance, roundRobin(addresses));
  retrySafely(instance);
  return instance;
}

async function sendOnce(line: Line, call: ServiceCall, facts: RequestFacts, deadline: number): Promise<unknown> {
  const token = call.withToken === false ? null : facts.accessToken();
  try {
    return await ask(line, call, facts, deadline, token);
  } catch (error) {
    if (token === null || !(error instanceof ApiError) || error.kind !== 'unauthorised') throw error;
    // A request answered 401 refreshes once and is sent again once. See docs/domain/identity.md#sessions.
    const fresh = await facts.refresh();
    if (fresh !== null && fresh !== token) return ask(line, call, facts, deadline, fresh);
    // The session has ended: what is open to all is still answered, and what is not says 401 again.
    if (facts.accessToken() === null) return ask(line, call, facts, deadline, null);
    // It stands, but could not be refreshed just now.
    throw new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
  }
}

async function ask(
  { instance, others }: Line,
  call: ServiceCall,
  facts: RequestFacts,
  deadline: number,
  token: string | null,
): Promise<unknown> {
  const remaining = deadline - Date.now();
  if (remaining <= 0) throw new ApiError({ kind: 'timeout', status: null, code: 'request_error.unavailable' });
  const giveUp = AbortSignal.timeout(Math.min(remaining, REQUEST_TIMEOUT_MS));
  const state: CallState = { isRepeatable: isRepeatable(call), deadline, others, backOff: 0, nextDelay: 0 };
  const config: AxiosRequestConfig = {
    method: call.method,
    url: call.path,
    params: call.query,
    ...dataOf(call),
    ...ANSWER_TYPES[call.answer ?? 'json'],
    headers: { ...headersOf(call, facts, token), ...(isWithoutBody(call) ? NO_BODY : {}) },
    signal: call.answer === 'stream' ? facts.signal : AbortSignal.any([facts.signal, giveUp]),
    call: state,
  };
  try {
    const { data } = await instance.request<unknown>(config);
    if (call.answer === 'stream' && isStreamed(data)) return webStreamOf(data);
    const bodyError = errorIn(data);
    if (bodyError) throw bodyError;
    return withSafeLinks(data);
  } catch (error) {
    await readRefusal(error);
    throw toApiError(error, { isGivenUp: giveUp.aborted && !facts.signal.aborted });
  }
}

/** What axios makes of an answer. A stream begins within the time of a call (`timeout`) and may last longer. */
const ANSWER_TYPES = {
  json: {},
  bytes: { responseType: 'arraybuffer' },
  stream: { responseType: 'stream', maxContentLength: Infinity },
} as const satisfies Record<NonNullable<ServiceCall['answer']>, AxiosRequestConfig>;

/** A stream that is refused says why as any other call: it is short, and read whole. */
async function readRefusal(error: unknown): Promise<void> {
  if (!isAxiosError<unknown>(error) || !isStreamed(error.response?.data)) return;
  error.response.data = await bytesOf(error.response.data).catch(() => undefined);
}

/** For what has no body: axios would name a form, which services that take none refuse. */
const NO_BODY = { 'Content-Type': false } as const;

function isWithoutBody({ form, file, body }: ServiceCall): boolean {
  return form === undefined && file === undefined && body === undefined;
}

function dataOf({ form, file, body }: ServiceCall): { data?: unknown } {
  if (form !== undefined) return { data: new URLSearchParams(form) };
  if (file !== undefined) return { data: Buffer.from(file.bytes) };
  return body === undefined ? {} : { data: body };
}

function headersOf(call: ServiceCall, facts: RequestFacts, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    [HEADERS.appCode]: facts.appCode,
    [HEADERS.appVersion]: APP_VERSION,
    [HEADERS.clientName]: facts.clientName(),
    [HEADERS.requestId]: facts.requestId,
    ...(facts.callerAddress === null ? {} : { [HEADERS.forwardedFor]: facts.callerAddress }),
    ...(facts.latLng === null ? {} : { [HEADERS.latLng]: facts.latLng }),
    ...(token === null
      ? {}
      : { Authorization: `Bearer ${token}`, [HEADERS.authScheme]: 'keycloak', ...assumedUserOf(call, facts) }),
    ...(call.file === undefined ? {} : { 'Content-Type': call.file.type }),
    ...(call.idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: call.idempotencyKey }),
    ...call.headers,
  };
}

/** For whom a signed-in agent sends a call; nothing when it is their own. */
function assumedUserOf({ forSelf }: ServiceCall, { assumedUser }: RequestFacts): Record<string, string> {
  const farmerId = forSelf === true ? null : (assumedUser?.() ?? null);
  return farmerId === null ? {} : { [HEADERS.assumedUser]: farmerId };
}

/**
 * GET, PUT, DELETE, and a POST that carries an idempotency key: what is safe to send twice
 * (docs/domain/service-calls.md#timeouts-and-retries).
 */
function isRepeatable({ method, idempotencyKey }: ServiceCall): boolean {
  return (
    method === 'GET' || method === 'PUT' || method === 'DELETE' || (method === 'POST' && idempotencyKey !== undefined)
  );
}

/** A 2xx whose body has an `error` field is a failure. See docs/domain/service-calls.md#errors. */
function errorIn(body: unknown): ApiError | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || body.error == null) return null;
  return toApiError({ bodyError: body.error }, { isGivenUp: false });
}

/** Links of a page of a list to the pages beside it. See docs/domain/amounts-and-formats.md#next-page-links. */
function withSafeLinks(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('next' in body)) return body;
  const links = Object.fromEntries(
    Object.entries(body)
      .filter(([name, link]) => (name === 'next' || name === 'previous') && typeof link === 'string')
      .map(([name, link]) => [name, upgradeNextPage(link as string)]),
  );
  return { ...body, ...links };
}

function isUnexpected({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'failed' || kind === 'body-error';
}

/** Ids say who, and what is as long as a key may be one; a report says only which call. */
function withoutIds(path: string): string {
  return path.replace(/\/(?:[^/]*\d[^/]*|[^/]{30,})(?=\/|$)/g, (part) => (/^\/v\d$/.test(part) ? part : '/:id'));
}
