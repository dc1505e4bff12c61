import fc from 'fast-check';
import { BAD_BODIES } from '../bad/bodies.ts';
import { BAD_ENVELOPES } from '../bad/envelopes.ts';
import { seedOf } from '../bad/mutate.ts';
import { BAD_TEXTS, type Named } from '../bad/texts.ts';
import type { FuzzedShell } from '../market/open-shells.ts';
import { percentEncoded } from '../requests/filled.ts';
import { changesInWords, type BadRequest, type Change, type FuzzRequest } from '../requests/request.ts';
import type { Screen } from './read-screens.ts';
import { cookieNames, signedInCookies, guestCookies } from './guests.ts';

/** What screens read from their address, and what they never asked for. */
const QUERY_NAMES = [
  'v',
  'prebook',
  'webview',
  'search',
  'q',
  'category',
  'brand',
  'crop',
  'sort',
  'price_max',
  'in_stock',
  'insured',
  'page',
  'group',
  'next',
  'ask',
  'error',
  'variant',
  'vendor',
  'quantity',
  'prebookItem',
  'step',
  'pincode',
  'choose',
  'remove',
  'placed',
  'cancelled',
  'pack',
  'code',
  't',
  'done',
  '_routes',
  'index',
  '__proto__',
  'unknown',
];
/** What forms send, under every name that a screen reads. */
const FIELD_NAMES = [
  'variantId',
  'vendorId',
  'quantity',
  'isPrebook',
  'page',
  'redirectTo',
  'deliveryType',
  'addressId',
  'pickupName',
  'pickupPhone',
  'seenTotal',
  'total',
  'hash',
  'cartId',
  'phoneNumber',
  'phone_number',
  'otp',
  'next',
  'fullName',
  'name',
  'house',
  'village',
  'tehsil',
  'district',
  'state',
  'pincode',
  'latLng',
  'isDefault',
  'id',
  'reason',
  'language',
  'place',
  'q',
  'replace',
  'way',
  '__proto__',
];
const INTENTS = [
  'add',
  'set',
  'remove',
  'reset',
  'restore',
  'fix',
  'choices',
  'place',
  'save',
  'locate',
  'choose',
  'default',
  'name',
  'change',
  'verify',
  'resend',
  'send',
  '',
  'no such intent',
  '__proto__',
  'constructor',
];
const FORM = 'application/x-www-form-urlencoded';
/** Each header goes over the wire as bytes up to this; Node's server refuses more than 16 KB in all. */
const LONGEST_COOKIE = 6000;

/** Who a shell can be asked by, and what to ask for. */
export interface PageRun {
  readonly shell: Pick<FuzzedShell, 'appCode' | 'name'>;
  readonly accessToken: string;
  readonly count: number;
  readonly seed: number;
}

/** Bad requests to one address of a shell. The same seed makes the same. */
export function badPages(screen: Screen, { shell, accessToken, count, seed }: PageRun): BadRequest[] {
  const text = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...BAD_TEXTS) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary', maxLength: 60 })
        .map((value): Named<string> => ({ name: 'any text', value })),
    },
  );
  const some = (names: readonly string[], most: number) =>
    fc.uniqueArray(fc.record({ name: fc.constantFrom(...names), bad: text }), {
      minLength: 1,
      maxLength: most,
      selector: ({ name }) => name,
    });
  const cookie = fc
    .boolean()
    .map((isSignedIn) => (isSignedIn ? signedInCookies(shell, accessToken) : guestCookies(shell)));
  const isData = fc.boolean();
  const parameter = fc.oneof(
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: fc.constant({ name: 'good', value: 'boron' }) },
  );

  const parameterOf = (given: Named<string>): Change[] =>
    /[:*]/.test(screen.pattern) ? [{ place: 'path', ...given }] : [];

  const read = fc.record({ cookie, isData, parameter, query: some(QUERY_NAMES, 3) }).map((given) => ({
    changes: [...parameterOf(given.parameter), ...changed('query', given.query)],
    request: { method: 'GET', path: addressOf(screen, given), headers: { cookie: given.cookie } },
  }));
  const posted = fc
    .record({ cookie, isData, parameter, intent: fc.constantFrom(...INTENTS), fields: some(FIELD_NAMES, 12) })
    .map((given) => ({
      changes: [
        ...parameterOf(given.parameter),
        { place: 'intent', name: given.intent, value: given.intent },
        ...changed('form', given.fields),
      ],
      request: {
        method: 'POST',
        path: addressOf(screen, { ...given, query: [] }),
        headers: { cookie: given.cookie, 'content-type': FORM },
        body: [
          `intent=${given.intent}`,
          ...given.fields.map(({ name, bad }) => `${name}=${percentEncoded(bad.value)}`),
        ].join('&'),
      },
    }));
  const garbled = fc.record({ isData, cookies: some(cookieNames(shell), 3) }).map((given) => ({
    changes: changed('cookie', given.cookies),
    request: {
      method: 'GET',
      path: addressOf(screen, { ...given, parameter: { value: 'x' }, query: [] }),
      headers: {
        cookie: given.cookies
          .map(({ name, bad }) => `${name}=${percentEncoded(bad.value).slice(0, LONGEST_COOKIE)}`)
          .join('; '),
      },
    },
  }));
  const good = {
    method: screen.hasAction ? 'POST' : 'GET',
    path: addressOf(screen, { isData: false, parameter: { value: 'x' }, query: [] }),
    headers: { cookie: guestCookies(shell), ...(screen.hasAction ? { 'content-type': FORM } : {}) },
    ...(screen.hasAction ? { body: 'intent=add' } : {}),
  };
  const around = (part: string, changes: readonly Named<(given: FuzzRequest) => FuzzRequest>[]) =>
    fc.constantFrom(...changes).map(({ name, value }) => ({
      changes: [{ place: part, name }],
      request: value(good),
    }));

  const any = fc.oneof(
    { weight: 5, arbitrary: read },
    { weight: 2, arbitrary: garbled },
    { weight: 2, arbitrary: around('envelope', BAD_ENVELOPES) },
    ...(screen.hasAction
      ? [
          { weight: 5, arbitrary: posted },
          { weight: 3, arbitrary: around('body', BAD_BODIES) },
        ]
      : [{ weight: 1, arbitrary: posted }]),
  );
  return fc
    .sample(any, { seed: seedOf(screen.id, seed), numRuns: count })
    .map(({ changes, request }) => ({ ...request, why: changesInWords(changes), changes, route: screen.pattern }));
}

interface AddressParts {
  readonly isData: boolean;
  readonly parameter: { readonly value: string };
  readonly query: readonly { readonly name: string; readonly bad: Named<string> }[];
}

function addressOf({ pattern }: Screen, { isData, parameter, query }: AddressParts): string {
  const path = pattern.replace(/:\w+|\*/g, () => percentEncoded(parameter.value));
  const data = isData ? `${path === '/' ? '/_root' : path}.data` : path;
  const search = query.map(({ name, bad }) => `${name}=${percentEncoded(bad.value)}`).join('&');
  return search === '' ? data : `${data}?${search}`;
}

function changed(part: string, given: readonly { readonly name: string; readonly bad: Named<string> }[]): Change[] {
  return given.map(({ name, bad }) => ({ place: `${part}.${name}`, ...bad }));
}
