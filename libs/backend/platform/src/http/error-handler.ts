import { ERROR_STATUS } from '@haat/api-contract';
import type { ErrorCode } from '@haat/api-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { describeError } from '../describe-error.ts';
import { errorBody, isDatabaseAway, ServiceError } from './errors.ts';

/** What could not even be read of a request, by the framework's code. */
const UNREADABLE: Readonly<Record<string, { field: string; rule: string }>> = {
  FST_ERR_BAD_URL: { field: 'path', rule: 'encoding' },
  FST_ERR_MAX_PARAM_LENGTH: { field: 'path', rule: 'too_long' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { field: 'content-type', rule: 'unsupported' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { field: 'content-length', rule: 'value' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { field: 'body', rule: 'missing' },
  FST_ERR_CTP_INVALID_JSON_BODY: { field: 'body', rule: 'json' },
};

const refusals = new WeakMap<FastifyRequest, ErrorCode>();

/** Why a request was refused, by the code that was answered; undefined for one that was not. */
export function refusalOf(request: FastifyRequest): ErrorCode | undefined {
  return refusals.get(request);
}

/**
 * Turns whatever a route throws into an answer of the error form; an unexpected error is logged and answered as a
 * failure.
 */
export function answerError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ServiceError) {
    return answer(reply.headers(error.headers), error.code, error.details);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, keyword, params }) => ({
      field: fieldName(instancePath) || (error.validationContext ?? 'body'),
      rule: ruleName(keyword, params),
    }));
    return answer(reply, 'request_error.invalid', { fields });
  }
  // The caller is gone, and its lost connection does not mean a lost database connection.
  if (hasHungUp(request))
    return answer(reply, 'request_error.invalid', { fields: [{ field: 'body', rule: 'missing' }] });
  if (isDatabaseAway(error)) {
    request.log.error({ error: describeError(error) }, 'the database is away');
    reportError(error, request, 'request_error.unavailable');
    return answer(reply.header('retry-after', '2'), 'request_error.unavailable');
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    request.log.error({ route: request.routeOptions.url }, 'a request could not be answered in time');
    return answer(reply.header('retry-after', '2'), 'request_error.unavailable');
  }
  const code = clientErrorCode(error.statusCode);
  if (code !== null)
    return answer(
      reply,
      code,
      code === 'request_error.invalid'
        ? { fields: [UNREADABLE[error.code] ?? { field: 'request', rule: 'format' }] }
        : undefined,
    );
  request.log.error({ route: request.routeOptions.url, error: describeError(error) }, 'a request failed');
  reportError(error, request, 'request_error.failed');
  return answer(reply, 'request_error.failed');
}

/** By the route's pattern and the request's id, never by what was asked. */
function reportError(error: unknown, request: FastifyRequest, code: ErrorCode): void {
  const { dependencies } = request.server;
  dependencies.errorReports.report(error, {
    part: 'backend',
    during: 'request',
    route: request.routeOptions.url,
    requestId: request.id,
    code,
  });
}

/** Whether the caller went away before the request had arrived whole. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function answer(reply: FastifyReply, code: ErrorCode, details?: Record<string, unknown>): FastifyReply {
  if (ERROR_STATUS[code] < 500) refusals.set(reply.request, code);
  return reply
    .code(ERROR_STATUS[code])
    .type('application/json; charset=utf-8')
    .send(errorBody(code, reply.request.id, details));
}

function clientErrorCode(status: number | undefined): ErrorCode | null {
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 404) return 'request_error.not_found';
  if (status === 413) return 'request_error.too_large';
  if (status === 429) return 'request_error.too_many';
  return 'request_error.invalid';
}

/** `/order_details/0/quantity` → `order_details.0.quantity`. */
function fieldName(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .join('.');
}

function ruleName(keyword: string, params: object): string {
  const facts = params as { origin?: string; input?: unknown; expected?: string };
  if (keyword === 'too_big') return facts.origin === 'string' || facts.origin === 'array' ? 'too_long' : 'too_large';
  if (keyword === 'too_small') return facts.origin === 'string' || facts.origin === 'array' ? 'too_short' : 'too_small';
  if (keyword === 'invalid_format') return 'format';
  if (keyword === 'invalid_type') return 'type';
  if (keyword === 'unrecognized_keys') return 'unknown_field';
  return 'value';
}
