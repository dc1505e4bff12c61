import type { Verdict } from '../checks/granted/rule.ts';
import type { BadRequest, FuzzAnswer } from '../requests/request.ts';

/** Something that is wrong with an answer. */
export interface Finding {
  readonly where: string;
  readonly route: string;
  readonly why: string;
  readonly complaint: string;
  readonly status: number;
  readonly body: string;
}

/** How one route answered, in numbers of requests. */
export interface RouteTally {
  readonly route: string;
  sent: number;
  /** By the first digit of the status; 0 for a connection that was closed. */
  byClass: Record<string, number>;
  limited: number;
  slowestMs: number;
}

/** Counts what was sent and keeps what went wrong. */
export class Tally {
  readonly findings: Finding[] = [];
  readonly #routes = new Map<string, RouteTally>();
  readonly #rules = new Map<string, number>();

  /** Counts one bad request. @param where who answered: 'backend', 'farmer' */
  count(where: string, request: BadRequest, answer: FuzzAnswer, { complaints, rules }: Verdict): void {
    for (const rule of rules) this.#rules.set(rule, (this.#rules.get(rule) ?? 0) + 1);
    const key = `${where} ${request.route}`;
    const row = this.#routes.get(key) ?? { route: key, sent: 0, byClass: {}, limited: 0, slowestMs: 0 };
    this.#routes.set(key, row);
    const digit = String(Math.floor(answer.status / 100));
    row.sent += 1;
    row.byClass[digit] = (row.byClass[digit] ?? 0) + 1;
    if (answer.status === 429) row.limited += 1;
    row.slowestMs = Math.max(row.slowestMs, answer.milliseconds);
    for (const complaint of complaints)
      this.find({
        where,
        route: request.route,
        why: request.why,
        complaint,
        status: answer.status,
        body: answer.body.slice(0, 240),
      });
  }

  /** Keeps what went wrong. */
  find(finding: Finding): void {
    this.findings.push(finding);
  }

  /** The rows so far, in the order in which routes were first asked. */
  get routes(): readonly RouteTally[] {
    return [...this.#routes.values()];
  }

  /** How often something bad was granted by each rule, the most frequent first. */
  get rules(): readonly (readonly [rule: string, count: number])[] {
    return [...this.#rules].sort(([, one], [, other]) => other - one);
  }

  /** Bad requests in all. */
  get sent(): number {
    return this.routes.reduce((sum, { sent }) => sum + sent, 0);
  }
}
