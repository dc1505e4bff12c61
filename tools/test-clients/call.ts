import { Agent, request } from 'node:http';

/** What came back of a request: an answer, or nothing. */
export type Outcome = Answer | Lost;

/** An answer, whatever it says. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
  /** Values of each header, by its name in small letters. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly milliseconds: number;
}

/** The outcome is unknown: refused, broken off, or never answered. */
export interface Lost {
  readonly kind: 'lost';
  /** E.g. ECONNRESET. */
  readonly reason: string;
  readonly milliseconds: number;
}

/** What is sent. */
export interface Call {
  readonly method?: string;
  readonly token?: string;
  /** An object goes as JSON, URLSearchParams as a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANSWER_WITHIN_MS = 60_000;
/** As many connections as there are requests at once; each is used again. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/** Sends one request, once: what a client would send again is for the scenario to decide. */
export function call(
  address: string,
  path: string,
  { method = 'GET', token, body, headers = {} }: Call = {},
): Promise<Outcome> {
  const isForm = body instanceof URLSearchParams;
  const text = body === undefined ? null : isForm ? body.toString() : JSON.stringify(body);
  const begun = performance.now();
  const taken = () => performance.now() - begun;
  return new Promise((resolve) => {
    const lost = (reason: string) => resolve({ kind: 'lost', reason, milliseconds: taken() });
    const sent = request(
      address + path,
      {
        agent,
        method,
        timeout: ANSWER_WITHIN_MS,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(text === null
            ? {}
            : {
                'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
                'content-length': Buffer.byteLength(text),
              }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', (error: NodeJS.ErrnoException) => lost(error.code ?? error.message));
        answer.on('end', () =>
          resolve({
            kind: 'answer',
            status: answer.statusCode ?? 0,
            body: parsed(Buffer.concat(parts).toString()),
            headers: answer.headers,
            milliseconds: taken(),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'NO_ANSWER' })));
    sent.on('error', (error: NodeJS.ErrnoException) => lost(error.code ?? error.message));
    sent.end(text ?? undefined);
  });
}

/** Lets all connections go, so that the next scenario begins without them. */
export function forgetConnections(): void {
  agent.destroy();
}

/**
 * The body of an answer that must be a good one.
 * @throws Error that says what came instead
 */
export function goodBody<Body>(outcome: Outcome, what: string): Body {
  if (outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300) return outcome.body as Body;
  throw new Error(`${what}: ${describe(outcome)}`);
}

/** An outcome in a few words: '409 order_error.not_enough_stock', 'ECONNRESET'. */
export function describe(outcome: Outcome): string {
  if (outcome.kind === 'lost') return outcome.reason;
  const code = errorCodeOf(outcome);
  return code === null ? String(outcome.status) : `${outcome.status} ${code}`;
}

/** Code of an error answer, or null. */
export function errorCodeOf({ body }: Answer): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Whether it is the clear answer of a backend whose database is away. */
export function isUnavailable(outcome: Outcome): boolean {
  return describe(outcome) === '503 request_error.unavailable';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
