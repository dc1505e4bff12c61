import { join } from 'node:path';
import { root } from '../../start/commands.ts';
import { SHELLS, type ShellName } from '@haat/api-contract/vocabulary';
import { marketPlans } from '../../start/market-plans.ts';
import { freePort } from '../../start/ports.ts';
import { startProcess } from '../../start/processes.ts';

/** A shell that is served from its build. */
export interface FuzzedShell {
  readonly name: ShellName;
  readonly address: string;
  /** Part of the names of its session's cookies. */
  readonly appCode: string;
  readonly pid: number;
  ending(): string | null;
  stop(): Promise<void>;
}

/** Serves shells against a backend. @throws StartError when one does not start; the others are stopped */
export async function openShells(
  names: readonly ShellName[],
  { backend, folder }: { backend: string; folder: string },
): Promise<FuzzedShell[]> {
  const [farmer, csc, business] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { backend: 0, farmer, csc, business };
  const plans = marketPlans(ports, { DATA_DIRECTORY: folder, BACKEND_ADDRESS: backend });
  const shells = await Promise.all(
    SHELLS.filter((name) => names.includes(name)).map(async (name) => {
      const plan = plans[name];
      const running = startProcess({ ...plan, environment: { ...plan.environment, LOG_LEVEL: 'warn' } });
      let ending: string | null = null;
      void running.ended.then(({ code, lastWords }) => (ending = `ended with code ${code}: ${lastWords}`));
      const { shell } = (await import(join(root, 'apps', name, 'shell.ts'))) as { shell: { appCode: string } };
      return {
        shell: {
          name,
          address: `http://127.0.0.1:${ports[name]}`,
          appCode: shell.appCode,
          pid: running.pid,
          ending: () => ending,
          stop: running.stop,
        },
        ready: running.ready,
      };
    }),
  );
  try {
    await Promise.all(shells.map(({ ready }) => ready));
  } catch (error) {
    await Promise.all(shells.map(({ shell }) => shell.stop()));
    throw error;
  }
  return shells.map(({ shell }) => shell);
}
