import type { FastifyBaseLogger } from 'fastify';
import { createDependencies, openDatabase, StartError } from '@haat/backend-platform';
import type { Area, Configuration, Dependencies, OpenDatabase } from '@haat/backend-platform';
import { fillSampleMarket } from '@haat/backend-sandbox';

import { AREAS } from './compose.ts';
import { buildServer } from './server.ts';

/** A backend that is listening. */
export interface RunningBackend {
  /** Base address without a slash at its end. */
  address: string;
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
  const open = await (options.open?.() ?? openDatabase(configuration, log));
  try {
    const dependencies = createDependencies(options.areas ?? AREAS, configuration, open.database, log, options.now);
    if (configuration.sampleMarket && (await fillSampleMarket(dependencies, 'sample')))
      log.info('filled the database with the sample market');
    const app = await buildServer(dependencies);
    await app
      .listen({ host: configuration.host, port: configuration.port, listenTextResolver: () => 'listening' })
      .catch(async (error: unknown) => {
        await app.close();
        throw listenError(error, configuration);
      });
    const bound = app.server.address();
    if (typeof bound === 'object' && bound !== null) dependencies.listening.set(configuration.host, bound.port);
    const port = typeof bound === 'object' && bound !== null ? bound.port : configuration.port;
    const host = configuration.host.includes(':') ? `[${configuration.host}]` : configuration.host;
    return {
      address: `http://${host}:${port}`,
      dependencies,
      async close() {
        await app.close();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

function listenError(error: unknown, { host, port }: Configuration): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError([
      `PORT: ${port} on ${host} is in use by another process. Stop it, or set PORT to a free one.`,
    ]);
  if (code === 'EACCES')
    return new StartError([`PORT: ${port} may not be used by this user. Set PORT to one above 1023.`]);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError([`HOST: ${host} is not an address of this machine.`]);
  return error;
}
