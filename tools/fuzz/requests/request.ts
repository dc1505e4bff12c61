/** Something to be sent: text goes as UTF-8, bytes go as they are. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query, written as they go over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
  /** Whole request as bytes, for what no client library would write; the other fields then only describe it. */
  readonly bytes?: Buffer;
}

/** A request that should not be sent, with the route that it is aimed at. */
export interface BadRequest extends FuzzRequest {
  /** The route's name: method and pattern. */
  readonly route: string;
  /** What is bad about it, and where: 'body.quantity: 1e309'. */
  readonly why: string;
}

/** What came back. */
export interface FuzzAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
  /** Why there is no answer. */
  readonly failure: string | null;
}

/** One value of an answer's header. */
export function headerOf(answer: FuzzAnswer, name: string): string {
  const value = answer.headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
