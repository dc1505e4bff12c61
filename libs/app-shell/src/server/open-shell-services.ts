import { createServices, type ServicesOptions } from '@haat/api-client';
import type { ShellServices } from './server-facts.ts';

/** What the services need of a shell's run-time configuration. */
export interface ShellServicesOptions extends ServicesOptions {
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly hostOrigins: readonly string[];
}

/** Opens the services once for a process. */
export function openShellServices({
  realm,
  clientId,
  clientSecret,
  hostOrigins,
  ...options
}: ShellServicesOptions): ShellServices {
  return { openClient: createServices(options), identityClient: { realm, clientId, clientSecret }, hostOrigins };
}
