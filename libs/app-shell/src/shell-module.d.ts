/** The configuration of the shell that is being built: its own `shell.ts`, by an alias of the shared Vite configuration. */
declare module '#shell' {
  export const shell: import('@haat/app-context').ShellConfiguration;
}

interface ImportMetaEnv {
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  glob<Module>(patterns: string | readonly string[], options?: { eager?: boolean; import?: string }): Record<string, Module>;
}
