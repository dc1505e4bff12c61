import { inWords } from './in-words.ts';

/** An answer that refused, or none: a code of the services' catalogue, and what they say of it. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Event of the window: the desk is locked, or its session has ended. */
export const SESSION_LOST = 'desk-session-lost';

/** What a call sends beside its path. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly file?: Blob;
  readonly signal?: AbortSignal | undefined;
}

/** Calls a service through the desk's server: '/operator/v1/orders'. @throws CallError */
export function callService<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return callServer(`/api${path}`, options);
}

/** Calls the desk's server itself: '/session'. @throws CallError */
export async function callServer<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { method = 'GET', body, file, signal } = options;
  const answer = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'text/csv' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: file }),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(0, 'request_error.unavailable');
  });
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as Answer;
  const { error = {} } = (await answer.json().catch(() => ({}))) as {
    error?: { code?: string; details?: Record<string, unknown> };
  };
  if (path.startsWith('/api/') && (answer.status === 401 || answer.status === 423))
    dispatchEvent(new Event(SESSION_LOST));
  throw new CallError(answer.status, error.code ?? 'request_error.failed', error.details);
}

/** A query's text, '?page=1&status=placed'; what is empty is left out, lists are joined by commas. */
export function queryOf(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = inWords(value ?? '');
    if (text !== '') query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
