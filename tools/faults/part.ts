import { existsSync, readFileSync } from 'node:fs';
import { startProcess, type ProcessPlan, type RunningProcess } from '@haat/tools/processes';

/** A process of the market that can be killed and started anew at the same address. */
export interface Part {
  readonly address: string;
  /** Starts it and waits until it can serve. */
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** What it said last if it has ended since it was started, else null. */
  lastOutput(): string | null;
  /** What it has logged so far. */
  log(): string;
}

/** A process by its plan; it is not started yet. @param address where it answers */
export function partOf(plan: ProcessPlan, address: string): Part {
  let running: RunningProcess | null = null;
  let last: string | null = null;
  return {
    address,
    async start() {
      const started = startProcess(plan);
      running = started;
      last = null;
      void started.ended.then(({ code, lastOutput }) => {
        if (running === started) last = lastOutput || `it ended with code ${code}`;
      });
      await started.ready;
    },
    async kill() {
      const killed = running;
      running = null;
      await killed?.kill();
    },
    async stop() {
      const stopped = running;
      running = null;
      await stopped?.stop();
    },
    lastOutput: () => last,
    log: () => (plan.logFile !== undefined && existsSync(plan.logFile) ? readFileSync(plan.logFile, 'utf8') : ''),
  };
}
