import { describe, expect, it } from 'vitest';
import { LONGEST_HOST_MESSAGE, createAllowance, hostRequest, type HostListener } from './host-messages.ts';

const parent = {};
const own = {};
const HOST = 'https://host.example';
const framed: HostListener = {
  hostOrigins: [HOST],
  parent,
  isNative: false,
  ownOrigin: 'https://haat.example',
  ownWindow: own,
};
const native: HostListener = { ...framed, parent: null, isNative: true };
const ASKS = '{"code":"INFO_001","payload":null}';
const proof = (payload: unknown) => JSON.stringify({ code: 'PROOF_001', payload });

describe('a message counts from the host alone', () => {
  it.each([
    ['the page that embeds this one', framed, HOST, parent, true],
    ['a window of the host’s origin that does not embed this one', framed, HOST, {}, false],
    ['another origin that embeds this one', framed, 'https://elsewhere.example', parent, false],
    ['an origin that is named like the host', framed, 'https://host.example.elsewhere.example', parent, false],
    ['the host’s origin by an unsafe address', framed, 'http://host.example', parent, false],
    ['a page without an origin that embeds this one', framed, 'null', parent, false],
    ['this page itself, in a frame', framed, 'https://haat.example', own, false],
    ['what a native app runs in this page', native, 'https://haat.example', own, true],
    ['a bridge that gives no origin', native, '', null, true],
    ['a window that this page opened, in a native app', native, 'https://elsewhere.example', {}, false],
    ['a frame in this page, in a native app', native, 'https://haat.example', {}, false],
    ['this page itself without a native app', { ...native, isNative: false }, 'https://haat.example', own, false],
    ['this page itself in a frame, with a native bridge', { ...framed, isNative: true }, HOST, own, false],
  ])('%s', (_from, listener, origin, source, isHeard) => {
    const event = { origin, source, data: ASKS };
    expect(hostRequest(event, listener)).toEqual(isHeard ? { kind: 'tokens' } : null);
  });
});

describe('a message counts in its shape alone', () => {
  const read = (data: unknown) => hostRequest({ origin: HOST, source: parent, data }, framed);
  it.each([
    ['asks for the tokens', ASKS, { kind: 'tokens' }],
    ['asks for a nonce', proof({ host: 'kisan-app' }), { kind: 'prove', host: 'kisan-app' }],
    [
      'a proof',
      proof({ host: 'kisan-app', signature: 's' }),
      { kind: 'proof', host: 'kisan-app', signature: 's', refreshToken: null },
    ],
    [
      'a proof that hands over a session',
      proof({ host: 'kisan-app', signature: 's', refresh_token: 'r' }),
      { kind: 'proof', host: 'kisan-app', signature: 's', refreshToken: 'r' },
    ],
  ])('taken: %s', (_what, data, expected) => expect(read(data)).toEqual(expected));

  it.each([
    ['a session without a proof', proof({ host: 'kisan-app', refresh_token: 'r' })],
    ['a proof without a host', proof({ signature: 's' })],
    ['a signature that is no text', proof({ host: 'kisan-app', signature: 7 })],
    ['a session that is no text', proof({ host: 'kisan-app', signature: 's', refresh_token: {} })],
    ['a field that is unknown', proof({ host: 'kisan-app', nonce: 'n' })],
    ['no payload', '{"code":"PROOF_001"}'],
    ['a list as payload', proof([])],
    ['a code that only the page says', '{"code":"ERR_001","payload":null}'],
    ['an unknown code', '{"code":"OTHER","payload":{}}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no JSON', 'no json'],
    ['an object', { code: 'INFO_001' }],
    ['nothing', undefined],
    ['one megabyte of the right shape', proof({ host: 'x'.repeat(1_000_000) })],
    ['one character too long', ASKS.padEnd(LONGEST_HOST_MESSAGE + 1)],
  ])('ignored: %s', (_what, data) => expect(read(data)).toBeNull());
});

it('of ten thousand messages in a second ten are looked at, and ten in the next', () => {
  let now = 5_000;
  const isAllowed = createAllowance(10, () => now);
  const passed = () => Array.from({ length: 10_000 }, isAllowed).filter(Boolean).length;
  expect(passed()).toBe(10);
  now += 999;
  expect(passed()).toBe(0);
  now += 1;
  expect(passed()).toBe(10);
});
