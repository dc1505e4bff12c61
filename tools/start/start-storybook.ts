import { join } from 'node:path';
import { root } from './commands.ts';
import { listeningHost } from './market-plans.ts';
import { isFree, readPort, StartError } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const STORYBOOK = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');

/** Serves the stories until asked to stop. */
export function startStorybook(environment: NodeJS.ProcessEnv): Promise<never> {
  return runUntilStopped(async (start) => {
    const host = listeningHost(environment);
    const port = readPort(environment, 'STORYBOOK_PORT', 4400);
    if (!(await isFree(port, host)))
      throw new StartError(`Already in use: port ${port}; change it with STORYBOOK_PORT.`);
    await start({
      name: 'storybook',
      arguments: [
        STORYBOOK,
        'dev',
        '-c',
        'tools/storybook',
        '--host',
        host,
        '--port',
        String(port),
        '--ci',
        '--disable-telemetry',
      ],
      folder: root,
      environment: {},
      readyAddress: `http://${host}:${port}/`,
    });
  });
}
