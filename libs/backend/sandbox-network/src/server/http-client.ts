import { request } from 'node:http';
import { isLocalhostName, localhostAgent } from '@haat/backend-platform';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 1_000_000;

/** What another server answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Sends over HTTP. */
export interface HttpClient {
  /** @throws Error when nobody answers in 10 s, or the address is not this machine's: a sandbox calls nobody else */
  send(method: 'GET' | 'POST', url: string, headers?: Record<string, string>, body?: Uint8Array): Promise<HttpAnswer>;
  /** Closes connections that were kept open. */
  close(): void;
}

/** A client with connections of its own. */
export function createHttpClient(): HttpClient {
  const agent = localhostAgent();
  return {
    send(method, url, headers = {}, body) {
      const address = new URL(url);
      if (address.protocol !== 'http:' || !isLocalhostName(address.hostname))
        return Promise.reject(new Error(`A sandbox of the open network does not call ${address.host}`));
      const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length };
      return new Promise((resolve, reject) => {
        const options = { method, agent, headers: { ...length, ...headers }, signal: AbortSignal.timeout(TIMEOUT_MS) };
        request(address, options, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
            if (text.length > LARGEST_ANSWER) response.destroy(new Error('The answer is too long'));
          });
          response.on('error', reject);
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        })
          .on('error', reject)
          .end(body);
      });
    },
    close: () => agent.destroy(),
  };
}
