import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders in which a terminal looks for commands. */
export function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter);
}

/** The full path of a command, or undefined. */
export function findCommand(name: string, folders = pathFolders()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
