/** As long an answer may take, milliseconds. */
const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 200_000;
/** Refusals that leave open whether something was done, or say something of our key and pace alone. */
const LEAVES_OPEN = new Set([401, 403, 408, 409, 425, 429]);

/** How its API is called. */
export interface RazorpayXAccess {
  /** Base address, without a slash at its end. */
  readonly address: string;
  readonly keyId: string;
  readonly keySecret: string;
}

/** An answer that is no success, or none. */
export class RazorpayXError extends Error {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Which part of the request was refused; empty when it does not say. */
  readonly field: string;

  constructor(status: number | null, code: string, field = '') {
    super(status === null ? 'RazorpayX did not answer' : `RazorpayX answered ${status} ${code}`);
    this.name = 'RazorpayXError';
    this.status = status;
    this.field = field;
  }

  /** Whether it has understood and refused, so that nothing was done and the same request is of no use later. */
  get isForGood(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && !LEAVES_OPEN.has(this.status);
  }
}

/** A request to its API. */
export interface RazorpayXRequest {
  readonly method: 'GET' | 'POST';
  /** From `/v1` on. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls the API, which speaks JSON under basic authentication. What it says in words is not repeated: it may name an
 * account.
 * @throws RazorpayXError
 */
export async function callRazorpayX(
  { address, keyId, keySecret }: RazorpayXAccess,
  { method, path, body, headers = {} }: RazorpayXRequest,
): Promise<Readonly<Record<string, unknown>>> {
  let status: number;
  let answer: Readonly<Record<string, unknown>>;
  try {
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    answer = parsed(await response.text());
  } catch {
    throw new RazorpayXError(null, '');
  }
  if (status >= 200 && status < 300) return answer;
  const { code, field } = objectOf(answer['error']);
  throw new RazorpayXError(status, textOf(code), textOf(field));
}

/** A part of an answer as an object; empty when it is none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A part of an answer as text; empty when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  if (text.length > LONGEST_ANSWER) return {};
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}
