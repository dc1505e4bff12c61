import { ConfigurationError } from './configuration.ts';

/** What to say of a shell that could not start: one clear line. An unexpected error is printed whole. */
export function startFailure(error: unknown, { name, port }: { name: string; port: string }): string {
  if (error instanceof ConfigurationError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Cannot start: port ${port} is in use by another program. Stop it, or choose another by PORT.`;
  if (code === 'EACCES') return `Cannot start: port ${port} may not be opened by this user. Choose another by PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Cannot start: this machine has no address like that. Check HOST.`;
  return `Cannot start the ${name} shell: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
