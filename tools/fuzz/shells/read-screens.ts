import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../start/commands.ts';
import type { ShellName } from '@haat/api-contract/vocabulary';

/** One address of a shell, as its build has it. */
export interface Screen {
  readonly id: string;
  /** '/order/:orderId' */
  readonly pattern: string;
  /** It takes what is posted. */
  readonly hasAction: boolean;
  /** It has a page; without one it answers data. */
  readonly hasPage: boolean;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: Readonly<Record<string, unknown>>;
}

/** The whole route table of a built shell: what is added there is fuzzed without being named here. */
export async function readScreens(shell: ShellName): Promise<Screen[]> {
  const file = join(root, 'apps', shell, 'build', 'server', 'index.js');
  const { routes } = (await import(pathToFileURL(file).href)) as {
    routes: Readonly<Record<string, BuiltRoute | undefined>>;
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || parents.has(route.id)) return [];
    return [
      {
        id: route.id,
        pattern: `/${(route.path ?? '').replace(/^\//, '')}`,
        hasAction: 'action' in route.module,
        hasPage: 'default' in route.module,
      },
    ];
  });
}
