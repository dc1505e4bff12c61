import type { Operation } from './read-operations.ts';
import type { FuzzRequest } from './request.ts';

/** A request of an operation before it is written: each part by its name. */
export interface Filled {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, the fields of a form, or bytes that go as they are; undefined without a body. */
  readonly body: unknown;
  /** Puts on what only holds for the very bytes that are sent: a signature. */
  readonly sign?: (request: FuzzRequest) => FuzzRequest;
}

/** Writes a request, without its signature. */
export function written({ operation, path, query, headers, body }: Filled): FuzzRequest {
  const address = operation.pattern.replace(/\{(\w+)\}/g, (_all, name: string) => percentEncoded(path[name] ?? ''));
  const search = Object.entries(query)
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&');
  return {
    method: operation.method,
    path: address + (search === '' ? '' : `?${search}`),
    headers: {
      ...headers,
      ...(body === undefined || operation.body === null ? {} : { 'content-type': operation.body.contentType }),
    },
    ...(body === undefined ? {} : { body: bytesOf(body, operation) }),
  };
}

/** The request as it would be granted: written and signed. */
export function signedRequest(filled: Filled): FuzzRequest {
  const request = written(filled);
  return filled.sign?.(request) ?? request;
}

function bytesOf(body: unknown, { body: documented }: Operation): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  return documented?.contentType.includes('form') ? formOf(body) : JSON.stringify(body);
}

/** Percent-encoded UTF-8; half a surrogate pair becomes the bytes that it would be, which are none of UTF-8. */
export function percentEncoded(text: string): string {
  return Array.from(text, (sign) => {
    const unit = sign.charCodeAt(0);
    if (sign.length > 1 || unit < 0xd800 || unit > 0xdfff) return encodeURIComponent(sign);
    const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
  }).join('');
}

function formOf(body: unknown): string {
  return Object.entries(body as Record<string, unknown>)
    .map(
      ([name, value]) =>
        `${percentEncoded(name)}=${percentEncoded(typeof value === 'string' ? value : String(JSON.stringify(value)))}`,
    )
    .join('&');
}
