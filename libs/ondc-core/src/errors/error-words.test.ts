import { expect, test } from 'vitest';
import { ERROR_WORDS, errorWords } from './error-words.ts';

test.for<[string, string]>([
  ['10000', 'error.10000'],
  ['40002', 'error.40002'],
  ['50008', 'error.50008'],
  ['60012', 'error.60012'],
  ['60013', 'error.unknown'],
  ['30013', 'error.unknown'],
  ['62501', 'error.62xxx'],
  ['65001', 'error.65xxx'],
  ['66002', 'error.66xxx'],
  ['90004', 'error.9000x'],
  ['90010', 'error.unknown'],
  ['91001', 'error.91001'],
  ['91002', 'error.910xx'],
  ['91104', 'error.unknown'],
  ['4000', 'error.unknown'],
  ['', 'error.unknown'],
  ['constructor', 'error.unknown'],
  ['unknown', 'error.unknown'],
])('%s: %s', ([code, words]) => {
  expect(errorWords(code)).toBe(words);
});

test('no key stands twice', () => {
  expect(new Set(ERROR_WORDS).size).toBe(ERROR_WORDS.length);
});
