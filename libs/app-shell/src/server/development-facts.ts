import { randomUUID } from 'node:crypto';
import { shell } from '#shell';
import type { ServerFacts, ShellServices } from './server-facts.ts';

let services: ShellServices | undefined;

/**
 * What the web server would say of a request, under the development server: configuration comes from the environment,
 * too.
 */
export async function developmentFacts(): Promise<ServerFacts> {
  if (!services) {
    const [{ readConfiguration }, { openShellServices }] = await Promise.all([
      import('./configuration.ts'),
      import('./open-shell-services.ts'),
    ]);
    const configuration = readConfiguration(process.env);
    services = openShellServices({ ...configuration, clientId: configuration.clientId ?? `krishi-haat-${shell.name}` });
  }
  return { services, requestId: randomUUID(), callerAddress: null, nonce: '' };
}
