import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Dependencies } from '../area.ts';
import type { MetricsConfiguration } from '../configuration/metrics.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { describeError } from '../describe-error.ts';
import { addDatabaseGauges } from './database-gauges.ts';

const REQUEST_TIMEOUT_MS = 5_000;

/** A listener that answers `GET /metrics`. */
export interface MetricsServer {
  /** Base address without a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves what this process counts, on a port of its own: nothing of it is reached through the proxy that leads people
 * to the services. Where a token is configured, only who has it is answered.
 * @throws the listener's error when it cannot listen
 */
export async function startMetricsServer(
  dependencies: Dependencies,
  open: Pick<OpenDatabase, 'pool'>,
  { host, port, token }: MetricsConfiguration,
): Promise<MetricsServer> {
  const { registry } = dependencies.metrics;
  collectDefaultMetrics({ register: registry });
  addDatabaseGauges(dependencies, open);
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => void answer(request, response),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (token !== null && !isSameInConstantTime(`Bearer ${token}`, request.headers.authorization ?? ''))
      return respond(response.setHeader('www-authenticate', 'Bearer'), 401);
    if (request.method !== 'GET' || request.url !== '/metrics') return respond(response, 404);
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      dependencies.log.error({ error: describeError(error) }, 'the metrics could not be read');
      respond(response, 500);
    }
  }

  await listen(server, host, port);
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function respond(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store' }).end();
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isSameInConstantTime(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
