import { describe, expect, it } from 'vitest';
import type { BridgeWindow } from '../webview-bridge.ts';
import { openHostLink } from './host-link.ts';

const HOST = 'https://host.example';
const TIMES = { expires_at: 2, server_time: 1 };
const TOKENS = { access_token: 'a', refresh_token: 'r' };
const asks = (payload: object) => JSON.stringify({ code: 'PROOF_001', payload });

/** A page in a frame of the host, or with a native bridge, before a shell that answers as told. */
function openPage({ isNative = false, answers = {} as Record<string, object | null> }) {
  const told: [text: string, to: string][] = [];
  const asked: string[] = [];
  const parent = { postMessage: (text: string, to: string) => void told.push([text, to]) };
  const window: BridgeWindow = isNative
    ? { parent: null, ReactNativeWebView: { postMessage: (text) => void told.push([text, 'native']) } }
    : { parent };
  if (isNative) Object.assign(window, { parent: window });
  let reloads = 0;
  const link = openHostLink(
    {
      window,
      ownOrigin: 'https://haat.example',
      elapsed: () => 0,
      reload: () => void (reloads += 1),
      async fetch(path) {
        asked.push(path);
        const answer = answers[path] ?? null;
        return Response.json(answer, { status: answer === null ? 403 : 200 });
      },
    },
    [HOST],
  );
  return { link, told, asked, parent, window, reloads: () => reloads };
}

/** Until all answers that are already there have passed. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('tokens', () => {
  const withHost = (host_origin: string | null) => ({ '/api/keycloak/token': { ...TIMES, ...TOKENS, host_origin } });
  const message = JSON.stringify({ code: 'INFO_001', payload: { ...TIMES, ...TOKENS } });

  it('go to the page that proved itself, by its origin', async () => {
    const { link, told } = openPage({ answers: withHost(HOST) });
    await link.tellTokens();
    expect(told).toEqual([[message, HOST]]);
  });

  it('go to the native app that proved itself', async () => {
    const { link, told } = openPage({ isNative: true, answers: withHost(null) });
    await link.tellTokens();
    expect(told).toEqual([[message, 'native']]);
  });

  it.each([
    ['a frame, where a native app proved itself', false, null],
    ['a native app, where a page proved itself', true, HOST],
  ])('do not go to %s', async (_where, isNative, origin) => {
    const { link, told } = openPage({ isNative, answers: withHost(origin) });
    await link.tellTokens();
    expect(told).toEqual([]);
  });

  it('nor anything of the session go to a host that has not proved itself', async () => {
    const { link, told } = openPage({ isNative: true, answers: { '/api/keycloak/token': TIMES } });
    await link.tellTokens();
    expect(told).toEqual([]);
  });
});

describe('a proof', () => {
  it('begins with a nonce for the one who asks', async () => {
    const page = openPage({ answers: { '/api/webview/nonce': { nonce: 'n' } } });
    page.link.receive({ origin: HOST, source: page.parent, data: asks({ host: HOST }) });
    await settled();
    expect(page.told).toEqual([['{"code":"PROOF_001","payload":{"nonce":"n"}}', HOST]]);
  });

  it('that is refused says so, and shows nothing', async () => {
    const page = openPage({});
    page.link.receive({ origin: HOST, source: page.parent, data: asks({ host: HOST, signature: 's' }) });
    await settled();
    expect(page.told).toEqual([['{"code":"PROOF_001","payload":{"refused":true}}', HOST]]);
  });

  it('that hands over a session loads the page anew; one that does not leaves it', async () => {
    const answers = { '/api/webview/proof': { proven: HOST, signed_in: false } };
    const page = openPage({ answers });
    page.link.receive({ origin: HOST, source: page.parent, data: asks({ host: HOST, signature: 's' }) });
    await settled();
    expect(page.told).toEqual([['{"code":"PROOF_001","payload":{"proven":true}}', HOST]]);
    expect(page.reloads()).toBe(0);
    const signed = { host: HOST, signature: 's', refresh_token: 'r' };
    page.link.receive({ origin: HOST, source: page.parent, data: asks(signed) });
    await settled();
    expect(page.reloads()).toBe(1);
  });

  it('is asked of the shell once, however many ask at a time', async () => {
    const page = openPage({ answers: { '/api/webview/nonce': { nonce: 'n' } } });
    for (let count = 0; count < 10_000; count += 1)
      page.link.receive({ origin: HOST, source: page.parent, data: asks({ host: HOST }) });
    await settled();
    expect(page.asked).toEqual(['/api/webview/nonce']);
  });

  it('is asked of the shell ten times within a second, however fast the shell answers', async () => {
    const page = openPage({ answers: { '/api/webview/nonce': { nonce: 'n' } } });
    for (let count = 0; count < 50; count += 1) {
      page.link.receive({ origin: HOST, source: page.parent, data: asks({ host: HOST }) });
      await settled();
    }
    expect(page.asked).toHaveLength(10);
  });
});
