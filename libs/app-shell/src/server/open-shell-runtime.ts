import { createApiClients, type ApiClientsOptions } from '@haat/api-client';
import type { ShellRuntime } from './server-facts.ts';

/** What the services need of a shell's run-time configuration. */
export interface ShellRuntimeOptions extends ApiClientsOptions {
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly hostOrigins: readonly string[];
  /** Every page says that this is a demonstration. */
  readonly isDemo: boolean;
}

/** Opens the services once for a process. */
export function openShellRuntime({
  realm,
  clientId,
  clientSecret,
  hostOrigins,
  isDemo,
  ...options
}: ShellRuntimeOptions): ShellRuntime {
  return {
    openClient: createApiClients(options),
    identityClient: { realm, clientId, clientSecret },
    hostOrigins,
    isDemo,
  };
}
