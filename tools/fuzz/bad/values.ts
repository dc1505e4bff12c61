import { LEFT_OUT, type Place } from '../requests/places.ts';
import { BAD_TEXTS, ENDLESS_TEXTS, type Named } from './texts.ts';

/** A number as it stands in JSON's text, for what no number of ours can hold. */
function rawNumber(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const NUMBERS: readonly Named[] = [
  ...[
    -1,
    0,
    -0,
    1,
    0.5,
    1e-7,
    999,
    1000,
    1e9,
    1e9 + 0.01,
    -1e9,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ].map((value) => ({ name: String(value), value })),
  ...[
    '1e309',
    '-1e309',
    '9223372036854775808',
    `1${'0'.repeat(400)}`,
    '0.1000000000000000055511151231257827',
    '1e-400',
  ].map((text) => ({ name: text.slice(0, 24), value: rawNumber(text) })),
];

const SHAPES: readonly Named[] = [
  { name: 'null', value: null },
  { name: 'true', value: true },
  { name: 'false', value: false },
  { name: 'left out', value: LEFT_OUT },
  { name: 'empty list', value: [] },
  { name: 'empty object', value: {} },
  { name: 'list of lists', value: [[[]]] },
  { name: 'list of texts', value: ['a', 'b'] },
  { name: 'list of 10 000', value: Array.from({ length: 10_000 }, () => 1) },
  {
    name: 'object of 5 000',
    value: Object.fromEntries(Array.from({ length: 5000 }, (_none, index) => [`k${index}`, index])),
  },
  { name: 'own constructor', value: { constructor: { prototype: { isAdmin: true } } } },
  { name: 'own toString', value: { toString: null, valueOf: null } },
  { name: 'length', value: { length: 4_294_967_296 } },
  { name: 'query operator', value: { $gt: '' } },
  { name: '200 levels', value: nested(200) },
  { name: 'date', value: { $date: '9999-99-99' } },
];

/** What may be put into a place: texts where only texts go, anything in a JSON body. */
export function badValuesFor({ in: part }: Place): readonly Named[] {
  if (part === 'body') return [...BAD_TEXTS, ...NUMBERS, ...SHAPES, ...ENDLESS_TEXTS];
  if (part === 'query')
    return [...BAD_TEXTS, { name: 'left out', value: LEFT_OUT }, { name: '8 KB', value: 'x'.repeat(8000) }];
  if (part === 'path') return BAD_TEXTS;
  // A client library writes no header with control signs or letters beyond Latin 1.
  return BAD_TEXTS.filter(({ value }) => /^[\x20-\x7e]*$/.test(value));
}
