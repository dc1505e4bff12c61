import type { FuzzRequest } from '../requests/request.ts';
import type { Named } from './texts.ts';

type Change = (good: FuzzRequest) => FuzzRequest;

/** Changes of what is around a request: address, method, headers. */
export const BAD_ENVELOPES: readonly Named<Change>[] = [
  ...[
    '%E0%A4%A',
    '%',
    '%zz',
    '%ff%fe',
    '%C0%AF',
    '%00',
    '%ED%A0%80',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/',
    ';jsessionid=1',
    '//',
    '\\..\\',
  ].map((text) => path(`ends with ${text}`, (given) => before(given) + text + after(given))),
  path('starts with two slashes', (given) => `/${given}`),
  path('starts with a host', (given) => `//evil.example${given}`),
  path('is an address', (given) => `http://evil.example${given}`),
  path('is only slashes', () => '//'),
  path('9 KB', (given) => `${before(given)}?x=${'x'.repeat(9000)}`),
  path('20 KB', (given) => `${before(given)}?x=${'x'.repeat(20_000)}`),
  path('5 000 parameters', (given) => `${before(given)}?${'a=1&'.repeat(3000)}`),
  path(
    'parameters twice',
    (given) =>
      `${given}${given.includes('?') ? '&' : '?'}${after(given).slice(1)}&lang=hi&lang=mr&page=1&page=2&` +
      'lat_lng=1,1&lat_lng=2,2',
  ),
  path('parameters as lists', (given) => `${before(given)}?lang[]=hi&page[$gt]=1&vendor_id[a][b]=c&lat_lng[0]=1`),
  path('prototype as parameter', (given) => `${before(given)}?__proto__[x]=1&constructor[prototype][x]=1&__proto__=1`),
  path('broken parameters', (given) => `${before(given)}?%E0%A4%A=%&=&&&==&lat_lng=%ff&vendor_id=%c0%80&search=%00`),
  path('no decoding', (given) => `${before(given)}?q=%zz&search=%E0%A4&lang=%`),
  ...[
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    'Bearer undefined',
    'bearer null',
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsImV4cCI6OTk5OTk5OTk5OX0.',
    'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
    'Negotiate ====',
  ].map((value, index) => header(`authorization ${index + 1}`, 'authorization', value)),
  {
    name: 'altered token',
    value: (good) => ({ ...good, headers: { ...good.headers, authorization: altered(good.headers['authorization']) } }),
  },
  header('foreign host', 'host', 'evil.example'),
  header('empty host', 'host', ''),
  header('host that is none', 'host', 'a b<script>'),
  header('host with slashes', 'host', 'evil.example/../..'),
  header('IPv6 host', 'host', '[::1'),
  header(
    'forwarded for many',
    'x-forwarded-for',
    Array.from({ length: 200 }, (_none, index) => `10.0.0.${index}`).join(', '),
  ),
  header('forwarded for nonsense', 'x-forwarded-for', '<script>, ::::, 999.1.1.1, unknown'),
  header('forwarded host', 'x-forwarded-host', 'evil.example, a b'),
  header('forwarded protocol', 'x-forwarded-proto', 'javascript'),
  header('request id', 'x-request-id', '<script>window.__run=1</script>'),
  header('languages', 'accept-language', 'x'.repeat(4000)),
  header('wants XML', 'accept', 'application/xml;q=nonsense, */*;q=9'),
  header('range', 'range', 'bytes=-1,99999999999999999999-'),
  header('conditional', 'if-none-match', '"'.repeat(500)),
  header('encodings', 'accept-encoding', 'nonsense;q=1e309, br;q=-1'),
  header('guest', 'x-guest-cart', '../../admin'),
  header('guest NIL', 'x-guest-cart', '00000000-0000-0000-0000-000000000000'),
  header('override', 'x-http-method-override', 'DELETE'),
  header('assumed user', 'assumed-user', 'admin'),
  header('app code', 'app-code', '1e309'),
  header('app version', 'app-version', '-1'),
  header('client name', 'client-name', '<script>'),
  header('place', 'lat-long', '91,181'),
  header('cookies of 7 KB', 'cookie', `a=${'x'.repeat(7000)}`),
  header('cookies of 30 KB', 'cookie', `a=${'x'.repeat(30_000)}`),
  header('many cookies', 'cookie', 'a=1; '.repeat(1200)),
  header('broken cookies', 'cookie', ';;==; =; a; %E0%A4%A=%; "=" ; place=%7B; language=%'),
  ...['TRACE', 'OPTIONS', 'PROPFIND', 'LINK', 'SEARCH', 'QUERY', 'HEAD', 'PUT', 'DELETE', 'PATCH'].map(
    (method): Named<Change> => ({ name: `method ${method}`, value: (good) => ({ ...good, method }) }),
  ),
  bytes('no HTTP', () => 'hello\r\n\r\n'),
  bytes('unknown method', ({ path: at }) => `NONSENSE ${at} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  bytes('signs in the address', () => 'GET /\u0001\u00ff<> HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  bytes('no host', ({ path: at }) => `GET ${at} HTTP/1.1\r\nConnection: close\r\n\r\n`),
  bytes(
    'two lengths',
    ({ path: at }) =>
      `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 9\r\nConnection: close\r\n\r\nx`,
  ),
  bytes(
    'length and chunks',
    ({ path: at }) =>
      `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: ` +
      `close\r\n\r\n0\r\n\r\n`,
  ),
  bytes(
    'negative length',
    ({ path: at }) => `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\nConnection: close\r\n\r\n`,
  ),
  bytes(
    'broken chunk',
    ({ path: at }) =>
      `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: ` +
      `chunked\r\nConnection: close\r\n\r\nZZ\r\n{}\r\n`,
  ),
  bytes('NUL in a header', ({ path: at }) => `GET ${at} HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\nConnection: close\r\n\r\n`),
  bytes(
    'folded header',
    ({ path: at }) => `GET ${at} HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\nConnection: close\r\n\r\n`,
  ),
  bytes(
    '2 000 headers',
    ({ path: at }) => `GET ${at} HTTP/1.1\r\nHost: x\r\n${'X-A: 1\r\n'.repeat(3000)}Connection: close\r\n\r\n`,
  ),
  bytes('HTTP/9', ({ path: at }) => `GET ${at} HTTP/9.9\r\nHost: x\r\n\r\n`),
];

function path(name: string, change: (path: string) => string): Named<Change> {
  return { name: `address ${name}`, value: (good) => ({ ...good, path: change(good.path) }) };
}

function header(name: string, key: string, value: string): Named<Change> {
  return { name, value: (good) => ({ ...good, headers: { ...good.headers, [key]: value } }) };
}

function bytes(name: string, write: (good: FuzzRequest) => string): Named<Change> {
  return { name, value: (good) => ({ ...good, bytes: Buffer.from(write(good), 'latin1') }) };
}

function before(path: string): string {
  return path.split('?', 1)[0] ?? '';
}

function after(path: string): string {
  return path.slice(before(path).length);
}

/** The token with another signature; a request without one gets a forged one. */
function altered(given: string | readonly string[] | undefined): string {
  const token = typeof given === 'string' ? given : 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
  return `${token.slice(0, -6)}AAAAAA`;
}
