import { isErrorCode } from '@haat/api-contract';
import { headerOf, type BadRequest, type FuzzAnswer } from '../requests/request.ts';
import { checkAnswer } from './check-answer.ts';
import { gatewayErrorComplaint, isGatewayCall, mayBeGatewayCall } from './gateway-error.ts';
import { isNack, networkErrorComplaint } from './network-error.ts';
import { markupComplaint } from './well-formed.ts';

/** Paths on which OpenID says what an error looks like. */
const OPENID = /\/protocol\/openid-connect\/|\/\.well-known\//;
/** Answered before there is a request: by the reader of HTTP. */
const BELOW_REQUESTS = new Set([408, 431]);

/**
 * A backend's answer to what it should refuse: of the error form, with a code that says what is wrong, and where; and
 * a page that is one.
 */
export function checkBackendAnswer(request: BadRequest, answer: FuzzAnswer): string[] {
  return [...checkAnswer(request, answer), ...checkError(request, answer), ...checkMarkup(request, answer)];
}

function checkError(request: BadRequest, answer: FuzzAnswer): string[] {
  const { route, method, bytes } = request;
  if (answer.status < 400 || answer.status >= 500 || method === 'HEAD') return [];
  // A request without a host is refused by Node itself, with nothing but the status.
  if (bytes !== undefined && headerOf(answer, 'content-type') === '') return [];
  const error = errorIn(answer.body);
  if (OPENID.test(route) && typeof error === 'string') return [];
  if (!headerOf(answer, 'content-type').includes('json')) return [`an error that is no JSON: ${answer.status}`];
  if (typeof error !== 'object' || error === null) return ['an error without the error form'];
  if (isGatewayCall(request) && !BELOW_REQUESTS.has(answer.status)) return gatewayErrorComplaint(error);
  if (isNack(request, answer)) return networkErrorComplaint(error);
  if (mayBeGatewayCall(request) && gatewayErrorComplaint(error).length === 0) return [];
  const { code, message, details } = error as { code?: unknown; message?: unknown; details?: { fields?: unknown } };
  if (typeof code !== 'string' || !isErrorCode(code)) return [`an unknown code: ${String(code)}`];
  if (typeof message !== 'string' || message === '') return ['an error without a message'];
  if (code !== 'request_error.invalid' || BELOW_REQUESTS.has(answer.status)) return [];
  return namesAField(details?.fields) ? [] : ['does not say what is wrong'];
}

/** Pages of the backend stand in for other companies' and are opened in a browser like those. */
function checkMarkup({ method }: BadRequest, answer: FuzzAnswer): string[] {
  if (!headerOf(answer, 'content-type').includes('html') || method === 'HEAD') return [];
  const complaint = markupComplaint(answer.body);
  return [
    ...(complaint === null ? [] : [`a page that is not well-formed: ${complaint}`]),
    ...(headerOf(answer, 'content-security-policy') === '' ? ['a page without a content security policy'] : []),
  ];
}

function namesAField(fields: unknown): boolean {
  return (
    Array.isArray(fields) &&
    fields.length > 0 &&
    fields.every(
      (one: { field?: unknown; rule?: unknown }) =>
        typeof one.field === 'string' && one.field !== '' && typeof one.rule === 'string' && one.rule !== '',
    )
  );
}

function errorIn(body: string): unknown {
  try {
    const parsed = JSON.parse(body) as { error?: unknown } | null;
    return parsed?.error;
  } catch {
    return undefined;
  }
}
