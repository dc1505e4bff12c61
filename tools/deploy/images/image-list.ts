import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An image that is made. */
export interface Image {
  /** `backend`, a shell's name, or `storybook`. */
  readonly name: string;
  /** The target in deploy/Containerfile. */
  readonly target: 'backend' | 'shell' | 'files';
  /** Folder of the project that it runs; null when it is files alone. */
  readonly project: string | null;
  /** Folder of the files that it holds, when it runs nothing. */
  readonly files?: string;
  /** Where it says that it can serve; null when nothing runs. */
  readonly health: { readonly port: number; readonly path: string } | null;
}

const READY = '/health/ready';

/**
 * The images of this repository: the backend, every folder of `apps` with a `server.ts`, by its name, and the stories
 * where they have been built (`npm run storybook:static`).
 */
export function imagesOf(root: string): Image[] {
  const shells = readdirSync(join(root, 'apps'))
    .filter((name) => existsSync(join(root, 'apps', name, 'server.ts')))
    .map((name): Image => {
      return { name, target: 'shell', project: `apps/${name}`, health: { port: 4200, path: READY } };
    });
  const stories = 'tools/storybook/storybook-static';
  return [
    { name: 'backend', target: 'backend', project: 'apps/backend', health: { port: 4300, path: READY } },
    ...shells,
    ...(existsSync(join(root, stories, 'index.html'))
      ? [{ name: 'storybook', target: 'files', project: null, files: stories, health: null } as const]
      : []),
  ];
}
