import closeWithGrace from 'close-with-grace';
import { createLogger, readConfiguration, StartError } from '@haat/backend-platform';

import { startProcess } from './start-process.ts';

/** Starts one backend process; errors that need an operator are printed in plain lines, and the exit code is 1. */
try {
  const configuration = readConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  const running = await startProcess(configuration, log);
  closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
    if (err !== undefined) log.fatal({ reason: err.message, stack: err.stack }, 'the process failed');
    log.info({ signal }, 'stopping');
    await running.close();
    log.info('stopped');
  });
  log.info(
    {
      address: running.address,
      services: configuration.services,
      database: configuration.databaseUrl === null ? 'embedded' : 'postgresql',
    },
    'ready',
  );
} catch (error) {
  const lines =
    error instanceof StartError
      ? error.lines
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
