import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';
import { isCrossSiteNavigation, reEntryPage } from './re-entry.ts';

const request = (method: string, headers: Record<string, string>, path = '/orders?page=2') =>
  // A browser forbids these names to scripts; Node's Request takes them.
  new Request(`https://haat.example${path}`, { method, headers });

describe('isSameOrigin', () => {
  it.each([
    ['POST', { origin: 'https://haat.example', 'sec-fetch-site': 'same-origin' }, true],
    ['POST', { origin: 'https://haat.example' }, true],
    ['POST', {}, true],
    ['POST', { origin: 'https://evil.example' }, false],
    ['POST', { origin: 'null' }, false],
    ['POST', { origin: 'http://haat.example' }, false],
    ['POST', { 'sec-fetch-site': 'cross-site' }, false],
    ['POST', { origin: 'https://haat.example', 'sec-fetch-site': 'same-site' }, false],
    ['DELETE', { 'sec-fetch-site': 'cross-site' }, false],
    ['GET', { 'sec-fetch-site': 'cross-site' }, true],
  ])('%s with %j: %s', (method, headers, expected) => expect(isSameOrigin(request(method, headers))).toBe(expected));
});

describe('arriving from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
    [{}, false],
  ])('%j: %s', (headers, expected) => expect(isCrossSiteNavigation(request('GET', headers))).toBe(expected));

  it('requests the same URL again, which cannot carry markup into the page', async () => {
    const html = await reEntryPage(request('GET', {}, '/orders?page=2&x="><script>')).text();
    expect(html).toContain('content="0;url=/orders?page=2&#38;x=');
    expect(html).not.toContain('<script');
  });
});
