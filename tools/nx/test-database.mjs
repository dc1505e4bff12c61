// Prints on what database tests run, as an input of Nx: an address with another port is no other result, but a
// PostgreSQL that is there only now makes tests run that were left out before.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
const hasBinaries = folders.some((folder) => existsSync(join(folder, 'initdb')));
console.log(`named: ${Boolean(process.env.TEST_DATABASE_URL)}, installed: ${hasBinaries}`);
