/// <reference types="vite/client" />

/**
 * The configuration of the shell that is being built: its own `shell.ts`, by an alias of the shared Vite
 * configuration.
 */
declare module '#shell' {
  export const shell: import('@haat/app-context').ShellConfiguration;
}
