import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../start/commands.ts';
import type { ShellName } from '@haat/api-contract/vocabulary';
import type { KitBytes } from './byte-count.ts';

/** How much of each script of a built shell is the component kit. */
export function readKitBytes(shell: ShellName): KitBytes {
  return JSON.parse(readFileSync(join(root, 'apps', shell, 'build', 'kit-bytes.json'), 'utf8')) as KitBytes;
}
