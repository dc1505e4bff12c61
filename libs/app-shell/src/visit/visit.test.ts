import { describe, expect, it } from 'vitest';
import { isPageView } from './page-view.ts';
import { readVisit, visitCookies, type Arrival } from './visit.ts';

const read = (
  address: string,
  cookies: string | null = null,
  {
    isPage = true,
    hosts = { origins: [], nativeApps: [] },
    arrival = {},
  }: { isPage?: boolean; hosts?: { origins: string[]; nativeApps: string[] }; arrival?: Partial<Arrival> } = {},
) =>
  readVisit(cookies, new URL(address, 'https://haat.example'), {
    isPage,
    hosts,
    arrival: { referrer: null, fetchSite: null, hostApp: null, ...arrival },
  });
const written = (address: string, cookies: string | null = null) =>
  visitCookies(read(address, cookies), cookies, new Request('https://haat.example/')).map((line) => line.split(';')[0]);

describe('a visit', () => {
  it('keeps the requested vendor', () => {
    expect(read('/?v=v-7').requestedVendorId).toBe('v-7');
    expect(read('/cart', 'visit-vendor=v-7').requestedVendorId).toBe('v-7');
    expect(read('/?v=v-8', 'visit-vendor=v-7').requestedVendorId).toBe('v-8');
    expect(read(`/?v=${'x'.repeat(65)}`).requestedVendorId).toBeNull();
    expect(written('/?v=v-7')).toEqual(['visit-vendor=v-7']);
    expect(written('/?v=v-7', 'visit-vendor=v-7')).toEqual([]);
    // Of the visit, and out of reach of other sites.
    expect(visitCookies(read('/?v=v-7'), null, new Request('https://haat.example/'))).toEqual([
      'visit-vendor=v-7; Path=/; Secure; HttpOnly; SameSite=Strict',
    ]);
  });

  it('keeps where it came from until another link says otherwise', () => {
    const kept = `visit-attribution=${encodeURIComponent('{"utm_source":"sms"}')}`;
    expect(read('/growth/validate?utm_source=sms&utm_campaign=rabi').attribution).toEqual({
      utm_source: 'sms',
      utm_campaign: 'rabi',
    });
    expect(read('/cart', kept).attribution).toEqual({ utm_source: 'sms' });
    expect(read('/?utm_source=mail', kept).attribution).toEqual({ utm_source: 'mail' });
    expect(read('/api/keycloak/token?utm_source=mail', kept, { isPage: false }).attribution).toEqual({
      utm_source: 'sms',
    });
    expect(read('/cart', 'visit-attribution=%7Bnonsense').attribution).toBeNull();
    expect(written('/?utm_source=sms')).toEqual([kept]);
    expect(written('/cart', kept)).toEqual([]);
  });

  it('is a prebooking from `prebook=true` until its pages are left', () => {
    expect(written('/products?prebook=true')).toEqual(['visit-prebook=1']);
    expect(read('/cart', 'visit-prebook=1').isPrebook).toBe(true);
    expect(read('/orders', 'visit-prebook=1').isPrebook).toBe(false);
    expect(written('/orders', 'visit-prebook=1')).toEqual(['visit-prebook=']);
    // Background requests of a page are not pages.
    expect(read('/api/keycloak/token', 'visit-prebook=1', { isPage: false }).isPrebook).toBe(true);
  });

  it.each([
    ['a known host opens it', '/?webview=true', null, 'https://host.example/', true],
    ['a known host opens it, by its origin', '/?webview=true', null, 'https://host.example', true],
    ['the host led here earlier in the visit', '/cart', 'visit-webview=1', 'https://haat.example/', true],
    ['the request has no referrer', '/?webview=true', null, null, false],
    ['another site leads here', '/?webview=true', null, 'https://elsewhere.example/', false],
    [
      'a site leads here that has the name of the host in its own',
      '/?webview=true',
      null,
      'https://host.example.in/',
      false,
    ],
    ['the host leads here by an unsafe address', '/?webview=true', null, 'http://host.example/', false],
    ['this site itself leads here', '/?webview=true', null, 'https://haat.example/', false],
    ['what leads here is no address', '/?webview=true', null, 'host.example', false],
    ['a known host leads here, but opens no webview', '/', null, 'https://host.example/', false],
  ])('is in a webview: %s', (_case, address, cookies, referrer, expected) => {
    const hosts = { origins: ['https://host.example'], nativeApps: [] };
    expect(read(address, cookies, { hosts, arrival: { referrer } }).isWebview).toBe(expected);
  });

  it.each<[string, string, Partial<Arrival>, boolean]>([
    ['no page led here', '/?webview=true', { fetchSite: 'none' }, true],
    ['an older browser that says nothing', '/?webview=true', {}, true],
    ['another site that hides itself', '/?webview=true', { fetchSite: 'cross-site' }, false],
    ['another site', '/?webview=true', { referrer: 'https://elsewhere.example/', fetchSite: 'cross-site' }, false],
    ['an address without the mark', '/', { fetchSite: 'none' }, false],
    ['the known app by its header', '/', { hostApp: 'kisan-app' }, true],
    ['an app that is not known by its header', '/', { hostApp: 'other-app' }, false],
    ['an empty header', '/', { hostApp: '' }, false],
  ])('is in the webview of a native app: %s', (_case, address, arrival, expected) => {
    const hosts = { origins: [], nativeApps: ['kisan-app'] };
    expect(read(address, null, { hosts, arrival }).isWebview).toBe(expected);
  });

  it('is in no webview where no host is known', () => {
    expect(read('/?webview=true', 'visit-webview=1', { arrival: { hostApp: 'kisan-app' } }).isWebview).toBe(false);
  });
});

describe('a page view', () => {
  const PAGE = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*' };
  it.each<[string, string, RequestInit, boolean]>([
    ['a document', '/orders', { headers: PAGE }, true],
    ["a page's data for the router", '/orders.data', { headers: { 'sec-fetch-dest': 'empty' } }, true],
    ['a document inside a host’s page', '/orders', { headers: { 'sec-fetch-dest': 'iframe' } }, true],
    ['a document in a browser that does not say so', '/orders', { headers: { accept: 'text/html' } }, true],
    ['suggestions', '/search/suggestions?q=urea', { headers: { 'sec-fetch-dest': 'empty', accept: '*/*' } }, false],
    ['suggestions in an old browser', '/search/suggestions?q=urea', { headers: { accept: '*/*' } }, false],
    ['a picture', '/pictures/empty-orders.svg', { headers: { 'sec-fetch-dest': 'image' } }, false],
    ['a document that is loaded ahead', '/orders', { headers: { ...PAGE, 'sec-purpose': 'prefetch' } }, false],
    ['a form', '/orders', { method: 'POST', headers: PAGE }, false],
    ['the session', '/api/keycloak/token', { headers: PAGE }, false],
  ])('%s: %s', (_what, path, init, expected) => {
    expect(isPageView(new Request(`https://haat.example${path}`, init))).toBe(expected);
  });

  it('alone ends a prebooking: what is typed into the search box does not', () => {
    const asked = new Request('https://haat.example/search/suggestions?q=urea', {
      headers: { 'sec-fetch-dest': 'empty' },
    });
    expect(read(asked.url, 'visit-prebook=1', { isPage: isPageView(asked) }).isPrebook).toBe(true);
  });
});
