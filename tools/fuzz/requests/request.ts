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

/** One thing that is bad about a request. */
export interface Change {
  /** Where: 'body.order_details.0.quantity', 'query.page'; 'body', 'envelope', 'picture', 'file' for a whole part. */
  readonly place: string;
  /** What was done there, in a word: '1e309', 'left out'. */
  readonly name: string;
  /** What stands there now; undefined where a whole part was changed. */
  readonly value?: unknown;
}

/** What is bad, for a report: 'body.quantity: 1e309, query.page: zero'. */
export function changesInWords(changes: readonly Change[]): string {
  return changes.map(({ place, name }) => `${place}: ${name}`).join(', ');
}

/** A request that should not be sent, with the route that it is aimed at. */
export interface BadRequest extends FuzzRequest {
  /** The route's name: method and pattern. */
  readonly route: string;
  /** What is bad about it, and where: 'body.quantity: 1e309'. */
  readonly why: string;
  /** The same, to be judged by. */
  readonly changes: readonly Change[];
  /** Which of the ways in which a route is asked was made bad; empty when there is one. */
  readonly way?: string;
  /** Parameters that the route documents for its query: any other is none of its own. */
  readonly queryNames?: readonly string[];
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
