import { StartError } from './ports.ts';
import { startProcess, type ProcessPlan, type RunningProcess } from './processes.ts';

/** Starts a process and resolves once it answers. */
export type Start = (plan: ProcessPlan) => Promise<void>;

/**
 * Runs processes until a stop is requested, or one of them exits. Whatever happens, all are stopped: the first one
 * started last, since the others live on it. Ends this process.
 * @param open starts the processes, in order
 */
export async function runUntilStopped(open: (start: Start) => Promise<void>): Promise<never> {
  const running: RunningProcess[] = [];
  const start: Start = (plan) => {
    const started = startProcess(plan);
    running.push(started);
    return started.ready;
  };
  try {
    const openThenWatch = open(start).then(() => Promise.race(running.map(failWhenEnded)));
    await Promise.race([askedToStop(), openThenWatch]);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
  const [foundation, ...others] = running;
  await Promise.all(others.map((other) => other.stop()));
  await foundation?.stop();
  // A build or a start that was interrupted has nothing left to do.
  process.exit();
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!asked) console.log('\nClosing …');
        asked = true;
        resolve();
      });
    }
  });
}

async function failWhenEnded({ name, ended }: RunningProcess): Promise<void> {
  const { code, lastOutput } = await ended;
  throw new StartError(`${name} ended by itself (code ${code}). ${lastOutput}`);
}
