import { expect, it } from 'vitest';
import { ceremonyProblem } from './ceremony-problem.ts';

/** The errors of WebAuthn 5.1.3 and 5.1.4. */
it.each([
  ['NotAllowedError', 3_000, 'cancelled'],
  ['NotAllowedError', 60_000, 'timedOut'],
  ['AbortError', 3_000, 'cancelled'],
  ['TimeoutError', 60_000, 'timedOut'],
  ['InvalidStateError', 3_000, 'known'],
  ['NotSupportedError', 10, 'unsupported'],
  ['ConstraintError', 10, 'unsupported'],
  ['SecurityError', 10, 'unsupported'],
  ['UnknownError', 3_000, 'refused'],
])('%s after %i ms is %s', (name, elapsed, problem) => {
  expect(ceremonyProblem(new DOMException('', name), { elapsed, timeout: 60_000 })).toBe(problem);
});

it('what is no error of the browser is refused', () => {
  expect(ceremonyProblem('x', { elapsed: 0, timeout: 60_000 })).toBe('refused');
});
