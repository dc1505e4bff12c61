import { describe, expect, it } from 'vitest';
import { WEBVIEW_CODES, onHostMessage, postToHost, type BridgeWindow } from './webview-bridge.ts';

const hosts = ['https://host.example'];

describe('messages to the host', () => {
  it('goes to a native host and, addressed, to a page that embeds this one', () => {
    const native: string[] = [];
    const framed: [string, string][] = [];
    const window: BridgeWindow = {
      ReactNativeWebView: { postMessage: (text) => native.push(text) },
      parent: { postMessage: (text, origin) => framed.push([text, origin]) },
    };
    postToHost(window, hosts, { code: WEBVIEW_CODES.loggedOut, payload: null });
    expect(native).toEqual(['{"code":"ERR_001","payload":null}']);
    expect(framed).toEqual([['{"code":"ERR_001","payload":null}', 'https://host.example']]);
  });

  it('goes nowhere outside of a host', () => {
    const window = { parent: null as BridgeWindow['parent'] };
    window.parent = window as unknown as BridgeWindow['parent'];
    expect(() => postToHost(window, hosts, { code: WEBVIEW_CODES.title, payload: { title: 'x' } })).not.toThrow();
  });
});

describe('what the host says', () => {
  it.each([
    ['https://host.example', '{"code":"INFO_001","payload":{"a":1}}', { code: 'INFO_001', payload: { a: 1 } }],
    ['https://evil.example', '{"code":"INFO_001","payload":{}}', null],
    ['https://host.example.evil', '{"code":"INFO_001"}', null],
    ['null', '{"code":"INFO_001"}', null],
    ['https://host.example', '{"code":"OTHER"}', null],
    ['https://host.example', '[]', null],
    ['https://host.example', 'null', null],
    ['https://host.example', 'no json', null],
    ['https://host.example', { code: 'INFO_001' }, null],
    ['https://host.example', undefined, null],
  ])('from %s: %j', (origin, data, expected) => expect(onHostMessage({ origin, data }, hosts)).toEqual(expected));
});
