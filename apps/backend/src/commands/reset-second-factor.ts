import { parseArgs } from 'node:util';
import { createLogger, createMetrics, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

import { removeSecondFactor } from '@haat/backend-identity';

const USAGE = `Takes the lost authenticator app and all passkeys of a member of staff away: at the next sign-in a
new app is set up. Verify who asks: until then, everyone who receives the SMS of their number can set one up.

  npm run reset-second-factor -- <mobile number>

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

/** Takes a second factor away; errors that need an operator are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  process.stdout.write(`${values.help ? USAGE : await reset(positionals[0] ?? '')}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function reset(phoneNumber: string): Promise<string> {
  if (!/^\d{10}$/.test(phoneNumber)) throw new StartError(['A mobile number of ten digits is needed.']);
  const { database, close } = await openDatabase(readConfiguration(process.env), createLogger('error'));
  try {
    return (await removeSecondFactor({ database, now: () => new Date(), metrics: createMetrics() }, phoneNumber))
      ? 'The authenticator app and the passkeys are gone; a new app is set up at the next sign-in.'
      : 'There is no authenticator app and no passkey for this number.';
  } finally {
    await close();
  }
}
