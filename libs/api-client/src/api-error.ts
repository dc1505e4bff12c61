/**
 * Why a call failed. See docs/domain/service-calls.md#errors.
 *
 * - `network`: no answer. `timeout`: no answer in time. `aborted`: the caller disconnected.
 * - `unauthorised`: 401, also after a refresh. `refused`: another 4xx. `failed`: 5xx.
 * - `body-error`: a 2xx whose body says `error`.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'unauthorised' | 'refused' | 'failed' | 'body-error';

/** What is known of a failed call. */
export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** Status of the service's answer, or null when there was none. */
  readonly status: number | null;
  /** Code of the error catalogue; its prefix names the area (cart_error, location_error, …). */
  readonly code: string;
  /** Facts the service gave: refused fields, seconds to wait, the order that exists. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | null;
}

const WITHOUT_ANSWER: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'aborted']);

/** A call that failed. It carries no token, phone number or address, so that it can be logged. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor({ kind, status, code, details = {}, requestId = null }: ApiErrorFacts) {
    super(`${kind}: ${code}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }

  /** The status with which a page or an action answers for it: 503 when no service could be reached. */
  get httpStatus(): number {
    if (WITHOUT_ANSWER.has(this.kind)) return 503;
    if (this.kind === 'body-error') return 502;
    return this.status ?? 500;
  }
}

/** Whether something thrown is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * Whether an agent was refused what a farmer's consent does not allow, or no agent may do: trying again does not help.
 * See docs/domain/agents.md#acting.
 */
export function isConsentRefusal(error: unknown): boolean {
  return isApiError(error) && error.code.startsWith('consent_error.');
}
