import { gzipSync } from 'node:zlib';
import type { FuzzRequest } from '../requests/request.ts';
import type { Named } from './texts.ts';

const DEEP = 10_000;
const JSON_TYPE = 'application/json';

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};
const bomb = once(() => gzipSync(Buffer.alloc(20_000_000)));
const megabyte = once(() => JSON.stringify({ name: 'x'.repeat(1_048_576) }));

/** Changes of a whole body, whatever it says: broken JSON, depth, other types, other encodings. */
export const BAD_BODIES: readonly Named<(good: FuzzRequest) => FuzzRequest>[] = [
  body('open brace', '{'),
  body('nothing', ''),
  body('null', 'null'),
  body('list', '[]'),
  body('text', '"text"'),
  body('number', '1e309'),
  body('no JSON', 'NaN'),
  body('trailing comma', '{"a":1,}'),
  body('single quotes', "{'a':1}"),
  body('byte order mark', '\ufeff{}'),
  body('two values', '{}{}'),
  body('white space', ' \n\t '),
  body('half a pair', '{"phone_number":"\\ud800"}'),
  body('broken escape', '{"a":"\\u12"}'),
  body('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x7d])),
  body('prototype', '{"__proto__":{"isAdmin":true}}'),
  body('constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'),
  body('deep lists', '['.repeat(DEEP) + ']'.repeat(DEEP)),
  body('deep objects', '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)),
  body('deep and open', '[{"a":'.repeat(DEEP / 2)),
  body('1 MB', megabyte),
  body('1 MB of brackets', '['.repeat(1_000_000)),
  {
    name: 'keys twice',
    value: (good) => ({
      ...good,
      body:
        typeof good.body === 'string' && good.body.startsWith('{')
          ? `{${good.body.slice(1, -1)},${good.body.slice(1, -1)}}`
          : '{"a":1,"a":2}',
    }),
  },
  { name: 'list around it', value: (good) => ({ ...good, body: `[${asText(good.body)}]` }) },
  { name: 'cut off', value: (good) => ({ ...good, body: asText(good.body).slice(0, -2) }) },
  typed('as text', 'text/plain'),
  typed('as XML', 'application/xml'),
  typed('as form', 'application/x-www-form-urlencoded'),
  typed('as multipart without boundary', 'multipart/form-data'),
  typed('as multipart', 'multipart/form-data; boundary=x'),
  typed('as unknown', 'application/vnd.unknown'),
  typed('in another charset', 'application/json; charset=utf-16'),
  typed('as no type', 'nonsense'),
  typed('as empty type', ''),
  typed('as JSON', JSON_TYPE),
  typed('as octets', 'application/octet-stream'),
  {
    name: 'gzip bomb',
    value: (good) => ({
      ...good,
      body: bomb(),
      headers: { ...good.headers, 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
    }),
  },
  {
    name: 'unknown encoding',
    value: (good) => ({ ...good, headers: { ...good.headers, 'content-encoding': 'snappy' } }),
  },
];

function body(name: string, given: string | Buffer | (() => string)): Named<(good: FuzzRequest) => FuzzRequest> {
  return {
    name,
    value: (good) => ({
      ...good,
      body: typeof given === 'function' ? given() : given,
      headers: { 'content-type': JSON_TYPE, ...good.headers },
    }),
  };
}

function typed(name: string, type: string): Named<(good: FuzzRequest) => FuzzRequest> {
  return { name, value: (good) => ({ ...good, headers: { ...good.headers, 'content-type': type } }) };
}

function asText(given: FuzzRequest['body']): string {
  return given === undefined ? '' : String(given);
}
