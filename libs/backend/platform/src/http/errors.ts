import { ERROR_STATUS, errorBodySchema, errorTextKeys } from '@haat/api-contract';
import type { ErrorBody, ErrorCode } from '@haat/api-contract';

/** A refusal that is returned to the caller: a code of the error catalogue, with details. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** Headers that the answer carries, e.g. `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ErrorCode, details?: Record<string, unknown>, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  /** The HTTP status of this refusal. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The error answers of a route, to be spread into its `schema.response`. */
export const errorAnswers = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

/** The body of an error answer. */
export function errorBody(code: ErrorCode, requestId: string, details?: Record<string, unknown>): ErrorBody {
  return {
    error: {
      code,
      message: errorTextKeys(code)[0],
      request_id: requestId,
      ...(details === undefined ? {} : { details }),
    },
  };
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '25P03',
]);
const UNREACHABLE_TEXT =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|client has encountered a connection error|pglite is closed/i;

/** Whether an error says that the database is away, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (UNREACHABLE_CODES.has(code) || code.startsWith('08') || UNREACHABLE_TEXT.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
