import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A backend in a process of its own. */
export interface RunningProcess {
  readonly address: string;
  /** Stops it as a balancer's machine would, by SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
}

const READY_WITHIN_MS = 240_000;

/**
 * Starts the backend of a folder on a free port.
 * @throws Error with what it said, when it does not start
 */
export async function runBackend(folder: string, settings: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(folder, 'apps/backend/src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  let output = '';
  const address = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
    const note = (part: Buffer) => {
      output += part.toString();
      const ready = output.split('\n').find((line) => line.includes('"msg":"ready"'));
      if (ready === undefined) return;
      clearTimeout(late);
      child.stdout.off('data', note).resume();
      done((JSON.parse(ready) as { address: string }).address);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('close', () => fail(new Error(`the backend of ${folder} ended: ${output.slice(-2_000)}`)));
  });
  return {
    address,
    stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}
