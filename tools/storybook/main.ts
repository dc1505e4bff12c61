import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { drawnPictures } from './plugins/drawn-pictures.ts';
import { privatePhotographs } from './plugins/private-photographs.ts';
import { routeTable } from './plugins/route-table.ts';

const here = import.meta.dirname;
const libraries = join(here, '../../libs');

function holdsStories(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.stories.tsx'));
}

/** Every library with stories is an entry of its own, under its own heading. */
function storyEntries(): { directory: string; files: string; titlePrefix: string }[] {
  const features = readdirSync(join(libraries, 'features')).map((name) => `features/${name}`);
  return ['ui-kit', 'app-shell', ...features]
    .filter((name) => existsSync(join(libraries, name, 'src')) && holdsStories(join(libraries, name, 'src')))
    .map((name) => ({
      directory: relative(here, join(libraries, name, 'src')),
      files: '**/*.stories.tsx',
      titlePrefix: name,
    }));
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: './screens', files: '*.stories.tsx', titlePrefix: 'Screens' }, ...storyEntries()],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // In place of the image service: `image` is one photograph (AVIF), whichever is asked for.
  staticDirs: [{ from: './public', to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [tailwindcss(), drawnPictures(), privatePhotographs(), routeTable()],
      // What screens import is found before the first story is opened: found later, it would load the page anew.
      optimizeDeps: {
        entries: [
          join(libraries, 'features/*/src/**/*.screen.tsx'),
          join(libraries, 'app-shell/src/root.tsx'),
          join(here, 'market/open-screen.ts'),
        ],
      },
      resolve: { alias: { 'node:crypto': join(here, 'plugins/node-crypto.ts') } },
    });
  },
};

export default config;
