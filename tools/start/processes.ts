import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './ports.ts';

const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 15_000;
const TAIL_LENGTH = 4_000;

export interface ProcessPlan {
  name: string;
  /** What Node runs: flags, script, arguments. */
  arguments: string[];
  folder: string;
  environment: Record<string, string>;
  /** The address that answers 200 once the process can serve. */
  readyAddress: string;
  /** Where its output goes; without it the output is shown here. */
  logFile?: string;
}

interface Ending {
  code: number | null;
  lastOutput: string;
}

export interface RunningProcess {
  name: string;
  /** Its id at the operating system; 0 when it could not be started. */
  pid: number;
  /** Resolves once the process answers; rejects with a StartError that carries its last words when it ends before. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<Ending>;
  /** Asks the process to end and waits until it has; after 15 s it is ended by force. */
  stop: () => Promise<void>;
  /** Ends the process without asking (SIGKILL) and waits until it has ended. */
  kill: () => Promise<void>;
}

/** Starts a process; the caller awaits `ready` and calls `stop` in any case. */
export function startProcess(plan: ProcessPlan): RunningProcess {
  const guard = new URL('./stop-with-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', guard, ...plan.arguments], {
    cwd: plan.folder,
    env: { ...process.env, ...plan.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In a group of its own, so that a terminal's Ctrl-C reaches the starter only and each process is asked once.
    detached: true,
  });
  const words = listen(child, plan);
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code) => resolve({ code, lastOutput: words() }));
  });
  const stopThis = () => stop(child, ended);
  const ready = waitUntilReady(plan, ended, stopThis);
  // A process that is stopped before it was ready is not a failure of its own.
  ready.catch(() => {});
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { name: plan.name, pid: child.pid ?? 0, ready, ended, stop: stopThis, kill };
}

async function waitUntilReady(plan: ProcessPlan, ended: Promise<Ending>, stopThis: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  const progress: { end?: Ending } = {};
  void ended.then((end) => (progress.end = end));
  while (Date.now() < deadline) {
    if (progress.end)
      throw new StartError(
        `${plan.name} did not start: ${progress.end.lastOutput || `it ended with code ${progress.end.code}`}`,
      );
    if (await answers(plan.readyAddress)) return;
    await pause(150);
  }
  await stopThis();
  throw new StartError(`${plan.name} did not answer at ${plan.readyAddress} within ${READY_WITHIN_MS / 1000} s.`);
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Sends the output where the plan says and remembers its end. */
function listen(child: ChildProcess, plan: ProcessPlan): () => string {
  const tails = { stdout: '', stderr: '' };
  if (plan.logFile) mkdirSync(dirname(plan.logFile), { recursive: true });
  const log = plan.logFile ? createWriteStream(plan.logFile, { flags: 'a' }) : null;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      tails[name] = (tails[name] + chunk.toString()).slice(-TAIL_LENGTH);
      if (log) log.write(chunk);
      else process[name].write(chunk);
    });
  }
  child.once('close', () => log?.end());
  return () => lastOutput(tails.stderr) || lastOutput(tails.stdout);
}

/** What a process said last: its last lines that are not a stack trace, at most three. */
export function lastOutput(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const spoken = lines.filter((line) => line !== '' && !line.startsWith('at ') && !/^Node\.js v\d/.test(line));
  return spoken.slice(-3).map(messageOf).join('\n');
}

/** A structured log line is shortened to its message. */
function messageOf(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && 'msg' in entry && typeof entry.msg === 'string')
      return entry.msg;
  } catch {
    // Not a structured line: shown as it is.
  }
  return line;
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(late);
}
