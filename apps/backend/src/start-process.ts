import type { FastifyBaseLogger } from 'fastify';
import {
  createDependencies,
  openDatabase,
  prepareSecrets,
  startMetricsServer,
  StartError,
} from '@haat/backend-platform';
import type { Area, Configuration, Dependencies, MetricsServer, OpenDatabase } from '@haat/backend-platform';
import { fillSampleMarket } from '@haat/backend-sandbox';
import { openTraces } from '@haat/traces';

import { AREAS } from './compose.ts';
import { buildServer } from './server.ts';

/** A backend that is listening. */
export interface RunningBackend {
  /** Base address without a slash at its end. */
  address: string;
  /** Base address of the metrics; null when they are not served. */
  metricsAddress: string | null;
  dependencies: Dependencies;
  /** Takes no more requests, finishes those that run, and lets the database go. */
  close(): Promise<void>;
}

/** What a test puts in the place of the real thing. */
export interface StartOptions {
  /** The areas; all of the market's when not given. */
  areas?: readonly Area[];
  now?: () => Date;
  open?: () => Promise<OpenDatabase>;
}

/**
 * Opens the database, fills it when asked to, and listens.
 * @throws StartError with one line for what a person must mend
 */
export async function startProcess(
  configuration: Configuration,
  log: FastifyBaseLogger,
  options: StartOptions = {},
): Promise<RunningBackend> {
  const { tracesAddress: address, errorReports } = configuration;
  const traces = await openTraces({ address, service: 'krishi-haat-backend', release: errorReports.release });
  const open = await (options.open?.() ?? openDatabase(configuration, log));
  try {
    const areas = options.areas ?? AREAS;
    const dependencies = await createDependencies(areas, configuration, open.database, log, options.now);
    await prepareSecrets(dependencies);
    if (configuration.sampleMarket && (await fillSampleMarket(dependencies, 'sample')))
      log.info('filled the database with the sample market');
    const app = await buildServer(dependencies);
    await app
      .listen({ host: configuration.host, port: configuration.port, listenTextResolver: () => 'listening' })
      .catch(async (error: unknown) => {
        await app.close();
        throw listenError(error, 'PORT', configuration);
      });
    const metrics = await serveMetrics(dependencies, open).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const bound = app.server.address();
    if (typeof bound === 'object' && bound !== null) dependencies.listening.set(configuration.host, bound.port);
    const port = typeof bound === 'object' && bound !== null ? bound.port : configuration.port;
    const host = configuration.host.includes(':') ? `[${configuration.host}]` : configuration.host;
    return {
      address: `http://${host}:${port}`,
      metricsAddress: metrics?.address ?? null,
      dependencies,
      async close() {
        await app.close();
        await dependencies.errorReports.flush(2_000);
        await traces.close();
        await metrics?.close();
        await open.close();
      },
    };
  } catch (error) {
    await traces.close();
    await open.close();
    throw error;
  }
}

async function serveMetrics(dependencies: Dependencies, open: OpenDatabase): Promise<MetricsServer | null> {
  const { metrics } = dependencies.configuration;
  if (metrics === null) return null;
  return startMetricsServer(dependencies, open, metrics).catch((error: unknown) => {
    throw listenError(error, 'METRICS_PORT', metrics);
  });
}

function listenError(
  error: unknown,
  variable: 'PORT' | 'METRICS_PORT',
  { host, port }: { host: string; port: number },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError([
      `${variable}: ${port} on ${host} is in use by another process. Stop it, or set ${variable} to a free one.`,
    ]);
  if (code === 'EACCES')
    return new StartError([`${variable}: ${port} may not be used by this user. Set ${variable} to one above 1023.`]);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError([`${variable.replace('PORT', 'HOST')}: ${host} is not an address of this machine.`]);
  return error;
}
