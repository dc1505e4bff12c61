import { describe, expect, it } from 'vitest';
import type { BadRequest, Change, FuzzAnswer } from '../../requests/request.ts';
import { judgePage, PAGE_RULES } from './page-rules.ts';

interface Case {
  readonly route: string;
  readonly method?: string;
  readonly path?: string;
  readonly cookie?: string;
  readonly form?: string;
  readonly changes?: readonly Change[];
  readonly status?: number;
  readonly to?: string;
  readonly type?: string;
  readonly body?: string;
  readonly sets?: readonly string[];
  readonly heading?: string;
  /** `Cache-Control` of the answer. */
  readonly cache?: string;
}

const SIGNED_IN = 'place=x; haat-01-farmer-access=token; haat-01-farmer-refresh=r';
const PAGE = 'text/html; charset=utf-8';
const DATA = 'text/x-script';
const SITEMAP = '<?xml version="1.0"?>\n<urlset xmlns="x"><url><loc>http://127.0.0.1/</loc></url></urlset>';
const GONE = '=; Path=/; Max-Age=0; HttpOnly';
const query = (name: string, value: string): Change => ({ place: `query.${name}`, name: 'x', value });
const headed = (heading: string) => `<!DOCTYPE html><html lang="hi"><body><main><h1 class="a">${heading}</h1></main>`;

function judged(one: Case) {
  const { route, form, to, method = form === undefined ? 'GET' : 'POST', status = to === undefined ? 200 : 302 } = one;
  const request: BadRequest = {
    route,
    method,
    path: one.path ?? route,
    why: '',
    changes: one.changes ?? [query('page', '-1')],
    headers: { cookie: one.cookie ?? 'haat-01-farmer-guest=g' },
    ...(form === undefined ? {} : { body: form }),
  };
  const answer: FuzzAnswer = {
    status,
    headers: {
      'content-type': one.type ?? PAGE,
      ...(one.cache === undefined ? {} : { 'cache-control': one.cache }),
      ...(to === undefined ? {} : { location: to }),
      ...(one.sets === undefined ? {} : { 'set-cookie': one.sets }),
    },
    body: one.body ?? '',
    milliseconds: 1,
    failure: null,
  };
  return judgePage({ request, answer, heading: one.heading ?? null });
}

