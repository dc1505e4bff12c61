import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Writes the tables' migration anew: all that follows the first one (the extensions) is deleted and generated as one.
 * For the time before the first release, while no database has to be kept; afterwards `drizzle-kit generate` adds one.
 */
const project = join(import.meta.dirname, '..');
const folder = join(project, 'src/database/migrations');
for (const file of readdirSync(folder)) if (/^0001_.*\.sql$/.test(file)) rmSync(join(folder, file));
rmSync(join(folder, 'meta/0001_snapshot.json'), { force: true });
const journalPath = join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as { entries: { idx: number }[] };
journal.entries = journal.entries.filter((entry) => entry.idx === 0);
writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`);
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
execFileSync(
  process.execPath,
  ['--import', join(import.meta.dirname, 'resolve-from-backend.mjs'), kit, 'generate', '--name=market'],
  { cwd: project, stdio: 'inherit', env: { ...process.env, NODE_PATH: join(project, 'node_modules') } },
);
