// `npm run release -- patch|minor|major`: says what a release would change; with --really it commits and tags it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUMPS, nextVersion, notesOf, releaseSection, type Bump } from './changelog.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { really: { type: 'boolean', default: false }, notes: { type: 'string' } },
});
try {
  const changelog = readFileSync(CHANGELOG, 'utf8');
  console.log(
    values.notes === undefined ? release(changelog, positionals[0], values.really) : notesOf(changelog, values.notes),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function release(changelog: string, given: string | undefined, isMeant: boolean): string {
  const bump = BUMPS.find((one) => one === given);
  if (bump === undefined) throw new Error(`How much changes? npm run release -- ${BUMPS.join('|')} [--really]`);
  const { version, text } = versionAfter(bump);
  const changed = releaseSection(changelog, version, new Date().toISOString().slice(0, 10));
  if (!isMeant)
    return [
      `Would be ${version}, with these notes:`,
      notesOf(changed, version),
      'Nothing was changed: --really does it.',
    ].join('\n\n');
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  writeFileSync(CHANGELOG, changed);
  writeFileSync(join(ROOT, 'package.json'), text);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: ROOT, stdio: 'ignore' });
  git('commit', '--all', '--message', `chore: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Krishi Haat ${version}`);
  return `Committed and tagged v${version}. Push it: git push --follow-tags`;
}

function versionAfter(bump: Bump): { version: string; text: string } {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { version: present } = JSON.parse(text) as { version: string };
  const version = nextVersion(present, bump);
  return { version, text: text.replace(`"version": "${present}"`, `"version": "${version}"`) };
}

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();
}