const GRANTED: Readonly<Record<string, readonly Case[]>> = {
  'another number at the sign-in': [
    {
      route: '/login',
      cookie: SIGNED_IN,
      form: 'intent=change&village=x',
      status: 202,
      type: DATA,
      body: '["SingleFetchRedirect","redirect","/login?next=%2F"]',
      sets: [`haat-01-farmer-sign-in${GONE}`],
    },
  ],
  'a guest is asked to sign in': [
    { route: '/orders', to: '/login?next=%2Forders' },
    {
      route: '/address/new',
      form: 'name=',
      to: '/login?next=%2Faddress%2Fnew',
      sets: ['haat-01-farmer-guest=1; Path=/'],
    },
    {
      route: '/privacy',
      form: 'a=1',
      status: 202,
      type: DATA,
      body: '["SingleFetchRedirect","redirect","/login?next=%2F"]',
    },
  ],
  'a screen that leads on': [
    { route: '/growth/cart', to: '/growth/validate' },
    { route: '/language', form: 'language=xx', to: '/language?next=%2F' },
    { route: '/crop/:id/problems', to: '/crop/all' },
    { route: '/agents/farmers/code', cookie: SIGNED_IN, form: 'intent=save', to: '/agents/farmers' },
    { route: '/order/:orderId/bill.pdf', cookie: SIGNED_IN, to: '/order/boron' },
  ],
  'signing out': [
    {
      route: '/api/keycloak/logout',
      form: 'a=%00',
      to: '/',
      status: 303,
      sets: [`haat-01-farmer-access${GONE}`, `haat-01-farmer-refresh${GONE}`],
    },
  ],
  'leaving a shared phone': [
    { route: '/api/keycloak/leave', form: 'a=%00', to: '/account/shared-phone', status: 303 },
    { route: '/api/keycloak/leave', form: '', to: '/account/shared-phone?failed=leave', status: 303 },
  ],
  'a lock that is taken away': [
    { route: '/account/shared-phone', form: 'intent=remove&lock=x', to: '/account/shared-phone?done=removed' },
  ],
  'how long the session lasts': [
    { route: '/api/keycloak/token', form: 'x=1', type: 'application/json', body: '{"expires_at":1,"server_time":2}' },
  ],
  'the entry pages': [
    { route: '/sitemap.xml', type: 'application/xml', body: SITEMAP },
    { route: '/sitemap.xml', method: 'OPTIONS', type: 'application/xml', body: SITEMAP },
    {
      route: '/sitemap.xml',
      body: SITEMAP.replace('127.0.0.1', 'evil.example'),
      changes: [{ place: 'envelope', name: 'foreign host' }],
    },
  ],
  'what is kept of who asks': [
    { route: '/account/data', cookie: SIGNED_IN, type: 'application/zip', body: 'PK', cache: 'private, no-store' },
  ],
  'an answer about measuring that is none': [
    { route: '/api/measurement/consent', form: 'intent=fix', status: 303, to: '/' },
  ],
  'events that are none': [
    { route: '/api/measurement/events', form: 'intent=fix', status: 204 },
    { route: '/api/measurement/events', method: 'PUT', form: 'a=1', status: 204 },
  ],
  'a screen that overlooks what it cannot read': [
    { route: '/brands', heading: 'कंपनियाँ', body: headed('कंपनियाँ'), sets: ['visit-vendor=x; Path=/'] },
    { route: '/account', heading: 'नमस्ते', cookie: SIGNED_IN, body: headed('नमस्ते, सुनीता') },
    { route: '/orders', heading: 'मेरे ऑर्डर', cookie: SIGNED_IN, body: headed('मेरे ऑर्डर') },
  ],
  'a search for what was typed': [
    { route: '/products', heading: 'सारा सामान', changes: [query('search', '$1')], body: headed('“$1” खोजने पर मिला') },
  ],
  'a screen that asks for the place first': [
    {
      route: '/productV2/:slug',
      changes: [{ place: 'cookie.place', name: 'x', value: 'x' }],
      body: headed('पहले अपना इलाका चुनें') + '<a href="/location?next=%2F">',
    },
  ],
  'an address that means another one': [
    { route: '/productsV2/:id', path: '/productsV2/', body: headed('सामान') },
    { route: '/products/:id', path: '/products/.data?step=1', type: DATA, body: '[{"_1":2},"root"]' },
    { route: '/account/credit', path: '/account/credit\\..\\', body: headed('नमस्ते') },
    { route: '/*', path: '/', body: headed('नमस्ते') },
  ],
  'data of no screen': [{ route: '/order/:orderId', changes: [query('_routes', 'x')], type: DATA, body: '[{}]\n' }],
  'data of a screen that overlooks what it cannot read': [
    { route: '/products', type: DATA, body: '[{"_1":2},"root",{"_3":4},"data"]' },
  ],
  'suggestions by another method': [
    { route: '/search/suggestions', method: 'OPTIONS', type: 'application/json', body: '{"items":[]}' },
  ],
  'the head of a page': [{ route: '/', method: 'HEAD' }],
  'a form whose fault is told': [
    { route: '/cart', form: 'intent=set', type: DATA, body: '[{"_1":2},"data",{"_3":4},"kind","refused"]' },
    { route: '/cart', form: 'intent=set&redirectTo=x', to: '/cart?error=request_error.invalid' },
    { route: '/address/new', form: 'name=', cookie: SIGNED_IN, body: '<input name="name" aria-invalid="true">' },
  ],
  'a name that was typed': [
    {
      route: '/account',
      form: `fullName=${encodeURIComponent('सार & <b>बीज</b>')}`,
      cookie: SIGNED_IN,
      body: headed('नमस्ते, सार &amp; बीज'),
    },
    { route: '/account', form: 'fullName=Ram', cookie: SIGNED_IN, type: DATA, body: '["savedName","Ram"]' },
  ],
  'a cart in which nothing was chosen': [
    { route: '/cart', form: 'intent=choices&pickupPhone=1', type: DATA, body: '[{},"kind","changed"]' },
    { route: '/cart', form: 'intent=fix', to: '/cart' },
    { route: '/ondc/cart', form: 'intent=fix', to: '/ondc/cart' },
  ],
};

