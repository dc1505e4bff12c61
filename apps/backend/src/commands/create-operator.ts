import { parseArgs } from 'node:util';
import { INVITATION_MINUTES, inviteStaff } from '@haat/backend-identity';
import { createDependencies, createLogger, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

import { AREAS } from '../compose.ts';
import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Prints a link by which the owner of a mobile number takes the role of support. It works once, for
${INVITATION_MINUTES} minutes; at the sign-in that follows, an authenticator app is set up. Give the link to that person
alone.

  npm run create-operator -- <mobile number>

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it; the link
begins with PUBLIC_ADDRESS.`;

/** Makes an operator's link; errors that need a person are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  process.stdout.write(`${values.help ? USAGE : await invite(positionals)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function invite([phoneNumber = '', ...more]: readonly string[]): Promise<string> {
  if (more.length > 0 || !/^\d{10}$/.test(phoneNumber))
    throw new StartError(['One mobile number of ten digits is needed.']);
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const log = createLogger('error');
  const { database, close } = await openDatabase(configuration, log);
  try {
    return await inviteStaff(await createDependencies(AREAS, configuration, database, log), phoneNumber, 'support');
  } finally {
    await close();
  }
}
