import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../..');

const NX = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

export interface CommandResult {
  code: number;
  /** What it wrote, when the output was kept. */
  output: string;
}

export interface CommandOptions {
  folder?: string;
  environment?: Record<string, string | undefined>;
  /** `shown` goes to the terminal, `kept` comes back with the result. */
  output?: 'shown' | 'kept';
}

/** Runs a script under this Node until it ends. */
export function runNode(
  args: string[],
  { folder = root, environment = {}, output = 'shown' }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (kept += chunk.toString()));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output: kept }));
  });
}

/** Runs targets of the workspace's projects, in the order of their dependencies, what did not change from the cache. */
export function runTargets(
  targets: string[],
  projects: string[] = [],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const chosen = projects.length > 0 ? ['-p', projects.join(',')] : [];
  return runNode([NX, 'run-many', '-t', ...targets, ...chosen, '--outputStyle=static'], options);
}
