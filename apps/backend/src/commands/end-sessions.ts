import { parseArgs } from 'node:util';
import { endAllSessions, endSessionsOf } from '@haat/backend-identity';
import { createLogger, createMetrics, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

const USAGE = `Ends all sessions of a person, or of everybody: they have to sign in anew.

  npm run end-sessions -- <mobile number>
  npm run end-sessions -- --everybody

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

/** Ends sessions; errors that need an operator are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, everybody: { type: 'boolean', default: false } },
  });
  process.stdout.write(`${values.help ? USAGE : await endSessions(values.everybody, positionals)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function endSessions(isForEverybody: boolean, [phoneNumber = '', ...more]: readonly string[]): Promise<string> {
  if (more.length > 0 || isForEverybody !== (phoneNumber === '') || !/^(\d{10})?$/.test(phoneNumber))
    throw new StartError(['One mobile number of ten digits is needed, or --everybody.']);
  const { database, close } = await openDatabase(readConfiguration(process.env), createLogger('error'));
  try {
    const dependencies = { database, now: () => new Date(), metrics: createMetrics() };
    const count = isForEverybody ? await endAllSessions(dependencies) : await endSessionsOf(dependencies, phoneNumber);
    return count === null ? 'No user has this number.' : `Sessions ended: ${count}.`;
  } finally {
    await close();
  }
}
