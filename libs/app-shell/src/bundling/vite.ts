import { basename, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { picturesInDevelopment } from '../server/pictures-in-development.ts';
import { logKitBytes } from './kit-bytes.ts';
import { offlineWorker } from './offline-worker.ts';
import { stayWithoutNetwork } from './stay-without-network.ts';
import { writtenPaths } from './written-paths.ts';

/**
 * The Vite configuration of every shell.
 * @param directory the shell's folder, whose `shell.ts` is imported as `#shell`
 */
export function shellConfig(directory: string): UserConfig {
  return defineConfig({
    plugins: [
      tailwindcss(),
      picturesInDevelopment(basename(directory)),
      writtenPaths(),
      reactRouter(),
      plainDynamicImports(),
      stayWithoutNetwork(),
      offlineWorker(),
      logKitBytes(),
    ],
    resolve: { alias: { '#shell': join(directory, 'shell.ts') } },
    // Workspace libraries are source: they are built into the server too. Packages stay packages.
    // A package of which the workspace has two versions is built in: beside the build only the other would be found.
    ssr: { noExternal: [/^@haat\//, 'lru-cache'] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            treeshake: { manualPureFunctions: DEVELOPER_WARNINGS },
            output: { codeSplitting: { groups: browserChunks } },
          },
        },
      },
    },
    // Lists of what a part imports are of no use to the browser's own `import()`.
    build: { cssMinify: true, reportCompressedSize: false, assetsInlineLimit: 0, modulePreload: false },
    server: { strictPort: true },
  });
}

/**
 * Modules imported on demand (suggestions, voice) have no styles and need only files that the page already has: the
 * browser's `import()` suffices. Vite's helper, which would load those first, is 1 KB on every first visit.
 */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * Functions by which the router and `react-i18next` warn developers of a wrong call. The development server and the
 * stories run them; in a built page they do nothing but log, and their sentences are 1.4 KB on every first visit.
 */
const DEVELOPER_WARNINGS = ['warning', 'warnOnce'];

/** Parts of the kit that most screens are made of. One file compresses better than a dozen, and is requested once. */
const KIT_OF_MOST_SCREENS = [
  'accordion',
  'badge',
  'banner',
  'card',
  'chip',
  'page',
  'picture',
  'price',
  'product-card',
  'quantity',
  'section-header',
  'sticky-action',
  'text-link',
  'tile',
].join('|');

/**
 * Of the frame's libraries, what comes later or only to some: keyboard shortcuts, reading aloud, drafts of forms,
 * parts that come with the first touch, signing out, telling of an error, measuring a page, asking about messages, the
 * link to a host app, keeping pages, forms that wait for a network.
 */
const LATER =
  String.raw`(?!.*[\\/](?:shortcuts|deferred|page-errors|host-app)[\\/]|.*form-(?:draft|choices)|` +
  String.raw`.*use-focus-on-problem|.*[\\/](?:deferred\.tsx|host-app\.ts)|.*use-sign-out|.*measure-page|.*keep-page|` +
  String.raw`.*[\\/]offline[\\/](?:worker|kept-copy)|.*[\\/]outbox[\\/]|` +
  String.raw`.*[\\/]push(?:[\\/]|\.ts)|.*tell-event|.*use-may-interrupt)`;

/** What every page is drawn by. */
const FRAMEWORK = 'react|react-dom|scheduler|react-router|cookie-es|i18next|react-i18next|zustand';

/** Of `react-i18next`, what draws links inside sentences stays with the screens that have such a sentence. */
const SENTENCES_WITH_LINKS = String.raw`(?!.*[\\/]Trans(?:WithoutContext)?\.js)`;

/**
 * Two files that every page needs, instead of thirty: what the router and React are, which changes seldom, and what
 * most screens share. A phone on a slow line makes fewer requests.
 */
const browserChunks = [
  {
    name: 'framework',
    test: new RegExp(String.raw`[\\/]node_modules[\\/](${FRAMEWORK})[\\/]${SENTENCES_WITH_LINKS}`),
  },
  {
    name: 'frame',
    test: new RegExp(
      String.raw`[\\/]libs[\\/]${LATER}(app-shell|auth-session|i18n|app-context|routing|progressive|presenters|` +
        String.raw`format|ui-kit[\\/]src[\\/](${KIT_OF_MOST_SCREENS}))[\\/]`,
    ),
  },
  // What is typed into and chosen from: home, lists and a product, which are opened first, have none of it at first
  // sight.
  {
    name: 'fields',
    test: /[\\/]libs[\\/]ui-kit[\\/]src[\\/](?:field|text-field|number-field|checkbox|select|radio-cards)[\\/]/,
  },
  // Drafts of forms: signing in and carts have none.
  { name: 'drafts', test: /[\\/]libs[\\/]progressive[\\/]src[\\/](?:form-draft|use-focus-on-problem)/ },
  // Pictograms of few screens, the bill, photos, the field for a code, and forms that wait for a network stay with
  // those that show them.
  {
    name: 'kit',
    test: /[\\/]libs[\\/](?!features|progressive[\\/]src[\\/](?:outbox[\\/]|form-choices)|ui-kit[\\/]src[\\/](?:(?:modal|toast|empty-state|bill|otp-field|photo-picker)[\\/]|icons[\\/](?:order|payment|device|sound|quick-action|farm)-icons))/,
    minShareCount: 5,
  },
];
