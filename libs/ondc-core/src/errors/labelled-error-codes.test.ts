import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorAdvice, type ErrorActor } from './error-advice.ts';
import { ERROR_WORDS, errorWords } from './error-words.ts';

/** See libs/ondc-core/cases/README.md. */
interface LabelledCode {
  readonly what: string;
  readonly input: { readonly code: string };
  readonly expected: {
    readonly hasWords: boolean;
    readonly mustAct: ErrorActor;
    readonly tryingAgainMayHelp: boolean;
  };
}

const CASES = JSON.parse(
  readFileSync(new URL('../../cases/error-codes.json', import.meta.url), 'utf8'),
) as LabelledCode[];

test('all are there', () => {
  expect(CASES).toHaveLength(160);
});

test.for(CASES)('$what', ({ input: { code }, expected }) => {
  const { actor, mayRetry, text } = errorAdvice(code);
  expect({ hasWords: errorWords(code) !== 'error.unknown', mustAct: actor, tryingAgainMayHelp: mayRetry }).toEqual({
    hasWords: expected.hasWords,
    mustAct: expected.mustAct,
    tryingAgainMayHelp: expected.tryingAgainMayHelp,
  });
  expect(text === 'unknown').toBe(!expected.hasWords);
});

test('every code with words of its own is tried, and every range', () => {
  const tried = new Set(CASES.map(({ input }) => errorWords(input.code)));
  expect(ERROR_WORDS.filter((words) => !tried.has(words))).toEqual([]);
});
