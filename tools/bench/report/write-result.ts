import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartResult } from '../figure.ts';

/** Keeps what was found as JSON; answers the file. */
export function writeResult(
  folder: string,
  machine: readonly string[],
  parts: Readonly<Record<string, PartResult>>,
): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ at, machine, parts }, null, 2)}\n`);
  return file;
}
