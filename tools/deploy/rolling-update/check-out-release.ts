import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@haat/tools/commands';

/**
 * Puts the sources of a commit into a folder, with its own libraries and the packages that are installed here: that is
 * the backend of then on today's packages.
 */
export function checkOutRelease(commit: string, into: string): void {
  const sources = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['x', '-C', into], { input: sources });
  linkAll(join(root, 'node_modules'), join(into, 'node_modules'), ['@haat']);
  for (const folder of globSync('{apps,libs}/**/node_modules', { cwd: root, exclude: (path) => path === 'build' }))
    if (existsSync(join(into, dirname(folder)))) linkAll(join(root, folder), join(into, folder), []);
  const scope = join(into, 'node_modules', '@haat');
  mkdirSync(scope, { recursive: true });
  for (const file of globSync('{apps,libs}/**/package.json', { cwd: into, exclude: ['**/node_modules/**'] })) {
    const { name } = JSON.parse(readFileSync(join(into, file), 'utf8')) as { name: string };
    symlinkSync(join(into, dirname(file)), join(scope, name.replace('@haat/', '')));
  }
}

function linkAll(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => !without.includes(one) && !existsSync(join(to, one))))
    symlinkSync(join(from, name), join(to, name));
}
