import { lookupLocalhost } from '@haat/backend-platform';
import { Agent, request } from 'undici';

/** A participant answers at once that it has a message; what it says of it comes later. */
const ANSWER_WITHIN_MS = 10_000;
const LONGEST_ANSWER_BYTES = 1_000_000;

/** What another participant answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Sends messages; those to a sandbox find its participants on this machine, whose names most systems do not know. To
 * others they go over TLS alone: a participant names its own address, and nothing inside our network, to which its name
 * may lead, can prove that name.
 */
export function createHttpClient({ isSandbox }: { isSandbox: boolean }) {
  const agent = new Agent({
    connect: isSandbox ? { lookup: lookupLocalhost, timeout: ANSWER_WITHIN_MS } : { timeout: ANSWER_WITHIN_MS },
    headersTimeout: ANSWER_WITHIN_MS,
    bodyTimeout: ANSWER_WITHIN_MS,
    maxResponseSize: LONGEST_ANSWER_BYTES,
  });

  /** @throws when the address is not secure, there is no answer, or a too long one; redirects are not followed */
  async function send(address: string, given: { method: 'GET' | 'POST'; body?: string; authorization?: string }) {
    const { method, body, authorization } = given;
    if (!isSandbox && !address.startsWith('https://')) throw new Error('a participant’s address is not https');
    const answer = await request(address, {
      method,
      dispatcher: agent,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: answer.statusCode, body: await answer.body.text() };
  }

  return {
    /** Sends a body to the byte. @throws when there is no answer, or one that is too long */
    post: (address: string, body: string, authorization?: string): Promise<HttpAnswer> =>
      send(address, { method: 'POST', body, ...(authorization === undefined ? {} : { authorization }) }),
    /** @throws when there is no answer, or one that is too long */
    get: (address: string): Promise<HttpAnswer> => send(address, { method: 'GET' }),
  };
}
/** Sends messages. */
export type HttpClient = ReturnType<typeof createHttpClient>;
