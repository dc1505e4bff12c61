import { expect, test } from 'vitest';
import { cancelReasonWords, returnRefusalWords } from './reason-words.ts';

test.for([
  ['002', 'gone'],
  ['005', 'refused'],
  ['011', 'notFound'],
  ['013', 'notTaken'],
  ['017', 'onTheWay'],
  ['018', 'notServed'],
  ['010', 'other'],
  ['777', 'other'],
  ['00', 'other'],
  ['', 'other'],
] as const)('a cancellation for %s', ([code, words]) => {
  expect(cancelReasonWords(code)).toBe(words);
});

test.for([
  ['30005', 'reason'],
  ['50002', 'late'],
  ['20009', 'noAnswer'],
  ['', 'other'],
  ['what is this', 'other'],
] as const)('a return that is not taken for %s', ([code, words]) => {
  expect(returnRefusalWords(code)).toBe(words);
});
