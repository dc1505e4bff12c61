import { HEADERS } from '@haat/api-contract';
import type { KnownPerson } from '@haat/backend-testing';

/** A client of the backend with a session. */
export class Caller {
  readonly person: KnownPerson;
  readonly address: string;
  /** The farmer for whom an agent asks; null: they ask for themselves. */
  readonly farmerId: string | null;

  /** @param address of the backend */
  constructor(address: string, person: KnownPerson, farmerId: string | null = null) {
    this.address = address;
    this.person = person;
    this.farmerId = farmerId;
  }

  /** The header that says who asks. */
  get authorization(): string {
    return `Bearer ${this.person.accessToken}`;
  }

  /** The headers that say who asks, and for whom. */
  get headers(): Record<string, string> {
    return {
      authorization: this.authorization,
      ...(this.farmerId === null ? {} : { [HEADERS.assumedUser]: this.farmerId }),
    };
  }

  /** What is answered at a path. @throws Error when it is refused */
  sees<Answer>(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** Asks for something, by JSON, or by a form when it is one. @throws Error when it is refused */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return called(this.address, { method, path, body, headers: this.headers });
  }
}

/** A request that must be granted. */
export interface GoodCall {
  readonly method: string;
  readonly path: string;
  /** A form, or else what goes as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a request: parsed JSON, or the text when it is none. @throws Error when it is refused */
export async function called<Answer>(address: string, { method, path, body, headers = {} }: GoodCall): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const sent = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const type: Record<string, string> =
    sent === null ? {} : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' };
  const answer = await fetch(address + path, { method, headers: { ...type, ...headers }, body: sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return parsed(text) as Answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
