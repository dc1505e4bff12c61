// The install step before start, test and dev. Any Node from 20 runs it, so it is plain JavaScript without
// dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci` when what is installed is not what the lock file says; does nothing otherwise.
 * @param {string} root the repository's folder
 */
export function ensureInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const reason = whyInstall(wanted, readLock(join(root, 'node_modules', '.package-lock.json')));
  if (reason === null) return;
  console.log(`Installing packages (${reason}); this takes about a minute …`);
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    console.error(`The packages could not be installed: ${error?.message ?? `npm ci ended with ${status}`}.`);
    process.exit(1);
  }
}

/**
 * @param {Lock | null} wanted package-lock.json
 * @param {Lock | null} installed npm's own record, written last by every complete installation
 * @returns {string | null} why an installation is needed, or null
 */
export function whyInstall(wanted, installed) {
  if (installed === null) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted?.packages ?? {})) {
    if (path === '') continue;
    const present = installed.packages[path];
    // Optional packages of other systems are rightly absent.
    if (!present && !entry.optional) return `${path} is missing`;
    if (present && present.version !== entry.version) return `${path} is not ${entry.version}`;
    if (present && present.integrity !== entry.integrity) return `${path} differs`;
  }
  return null;
}

/** @returns {Lock | null} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock */
