import { PHOTO_PATH, PHOTO_WIDTHS } from '@haat/format';
import { BAD_TEXTS } from '../bad/texts.ts';
import { percentEncoded } from '../requests/filled.ts';
import type { BadRequest } from '../requests/request.ts';

const CLIMBS = [
  '../../../../etc/passwd',
  '%2e%2e/%2e%2e/%2e%2e/package.json',
  '..%2f..%2f..%2fetc%2fpasswd',
  '....//....//server.ts',
  '%00',
  '%E0%A4%A',
  'x.js%00.css',
  '\\..\\..\\server\\index.js',
  '%252e%252e%252fserver',
  '.',
  '',
  'a'.repeat(3000),
  '<script>window.__run=1</script>',
  '.git/config',
  '*.js',
];
const FOLDERS = [
  '/assets/',
  '/pictures/',
  '/texts/',
  '/texts/x/hi/',
  '/texts/x/__proto__/',
  '/health/',
  '/server/',
  '/.well-known/',
  '/api/keycloak/',
];

/** Requests for files that a shell's server must keep to itself, or does not have. */
export function badFiles(): BadRequest[] {
  return FOLDERS.flatMap((folder) =>
    CLIMBS.map((climb): BadRequest => ({
      route: `${folder}*`,
      why: `file ${climb.slice(0, 40)}`,
      changes: [{ place: 'file', name: climb.slice(0, 40), value: climb }],
      method: 'GET',
      path: folder + climb.replaceAll('<', '%3C').replaceAll('>', '%3E'),
      headers: {},
    })),
  );
}

/**
 * Where a server must not look on behalf of a phone: the machine itself, its network, its provider, and what is no
 * address of a picture.
 */
const FOREIGN = [
  'http://127.0.0.1:22/',
  'http://localhost/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/a.png',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://evil.example/a.svg',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg onload=window.__run=1>',
  'ftp://x/a.png',
  'http://name:word@127.0.0.1/',
  '//127.0.0.1/a.png',
  '/../../health/live',
  '/%2e%2e/user/v1/details',
  '/docs/json',
];

/** Requests for photographs that a shell's server must not fetch, or in sizes that no screen asks. */
export function badPhotographs(): BadRequest[] {
  const [width] = PHOTO_WIDTHS;
  const queries = [
    ...[...FOREIGN, ...BAD_TEXTS.map(({ value }) => value).filter((value) => value.length < 3000)].map(
      (url) => `url=${percentEncoded(url)}&w=${width}`,
    ),
    ...[
      '',
      '-1',
      '0',
      '1e309',
      '99999999999999999999',
      `${width}.5`,
      'NaN',
      '__proto__',
      `${width}&w=${width}`,
      `${width}&q=1000`,
      `${width}&extra=1`,
    ].map((asked) => `url=%2Fpictures%2Fx.png&w=${asked}`),
    '',
    'url[]=x&w[]=1',
    '__proto__[x]=1',
    '%E0%A4%A=%',
  ];
  return queries.map((query): BadRequest => ({
    route: PHOTO_PATH,
    why: `photograph ${query.slice(0, 60)}`,
    changes: [{ place: 'photograph', name: query.slice(0, 60), value: query }],
    method: 'GET',
    path: `${PHOTO_PATH}?${query}`,
    headers: {},
  }));
}