describe('what a shell answers to something bad', () => {
  it.each(Object.entries(GRANTED).flatMap(([rule, cases]) => cases.map((one) => [rule, one] as const)))(
    'by the rule "%s" is no finding: %j',
    (rule, one) => expect(judged(one)).toEqual({ rules: [rule], complaints: [] }),
  );

  it.each<readonly [string, Case]>([
    [
      'the sign-in begins anew for a number that was typed',
      { route: '/login', cookie: SIGNED_IN, form: 'intent=send&phoneNumber=1', to: '/login?next=%2F' },
    ],
    [
      'another number is typed, and somebody is signed in',
      {
        route: '/login',
        cookie: SIGNED_IN,
        form: 'intent=change',
        to: '/login?next=%2F',
        sets: ['haat-01-farmer-access=t; Path=/'],
      },
    ],
    ['somebody signed in is asked to sign in', { route: '/orders', cookie: SIGNED_IN, to: '/login?next=%2Forders' }],
    ['a guest sees the orders', { route: '/orders', heading: 'मेरे ऑर्डर', body: headed('मेरे ऑर्डर') }],
    ['a guest gets their data', { route: '/orders', type: DATA, body: '[{"_1":2},"root"]' }],
    ['another screen', { route: '/brands', heading: 'कंपनियाँ', body: headed('सामान') }],
    ['a page without a heading', { route: '/brands', heading: 'कंपनियाँ', body: '<p>?</p>' }],
    [
      'the form of an address that is not there',
      { route: '/address/:id/edit', cookie: SIGNED_IN, body: headed('पता बदलें') },
    ],
    [
      'data of an order that is not there',
      { route: '/order/:orderId', cookie: SIGNED_IN, type: DATA, body: '[{"_1":2},"order"]' },
    ],
    ['a page where there is no screen', { route: '/*', path: '/nothing', body: headed('नमस्ते') }],
    ['a webview for the asking', { route: '/', heading: 'A', body: headed('A'), sets: ['visit-webview=true; Path=/'] }],
    [
      'a language that was not chosen',
      { route: '/language', form: 'language=xx', to: '/language?next=', sets: ['language=xx; Path=/'] },
    ],
    ['a place that is none', { route: '/location', form: 'intent=choose', to: '/', sets: ['place=x; Path=/'] }],
    ['an address that was taken', { route: '/address/new', form: 'name=', cookie: SIGNED_IN, to: '/addresses' }],
    [
      'a form that is shown again without a word',
      { route: '/address/new', form: 'name=', cookie: SIGNED_IN, body: headed('नया पता') },
    ],
    [
      'a name that is too long',
      { route: '/account', form: `fullName=${'x'.repeat(101)}`, cookie: SIGNED_IN, body: 'x'.repeat(101) },
    ],
    [
      'a name that was not kept',
      { route: '/account', form: 'fullName=Ram', cookie: SIGNED_IN, body: headed('नमस्ते, Sita') },
    ],
    [
      'a choice that cannot be',
      { route: '/cart', form: 'intent=choices&addressId=x', type: DATA, body: '[{},"kind","changed"]' },
    ],
    ['a session that stays', { route: '/api/keycloak/logout', form: '', to: '/' }],
    [
      'a lock that was set',
      { route: '/account/shared-phone', form: 'intent=set&lock=x', to: '/account/shared-phone?done=set' },
    ],
    ['a token for the page', { route: '/api/keycloak/token', form: '', body: '{"expires_at":1,"access_token":"x"}' }],
    ['a file', { route: '/assets/*', body: 'secret', type: 'text/plain' }],
    ['an entry page elsewhere', { route: '/sitemap.xml', body: SITEMAP.replace('127.0.0.1', 'evil.example') }],
    [
      'an entry page where a forwarded host says',
      {
        route: '/sitemap.xml',
        body: SITEMAP.replace('127.0.0.1', 'evil.example'),
        changes: [{ place: 'envelope', name: 'forwarded host' }],
      },
    ],
    ['data of who is not signed in', { route: '/account/data', type: 'application/zip', body: 'PK' }],
    ['data that a cache may keep', { route: '/account/data', cookie: SIGNED_IN, type: 'application/zip', body: 'PK' }],
    [
      'an agreement to be measured that was not given',
      { route: '/api/measurement/consent', form: 'intent=fix', to: '/', sets: ['measured=statistics; Path=/'] },
    ],
    ['data by another method', { route: '/products', method: 'OPTIONS', type: DATA, body: '[{"_1":2},"root"]' }],
    ['events with an answer', { route: '/api/measurement/events', form: 'a=1', status: 204, body: 'kept' }],
    ['a photograph', { route: '/photo', body: 'x', type: 'image/webp' }],
  ])('is a finding when it is %s', (_what, one) =>
    expect(judged(one)).toEqual({ rules: [], complaints: ['neither refused nor in a rule'] }),
  );

  it('is judged by rules that have a name, a reason and a case above', () => {
    expect(Object.keys(GRANTED).sort()).toEqual(PAGE_RULES.map(({ name }) => name).sort());
    for (const { name, reason } of PAGE_RULES) expect(reason, name).toMatch(/^\p{Lu}.{20,}\.$/su);
  });
});
