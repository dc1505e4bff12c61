import type { BadRequest, Change, FuzzAnswer } from '../../requests/request.ts';
import { BACKEND_RULES } from './backend-rules.ts';
import { judgeGranted, type Verdict } from './rule.ts';

/** One change of a request of a route, and what was answered: for the tables of the tests. */
export interface Case extends Change {
  readonly route: string;
  readonly way?: string;
  readonly queryNames?: readonly string[];
  readonly answer?: string;
  readonly status?: number;
  readonly type?: string;
}

/** Judges one change of a request of a route, by what was answered. */
export function judged({
  route,
  way = '',
  queryNames = [],
  answer = '{}',
  status = 200,
  type,
  ...change
}: Case): Verdict {
  const [method = '', path = ''] = route.split(' ');
  const request: BadRequest = {
    route,
    way,
    queryNames,
    method,
    path,
    why: '',
    changes: [change],
    headers: { 'content-type': type ?? 'application/json' },
    body: '{}',
  };
  const given: FuzzAnswer = {
    status,
    headers: { 'content-type': 'application/json' },
    body: answer,
    milliseconds: 1,
    failure: null,
  };
  return judgeGranted(request, given, BACKEND_RULES);
}

/** A change of what is around a request. */
export const around = (name: string, route: string, others: Partial<Case> = {}): Case => ({
  place: 'envelope',
  name,
  route,
  ...others,
});
