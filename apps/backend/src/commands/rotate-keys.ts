import { parseArgs } from 'node:util';
import {
  createDependencies,
  createLogger,
  openDatabase,
  prepareSecrets,
  readConfiguration,
  reencryptColumn,
  StartError,
} from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { rotateKeys } from '@haat/backend-identity';

import { AREAS } from '../compose.ts';
import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Encrypts everything anew under the current key, PERSONAL_DATA_KEY, and makes a new key for signing access
tokens. Sessions stay signed in, and no process has to be restarted. What was broken off goes on where it was.

  npm run rotate-keys [-- --encryption | --signing | --compromised]

  --encryption   only encrypts anew
  --signing      only makes a new signing key
  --compromised  the signing keys are known to others: they are dropped, and the new one signs at once

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Rotates the keys of the configured database and reports the next steps; errors that need an operator are printed in
 * plain lines.
 */
try {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { encryption: flag, signing: flag, compromised: flag, help: flag } });
  const { encryption, signing, compromised } = values;
  if (encryption && (signing || compromised)) throw new StartError(['--encryption goes with no other option.']);
  if (values.help) say(USAGE);
  else await rotate({ encrypts: !signing && !compromised, signs: !encryption, isOldCompromised: compromised });
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function rotate({
  encrypts,
  signs,
  isOldCompromised,
}: Record<'encrypts' | 'signs' | 'isOldCompromised', boolean>): Promise<void> {
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const isSignedHere = configuration.identityIssuer === null;
  if (!encrypts && !isSignedHere)
    throw new StartError(['IDENTITY_ISSUER: the keys are those of an outside identity service; rotate them there.']);
  const log = createLogger('error');
  const { database, close } = await openDatabase(configuration, log);
  try {
    const dependencies = await createDependencies(AREAS, configuration, database, log);
    await prepareSecrets(dependencies);
    if (encrypts) await reencryptAll(dependencies);
    if (signs && isSignedHere) await createSigningKey(dependencies, isOldCompromised);
  } finally {
    await close();
  }
}

async function reencryptAll(dependencies: Dependencies): Promise<void> {
  const problems: string[] = [];
  for (const column of dependencies.areas.flatMap(({ encryptedColumns = [] }) => encryptedColumns)) {
    const name = `${column.table}.${column.column}`;
    const { rewritten, unreadable, outdated } = await reencryptColumn(dependencies, column);
    say(`${name}: ${rewritten} encrypted anew`);
    for (const [reason, count] of unreadable) problems.push(`${name}: ${count} cannot be read: ${reason}`);
    if (outdated > 0)
      problems.push(`${name}: ${outdated} are still under another key: a process has not got the current one yet`);
  }
  if (problems.length > 0) throw new StartError([...problems, 'Keep the old keys; run this again when it is mended.']);
  say('Everything is under the current key: the old ones can be removed from PERSONAL_DATA_OLD_KEYS.');
}

async function createSigningKey(dependencies: Dependencies, isOldCompromised: boolean): Promise<void> {
  const { kid, signsFrom, oldValidUntil } = await rotateKeys(dependencies, { isOldCompromised });
  say(
    oldValidUntil === null
      ? `Key ${kid} signs from now on; access tokens of older keys are refused within a minute.`
      : `Key ${kid} signs from ${signsFrom.toISOString()}; the old one is removed at ${oldValidUntil.toISOString()}.`,
  );
}
