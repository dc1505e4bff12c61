import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runNode } from '../start/commands.ts';
import { DEEP_PARTS } from './deep-parts.ts';
import { dueParts, noteFinish, readRecord, recordRows } from './deep-record.ts';

const RECORD = join(root, 'node_modules', '.cache', 'haat-deep', 'record.json');

/**
 * `npm run test:deep [-- --part NAME] [-- --list]`: the long matrices, part by part. A part that passed on the commit
 * that is checked out, with nothing changed since, does not run again; `--part` runs one in any case.
 */
const { values } = parseArgs({ options: { part: { type: 'string' }, list: { type: 'boolean', default: false } } });
process.exitCode = await testDeep(values);

async function testDeep({ part, list }: { part?: string | undefined; list: boolean }): Promise<number> {
  const commit = checkedOut();
  const chosen =
    part === undefined ? dueParts(DEEP_PARTS, readRecord(RECORD), commit) : DEEP_PARTS.filter((p) => p.name === part);
  if (part !== undefined && chosen.length === 0) {
    console.error(`There is no part "${part}". There are: ${DEEP_PARTS.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  for (const { name, command } of list ? [] : chosen) {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
    const begun = performance.now();
    const { code } = await runNode([...command], { environment: { TEST_DEPTH: 'deep' } });
    const minutes = (performance.now() - begun) / 60_000;
    noteFinish(RECORD, name, { commit, passed: code === 0, minutes, ended: new Date().toISOString() });
  }
  const record = readRecord(RECORD);
  console.log(`\n| part | day | commit | minutes | result |\n|---|---|---|---|---|\n${recordRows(DEEP_PARTS, record)}`);
  const failed = chosen.some(({ name }) => record[name]?.passed === false);
  return !list && failed ? 1 : 0;
}

/** The commit, or a mark that fits none when files differ from it: then nothing counts as done. */
function checkedOut(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain') === '' ? commit : `${commit}-changed-${Date.now()}`;
}
