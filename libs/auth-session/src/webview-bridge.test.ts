import { expect, it } from 'vitest';
import { nativeBridges, type BridgeWindow } from './webview-bridge.ts';

function windowWith(bridges: Partial<BridgeWindow>): BridgeWindow {
  return { parent: null, ...bridges };
}

it.each<[string, (bridge: { postMessage(text: string): void }) => Partial<BridgeWindow>]>([
  ['React Native', (bridge) => ({ ReactNativeWebView: bridge })],
  ['iOS', (bridge) => ({ webkit: { messageHandlers: { krishiHaat: bridge } } })],
  ['Android', (bridge) => ({ Android: bridge })],
])('a message reaches the native host of %s', (_host, bridgeOf) => {
  const told: string[] = [];
  for (const tell of nativeBridges(windowWith(bridgeOf({ postMessage: (text) => void told.push(text) })))) tell('text');
  expect(told).toEqual(['text']);
});

it('there is no bridge outside of a native host, nor where its name means something else', () => {
  expect(nativeBridges(windowWith({}))).toEqual([]);
  expect(nativeBridges(windowWith({ webkit: {}, Android: {} }))).toEqual([]);
});

it('a bridge that fails stops nothing', () => {
  const failing = {
    postMessage() {
      throw new Error('the app is gone');
    },
  };
  const [tell] = nativeBridges(windowWith({ Android: failing }));
  expect(() => tell?.('text')).not.toThrow();
});
