import { isAxiosError } from 'axios';
import { isErrorCode } from '@haat/api-contract';
import { ApiError, type ApiErrorKind } from './api-error.ts';

/** An error as a service writes it: ours (`code`), or OpenID's (`error` with `error_description`). */
interface WireError {
  readonly code?: unknown;
  readonly details?: unknown;
  readonly request_id?: unknown;
}

/**
 * Turns whatever a call threw into the one typed error. `isGivenUp`: our own timeout ended it, not the caller.
 */
export function toApiError(error: unknown, { isGivenUp }: { isGivenUp: boolean }): ApiError {
  if (error instanceof ApiError) return error;
  if (isBodyError(error)) return fromBody('body-error', 200, error.bodyError, null);
  if (!isAxiosError(error)) return new ApiError({ kind: 'failed', status: null, code: 'request_error.failed' });
  const { response } = error;
  if (response)
    return fromBody(kindOf(response.status), response.status, wireErrorIn(readable(response.data)), response.headers);
  if (isGivenUp || error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') {
    return new ApiError({ kind: 'timeout', status: null, code: 'request_error.unavailable' });
  }
  if (error.code === 'ERR_CANCELED')
    return new ApiError({ kind: 'aborted', status: null, code: 'request_error.unavailable' });
  return new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
}

function kindOf(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorised';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

function fromBody(kind: ApiErrorKind, status: number, wire: unknown, headers: unknown): ApiError {
  const { code, details, request_id }: WireError = isRecord(wire) ? wire : { code: wire };
  const facts = isRecord(details) ? details : {};
  const wait = Number(isRecord(headers) ? headers['retry-after'] : Number.NaN);
  return new ApiError({
    kind,
    status,
    code: typeof code === 'string' && code !== '' ? code : defaultCode(kind, status),
    details: Number.isFinite(wait) && facts['retry_after'] === undefined ? { ...facts, retry_after: wait } : facts,
    requestId: typeof request_id === 'string' ? request_id : null,
  });
}

/**
 * Our body is `{ error: { code } }`; OpenID's is `{ error: 'invalid_grant', error_description? }`, of which ours may
 * be the description.
 */
function wireErrorIn(body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  const description = body['error_description'];
  if (typeof description === 'string' && isErrorCode(description))
    return { code: description, details: body['details'] };
  return body['error'];
}

/** A request for bytes is refused in JSON, too. */
function readable(body: unknown): unknown {
  if (!(body instanceof Uint8Array || body instanceof ArrayBuffer)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function defaultCode(kind: ApiErrorKind, status: number): string {
  if (kind === 'unauthorised') return 'auth_error.signed_out';
  if (status === 403) return 'auth_error.forbidden';
  if (status === 404) return 'request_error.not_found';
  if (status === 413) return 'request_error.too_large';
  if (status === 429) return 'request_error.too_many';
  if (status === 503) return 'request_error.unavailable';
  return kind === 'refused' ? 'request_error.invalid' : 'request_error.failed';
}

function isBodyError(error: unknown): error is { bodyError: unknown } {
  return isRecord(error) && 'bodyError' in error;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
