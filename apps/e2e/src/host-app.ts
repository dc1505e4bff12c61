import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const pair = generateKeyPairSync('ed25519');

/** The key that a shell's configuration registers for the host apps of the journeys. */
export const HOST_KEY = pair.publicKey.export({ format: 'jwk' }).x ?? '';

/** A host app signs what the shell gave it, as docs/how-to/open-in-a-host-app.md says. */
export function signAsHost(asked: {
  readonly origin: string;
  readonly host: string;
  readonly nonce: string;
  readonly refreshToken?: string;
}): string {
  const session =
    asked.refreshToken === undefined ? '-' : createHash('sha256').update(asked.refreshToken).digest('base64url');
  const text = ['krishi-haat host proof 1', asked.origin, asked.host, asked.nonce, session].join('\n');
  return sign(null, Buffer.from(text), pair.privateKey).toString('base64url');
}

/** What a page tells its host app. */
export interface ToldToHost {
  readonly code: string;
  readonly payload: Readonly<Record<string, unknown>> | null;
}

/** Sites whose every page shows one address in a frame. Browsers count what is before `.localhost` as a site's name. */
export interface HostServer {
  /** Of the shell's site, `haat.localhost`. */
  readonly sameSite: string;
  readonly otherSite: string;
  /** Of the shell's site too, but no configuration names it. */
  readonly unknown: string;
  /** From now on their pages show this address. */
  frames(address: string): void;
  close(): Promise<void>;
}

/** Opens the hosts' server on a free port. */
export async function openHosts(): Promise<HostServer> {
  let framed = 'about:blank';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostPage(framed));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sameSite: `http://app.haat.localhost:${port}`,
    otherSite: `http://app.elsewhere.localhost:${port}`,
    unknown: `http://frames.haat.localhost:${port}`,
    frames(address) {
      framed = address;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A page that shows an address in a frame and keeps what it is told, as `told`; `say` speaks to it. */
function hostPage(framed: string): string {
  const { origin } = new URL(framed);
  return `<!doctype html><title>Host</title><iframe src="${framed}" style="width:100%;height:740px"></iframe><script>
    told = [];
    addEventListener('message', ({ data, origin }) => { if (origin === '${origin}') told.push(JSON.parse(data)); });
    say = (text) => document.querySelector('iframe').contentWindow.postMessage(text, '${origin}');
  </script>`;
}

/** The native bridges, each as a script that puts it into every page; what is told goes to `toldToHost`. */
export const NATIVE_BRIDGES = {
  'React Native': 'window.ReactNativeWebView = { postMessage: (text) => toldToHost(text) }',
  iOS: 'window.webkit = { messageHandlers: { krishiHaat: { postMessage: (text) => toldToHost(text) } } }',
  Android: 'window.Android = { postMessage: (text) => toldToHost(text) }',
} as const;
