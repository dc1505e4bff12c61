import type { BadRequest } from '../requests/request.ts';

/** The gateway's own calls, as the sandbox stands in for them; its pages are others. */
const GATEWAY_ROUTE = /^[A-Z]+ (\/sandbox\/razorpay\/v1\/(?:orders|payments|settlements)\b.*)$/;
/** Codes of errors that the gateway documents. */
const CODES = new Set(['BAD_REQUEST_ERROR', 'GATEWAY_ERROR', 'SERVER_ERROR']);
/** Texts that an error may carry beside its code and description. */
const TEXTS = ['source', 'step', 'reason', 'field'];
/** A part of an address that is longer is not an id, and is refused before it has reached a route. */
const LONGEST_PART = 100;

/**
 * Whether a request has reached a call of the gateway's, which answers in the gateway's form; a misrouted request is
 * answered in ours.
 */
export function isGatewayCall({ route, method, path, bytes }: BadRequest): boolean {
  const [, pattern] = GATEWAY_ROUTE.exec(route) ?? [];
  if (pattern === undefined || bytes !== undefined || !route.startsWith(`${method} `)) return false;
  const asked = path.split(/[?#]/, 1)[0] ?? '';
  const parts = asked.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    parts.at(-1) !== '' &&
    parts.every((part, index) =>
      /^\{\w+\}$/.test(expected[index] ?? '') ? isReadable(part) : part === expected[index],
    )
  );
}

/**
 * Whether a request asks for a refund of a payment without an id: the gateway's call takes it for one that is not
 * known, and a router may find no call at all.
 */
export function mayBeGatewayCall({ route, method, path }: BadRequest): boolean {
  return route.startsWith(`${method} `) && route.endsWith('/refunds/{refund}') && /\/refunds\/(?:[?#]|$)/.test(path);
}

function isReadable(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= LONGEST_PART;
  } catch {
    return false;
  }
}

/**
 * What is wrong with an error of the gateway's documented form: a code of its own, a description in words, and
 * nothing of ours.
 */
export function gatewayErrorComplaint(error: object): string[] {
  const { code, description, ...others } = error as Record<string, unknown>;
  if (typeof code !== 'string' || !CODES.has(code))
    return [`an error without a code of the gateway’s: ${String(code)}`];
  if (typeof description !== 'string' || description.trim() === '')
    return ['an error of the gateway’s without a description'];
  const wrong = Object.entries(others).filter(([name, value]) =>
    name === 'metadata'
      ? typeof value !== 'object' || value === null
      : !TEXTS.includes(name) || typeof value !== 'string',
  );
  return wrong.map(([name]) => `an error of the gateway’s with what it does not document: ${name}`);
}
