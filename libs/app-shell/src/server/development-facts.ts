import { randomUUID } from 'node:crypto';
import { shell } from '#shell';
import type { ServerFacts, ShellRuntime } from './server-facts.ts';

let services: ShellRuntime | undefined;

/**
 * What the web server would say of a request, under the development server: configuration comes from the environment,
 * too.
 */
export async function developmentFacts(): Promise<ServerFacts> {
  if (!services) {
    const [{ readConfiguration }, { openShellRuntime }] = await Promise.all([
      import('./configuration.ts'),
      import('./open-shell-runtime.ts'),
    ]);
    const configuration = readConfiguration(process.env);
    services = openShellRuntime({ ...configuration, clientId: configuration.clientId ?? `krishi-haat-${shell.name}` });
  }
  return {
    runtime: services,
    requestId: randomUUID(),
    callerAddress: null,
    nonce: '',
    sentBytes: 0,
    page: { html: null },
  };
}
