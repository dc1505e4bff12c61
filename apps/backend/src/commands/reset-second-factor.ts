import { parseArgs } from 'node:util';
import { createLogger, createMetrics, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';

import { removeSecondFactor, RESET_PROOFS } from '@haat/backend-identity';

const USAGE = `Takes the lost authenticator app and all passkeys of a member of staff away: at the next sign-in a
new app is set up. Verify who asks as when the role was given: until then, everyone who receives the SMS of their
number can set one up. How that was done is kept with the security event.

  npm run reset-second-factor -- <mobile number> --proof ${RESET_PROOFS.join('|')}

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

/** Takes a second factor away; errors that need an operator are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, proof: { type: 'string', default: '' } },
  });
  process.stdout.write(`${values.help ? USAGE : await reset(positionals[0] ?? '', values.proof)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function reset(phoneNumber: string, given: string): Promise<string> {
  const proof = RESET_PROOFS.find((one) => one === given);
  if (!/^\d{10}$/.test(phoneNumber)) throw new StartError(['A mobile number of ten digits is needed.']);
  if (proof === undefined)
    throw new StartError([`How it was proved who asks is needed: --proof ${RESET_PROOFS.join('|')}`]);
  const { database, close } = await openDatabase(readConfiguration(process.env), createLogger('error'));
  try {
    const dependencies = { database, now: () => new Date(), metrics: createMetrics() };
    return (await removeSecondFactor(dependencies, phoneNumber, proof))
      ? 'The authenticator app and the passkeys are gone; a new app is set up at the next sign-in.'
      : 'There is no authenticator app and no passkey for this number.';
  } finally {
    await close();
  }
}
