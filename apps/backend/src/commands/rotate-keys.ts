import { parseArgs } from 'node:util';
import { createLogger, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

import { rotateKeys } from '@haat/backend-identity';

import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Makes a new key for signing access tokens. Sessions stay signed in, and no process has to be restarted.

  npm run rotate-keys [-- --compromised]

  --compromised  the old keys are known to others: they are dropped, and the new one signs at once

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

/**
 * Rotates the keys of the configured database and reports the next steps; errors that need an operator are printed in
 * plain lines.
 */
try {
  const { values } = parseArgs({
    options: { compromised: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  process.stdout.write(`${values.help ? USAGE : await rotate(values.compromised)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function rotate(isOldCompromised: boolean): Promise<string> {
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  if (configuration.identityIssuer !== null)
    throw new StartError(['IDENTITY_ISSUER: the keys are those of an outside identity service; rotate them there.']);
  const { database, close } = await openDatabase(configuration, createLogger('error'));
  try {
    const { kid, signsFrom, oldGoodUntil } = await rotateKeys(
      { database, configuration, now: () => new Date() },
      { isOldCompromised },
    );
    return oldGoodUntil === null
      ? `Key ${kid} signs from now on; access tokens of older keys are refused within a minute.`
      : `Key ${kid} signs from ${signsFrom.toISOString()}; the old one is removed at ${oldGoodUntil.toISOString()}.`;
  } finally {
    await close();
  }
}
