import { join } from 'node:path';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { root, runNode, runTargets } from '../start/commands.ts';
import { StartError } from '../start/ports.ts';

interface ScreenPictures {
  languages: readonly string[];
  browserPath: string;
  /** Pictures go to `<folder>-<shell>-<width>/<language>/<number>-<address>.png`. */
  folder: string;
}

/**
 * Builds the shells and walks every screen on the sample market, taking a picture of each.
 * @throws StartError when a screen cannot be reached
 */
export async function takeScreens({ languages, browserPath, folder }: ScreenPictures): Promise<void> {
  const built = await runTargets(
    ['build'],
    SHELLS.map((name) => `@haat/${name}`),
  );
  if (built.code !== 0) throw new StartError('The shells could not be built.');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runNode([playwright, 'test', '-c', 'apps/e2e/pictures.config.ts'], {
    environment: { CHROMIUM_PATH: browserPath, PICTURE_LANGUAGES: languages.join(','), PICTURE_FOLDER: folder },
  });
  if (code !== 0) throw new StartError('Not every screen could be reached.');
}
