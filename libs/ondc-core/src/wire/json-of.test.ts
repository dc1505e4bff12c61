import { expect, test } from 'vitest';
import { jsonOf } from './json-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.for<[string, string | Uint8Array, unknown]>([
  ['an object', '{"a":1}', { a: 1 }],
  ['its bytes', bytes('{"name":"यूरिया"}'), { name: 'यूरिया' }],
  ['a list', '[]', []],
  ['null itself', 'null', null],
  ['nothing', '', null],
  ['a cut text', '{"a":', null],
  ['bytes before the text', bytes('\uFEFF{}'), null],
])('%s', ([, body, said]) => {
  expect(jsonOf(body)).toEqual(said);
});
