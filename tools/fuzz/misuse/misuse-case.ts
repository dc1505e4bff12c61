import type { Caller } from '@haat/test-clients/caller';
import type { People } from '../market/people.ts';

/** What a thief, a cheating shop or a careless operator tries, request by request, each of which is well-formed. */
export interface MisuseCase {
  /** What is tried, in a few words. */
  readonly name: string;
  /** Tries it. @returns what went wrong, a line each: what was granted that must not be, or refused in another way */
  readonly attempt: (people: People) => Promise<string[]>;
}

/** An answer, granted or refused. */
export interface MisuseAnswer {
  readonly status: number;
  /** The error's code; undefined when it was granted. */
  readonly code: string | undefined;
  readonly body: unknown;
}

/** What is sent with a try. */
export interface MisuseRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a try, whatever it is. A form goes as a form, bytes as they are, everything else as JSON. */
export async function answerTo(
  address: string,
  { method, path, body, headers = {} }: MisuseRequest,
): Promise<MisuseAnswer> {
  const isForm = body instanceof URLSearchParams;
  const isReady = isForm || body instanceof Uint8Array || body === undefined;
  const type: Record<string, string> = isReady ? {} : { 'content-type': 'application/json' };
  const sent = isReady ? (body ?? null) : JSON.stringify(body);
  const answer = await fetch(address + path, { method, headers: { ...type, ...headers }, body: sent as BodyInit });
  const text = await answer.text();
  const read = parsed(text);
  return { status: answer.status, code: codeOf(read), body: read };
}

/** The same, by somebody who is signed in. */
export function answerToPerson(caller: Caller, request: MisuseRequest): Promise<MisuseAnswer> {
  const headers = { authorization: caller.authorization, ...request.headers };
  return answerTo(caller.address, { ...request, headers });
}

/** What is wrong unless a try was refused by a code. @param what for the report: 'a sixth pack' */
export function unlessRefused(what: string, { status, code, body }: MisuseAnswer, expected: string): string[] {
  if (status >= 400 && status < 500 && code === expected) return [];
  return [`${what}: ${status} ${code ?? JSON.stringify(body).slice(0, 160)} in the place of ${expected}`];
}

/** What is wrong unless something holds. */
export function unless(holds: boolean, complaint: string): string[] {
  return holds ? [] : [complaint];
}

/** An error's code: in ours, or, where OpenID says what an error looks like, in its description. */
function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error, error_description: description = error }: { error: unknown; error_description?: unknown } = body;
  if (typeof error !== 'object') return String(description);
  return error !== null && 'code' in error ? String(error.code) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
