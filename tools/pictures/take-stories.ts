import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { root, runNode } from '../start/commands.ts';
import { freePort, StartError } from '../start/ports.ts';
import { takeWholePage } from './whole-page.ts';

const STORYBOOK = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const BUILT = join(root, 'storybook-static');

interface StoryPictures {
  languages: readonly string[];
  /** Only stories whose id holds it; all when empty. */
  name: string;
  /** Pictures go to `<folder>/<language>/<story id>.png`. */
  folder: string;
}

/**
 * Builds the stories and takes a picture of each, 320 px wide, in each language.
 * @throws StartError when the stories cannot be built
 */
export async function takeStories(browser: Browser, { languages, name, folder }: StoryPictures): Promise<void> {
  const { code } = await runNode([STORYBOOK, 'build', '-c', 'tools/storybook', '-o', BUILT, '--quiet', '--disable-telemetry']);
  if (code !== 0) throw new StartError('The stories could not be built.');
  const ids = storyIds().filter((id) => id.includes(name));
  const server = await preview({ root, configFile: false, build: { outDir: BUILT }, preview: { host: '127.0.0.1', port: await freePort() } });
  try {
    for (const language of languages) {
      rmSync(join(folder, language), { recursive: true, force: true });
      mkdirSync(join(folder, language), { recursive: true });
      const page = await browser.newPage({ viewport: { width: 320, height: 480 }, reducedMotion: 'reduce', deviceScaleFactor: 2 });
      for (const id of ids) await takeStory(page, { id, language, address: server.resolvedUrls?.local[0] ?? '', file: join(folder, language, `${id}.png`) });
      await page.close();
    }
  } finally {
    await server.close();
  }
}

/** The ids of all stories, in the order in which Storybook shows them. */
function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story').map(({ id }) => id);
}

/** What Storybook says of the story on its page: it is drawn, and what is done in it has been done. */
interface Storybook {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

interface StoryPicture {
  id: string;
  language: string;
  address: string;
  file: string;
}

async function takeStory(page: Page, { id, language, address, file }: StoryPicture): Promise<void> {
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => ['finished', 'errored'].includes((globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''));
  await page.waitForLoadState('networkidle');
  await takeWholePage(page, file);
}
