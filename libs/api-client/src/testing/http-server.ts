import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICE_NAMES, type ServiceName } from '@haat/api-contract/vocabulary';
import type { Addresses } from '../round-robin.ts';
import type { ApiClient } from '../api-client.ts';
import { createApiClients, type RequestFacts, type ApiClientsOptions } from '../create-api-clients.ts';

/** A service for tests: really listening, answering as told. */
export interface TestServer {
  readonly address: string;
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string; at: number }[];
  close(): Promise<void>;
}

/** Starts a service that answers by `answer`; `n` counts requests from 1. */
export async function startTestServer(
  answer: (response: ServerResponse, n: number, request: IncomingMessage) => void,
): Promise<TestServer> {
  const requests: TestServer['requests'] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
        at: Date.now(),
      });
      answer(response, requests.length, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A client of one request, to a service at the given address or addresses. */
export function openTestClient(
  at: string | Addresses,
  facts: Partial<RequestFacts> = {},
  options: Partial<ApiClientsOptions> = {},
): ApiClient {
  const addresses = Object.fromEntries(
    SERVICE_NAMES.map((service) => [service, typeof at === 'string' ? [at] : at]),
  ) as Record<ServiceName, Addresses>;
  return createApiClients({ addresses, ...options })({
    appCode: '01',
    clientName: () => 'farmer-app',
    language: 'hi',
    latLng: '20,73',
    requestId: 'request-1',
    callerAddress: '203.0.113.7',
    signal: new AbortController().signal,
    guestCart: { id: null, ensure: () => 'guest-1', forget: () => undefined },
    isSignedIn: () => false,
    accessToken: () => null,
    refresh: async () => null,
    ...facts,
  });
}
