// What every command does first: install what is missing, then go on under the project's own Node.
// Plain JavaScript for any Node from 20; what comes after may be TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const LEAST_NODE = 24;

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Resolves to true under a Node that runs this project, with everything installed.
 * Under another Node it runs the same command again with the right one, and resolves to false once that has ended.
 */
export async function prepare() {
  process.chdir(root);
  ensureInstalled(root);
  const own = ownNode();
  if (own) process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return true;
  if (!own) {
    console.error(
      `Node ${LEAST_NODE} or newer is needed on ${process.platform} ${process.arch}; this is ${process.version}.`,
    );
    process.exit(1);
  }
  process.exitCode = await runAgain(own);
  return false;
}

/** The Node that came with the packages, or null on a system for which there is none. */
function ownNode() {
  const folder = join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  );
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

/** @returns {Promise<number>} the exit code */
function runAgain(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone has to be handed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
