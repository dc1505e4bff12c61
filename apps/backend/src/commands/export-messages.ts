import { parseArgs } from 'node:util';
import { exportMessages, FolderNotEmptyError } from '@haat/backend-open-network';
import {
  CannotDecryptError,
  configuredKeys,
  createEncryptor,
  createLogger,
  openDatabase,
  readConfiguration,
  StartError,
} from '@haat/backend-platform';
import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Writes the messages of the open network, one folder a transaction and one file a message, as log checkers
read them.

  npm run ondc:export -- <folder> [--transaction <id>]

The messages are as they were sent: they name farmers, with phone numbers and addresses.
The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it; its messages
are read with PERSONAL_DATA_KEY.`;

/** Exports messages; errors that need an operator are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, transaction: { type: 'string' } },
  });
  process.stdout.write(`${values.help ? USAGE : await exportTo(positionals, values.transaction)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function exportTo([folder, ...more]: readonly string[], transaction: string | undefined): Promise<string> {
  if (folder === undefined || more.length > 0) throw new StartError(['One folder is needed.', USAGE]);
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const { database, close } = await openDatabase(configuration, createLogger('error'));
  try {
    const encryptor = createEncryptor(await configuredKeys(configuration));
    const { flows, messages } = await exportMessages({ database, encryptor }, folder, transaction);
    return `${messages} messages of ${flows} transactions are in ${folder}.`;
  } catch (error) {
    if (error instanceof FolderNotEmptyError) throw new StartError([`${folder} is not empty: give another folder.`]);
    if (error instanceof CannotDecryptError) throw new StartError([error.message]);
    throw error;
  } finally {
    await close();
  }
}
