import { readFileSync } from 'node:fs';
import { createLogger, readConfiguration } from '@haat/backend-platform';
import { startProcess } from '../src/start-process.ts';

/**
 * A backend process whose clock can be moved while it runs, for suites that cannot wait: it is ahead by the
 * milliseconds that stand in the file `CLOCK_AHEAD_FILE`.
 */
const file = process.env.CLOCK_AHEAD_FILE ?? '';
const configuration = readConfiguration(process.env);
const running = await startProcess(configuration, createLogger(configuration.logLevel), {
  now: () => new Date(Date.now() + Number(readFileSync(file, 'utf8'))),
});
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
