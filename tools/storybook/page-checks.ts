import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type {} from './checks/on-any-page.ts';

let script: Promise<string> | undefined;

/**
 * The checks of stories as one script that runs in any page; after it `pageChecks` is there. It is made once for each
 * process that asks.
 */
export function pageChecksScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'checks', 'on-any-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'onAnyPage' } },
  });
  const [
    {
      output: [chunk],
    },
  ] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return chunk.code;
}
