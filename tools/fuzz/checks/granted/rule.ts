import { LEFT_OUT, textOf } from '../../requests/places.ts';
import { percentEncoded } from '../../requests/filled.ts';
import type { BadRequest, Change, FuzzAnswer } from '../../requests/request.ts';

/** One thing that was bad about a request which was granted. */
export interface Granted {
  readonly request: BadRequest;
  readonly change: Change;
  /** What arrives at the changed place: see `arrived`. */
  readonly value: unknown;
  readonly answer: FuzzAnswer;
}

/** Why a request of which something is bad may be granted all the same. */
export interface GrantedRule {
  /** A few words for the report. */
  readonly name: string;
  /** Why it is right to grant it, in a sentence. */
  readonly reason: string;
  /** Whether this is such a case, told by the request, what was changed in it, and the answer. */
  readonly holds: (granted: Granted) => boolean;
}

/** What became of a request that was granted. */
export interface Verdict {
  /** Names of the rules by which it is right, one for each change. */
  readonly rules: readonly string[];
  /** Why it should have been refused; empty when each change has its rule. */
  readonly complaints: readonly string[];
}

/**
 * Judges a bad request that was granted: each thing that is bad about it needs a rule by which it does no harm.
 * @param rules in the order in which they are asked; the first that holds counts
 */
export function judgeGranted(request: BadRequest, answer: FuzzAnswer, rules: readonly GrantedRule[]): Verdict {
  const judged = request.changes.map((change) => {
    const granted: Granted = { request, change, value: arrived(change, request), answer };
    return { change, rule: rules.find(({ holds }) => holds(granted)) };
  });
  return {
    rules: judged.flatMap(({ rule }) => (rule === undefined ? [] : [rule.name])),
    complaints: judged
      .filter(({ rule }) => rule === undefined)
      .map(({ change: { place, name } }) => `should have been refused for ${place} (${name})`),
  };
}

/** What is said of an answer: what is wrong with it whatever was asked, and what should not have been granted. */
export function withGranted(complaints: readonly string[], granted: Verdict): Verdict {
  return { rules: granted.rules, complaints: [...complaints, ...granted.complaints] };
}

/**
 * What arrives of a changed value: JSON as it is parsed, text elsewhere; undefined when nothing stands there. Bytes
 * that are no UTF-8 stay as they were written.
 */
export function arrived({ place, value }: Change, { headers }: BadRequest): unknown {
  if (value === LEFT_OUT) return undefined;
  const isJson = place.startsWith('body.') && !String(headers['content-type']).includes('form');
  if (isJson) return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const text = textOf(value);
  return text.isWellFormed() ? text : percentEncoded(text);
}

/** The answer's body as JSON; an empty object when it is none. */
export function bodyOf({ body }: FuzzAnswer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
