import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { root, runNode } from '@haat/tools/commands';
import { freePort, StartError } from '@haat/tools/ports';
import { takeWholePage } from './whole-page.ts';

const STORYBOOK = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const BUILT = join(root, 'storybook-static');

/** The phone on which a story is looked at that does not ask for another window. */
const NARROW = { width: 320, height: 480 };

interface StoryPictures {
  languages: readonly string[];
  /** Only stories whose id holds it; all when empty. */
  name: string;
  /** Pictures go to `<folder>/<language>/<story id>.png`. */
  folder: string;
}

/**
 * Builds the stories and takes a picture of each in each language, 320 px wide or as wide as the story says.
 * @throws StartError when the stories cannot be built
 */
export async function takeStories(browser: Browser, { languages, name, folder }: StoryPictures): Promise<void> {
  const { code } = await runNode([
    STORYBOOK,
    'build',
    '-c',
    'tools/storybook',
    '-o',
    BUILT,
    '--quiet',
    '--disable-telemetry',
  ]);
  if (code !== 0) throw new StartError('The stories could not be built.');
  const ids = storyIds().filter((id) => id.includes(name));
  const server = await preview({
    root,
    configFile: false,
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  try {
    for (const language of languages) {
      rmSync(join(folder, language), { recursive: true, force: true });
      mkdirSync(join(folder, language), { recursive: true });
      const page = await browser.newPage({ viewport: NARROW, reducedMotion: 'reduce', deviceScaleFactor: 2 });
      for (const id of ids)
        await takeStory(page, {
          id,
          language,
          address: server.resolvedUrls?.local[0] ?? '',
          file: join(folder, language, `${id}.png`),
        });
      await page.close();
    }
  } finally {
    await server.close();
  }
}

/** The ids of all stories, in the order in which Storybook shows them. */
function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/**
 * What Storybook says of the story on its page: whether it is drawn and what is done in it has been done, and which
 * window it asks for.
 */
interface Storybook {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: PreparedStory } };
}

interface PreparedStory {
  storyGlobals?: { viewport?: { value?: string } };
  parameters?: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } };
}

interface StoryPicture {
  id: string;
  language: string;
  address: string;
  file: string;
}

async function takeStory(page: Page, { id, language, address, file }: StoryPicture): Promise<void> {
  await page.setViewportSize(NARROW);
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes((globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  const own = await viewportOfStory(page);
  if (own) await page.setViewportSize(own);
  await page.waitForLoadState('networkidle');
  await takeWholePage(page, file);
}

/** The window that the story asks for, if any: Storybook's own frame gives it to a story, the bare page does not. */
async function viewportOfStory(page: Page): Promise<typeof NARROW | null> {
  const styles = await page.evaluate(() => {
    const story = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.story;
    return story?.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles ?? null;
  });
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
