import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { SHELLS, type ShellName } from '@haat/api-contract/vocabulary';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort } from '@haat/tools/ports';
import { startProcess } from '@haat/tools/processes';

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
  const [farmer, csc, business, shop] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports = { backend: 0, farmer, csc, business, shop };
  const plans = marketPlans(ports, { DATA_DIRECTORY: folder, BACKEND_ADDRESS: backend });
  const shells = await Promise.all(
    SHELLS.filter((name) => names.includes(name)).map(async (name) => {
      const plan = plans[name];
      const running = startProcess({ ...plan, environment: { ...plan.environment, LOG_LEVEL: 'warn' } });
      let ending: string | null = null;
      void running.ended.then(({ code, lastOutput }) => (ending = `ended with code ${code}: ${lastOutput}`));
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
