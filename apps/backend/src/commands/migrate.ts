import { createLogger, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

import { NOTHING_SENT } from './nothing-sent.ts';

/**
 * Brings the tables of the configured database up to date and does nothing else: before a new release starts, or to
 * rehearse it on a copy. Says each migration as it is applied.
 */
try {
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const { close } = await openDatabase(configuration, createLogger('info'));
  await close();
  process.stdout.write('The tables are up to date.\n');
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
