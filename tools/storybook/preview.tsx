import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import type { Spec } from 'axe-core';
import { SHELLS } from '@haat/api-contract/vocabulary';
import '@haat/ui-kit/theme.css';
import { watchConsole } from './checks/console-problems.ts';
import { checkStory } from './checks/check-story.ts';
import { showWindow } from './checks/whole-page.ts';
import type { OpenedScreen } from './market/open-screen.ts';
import type { ScreenParameters } from './market/screen-parameters.ts';
import { FIRST_VARIANT, STORY_LANGUAGES, type StoryVariant } from './story-variant.ts';
import { StoryPage, textsIn } from './story-page.tsx';

/**
 * Text stands at 7:1, not at the 4.5:1 that axe asks for by default; targets keep axe's 24 px free of each other
 * beside our own 48.
 */
const accessibility: Spec = {
  rules: [
    { id: 'color-contrast-enhanced', enabled: true },
    { id: 'target-size', enabled: true },
    { id: 'region', enabled: false },
  ],
};

const asPage: Decorator = (Story, { globals, parameters, loaded }) => (
  <StoryPage
    chosen={chosenVariant(globals)}
    still={globals['motion'] === 'reduced'}
    contrasting={globals['contrast'] === 'more'}
    padded={globals['variants'] !== undefined && parameters['layout'] !== 'fullscreen'}
    onlyLanguage={parameters['lang'] as string | undefined}
    screen={loaded['screen'] as OpenedScreen | undefined}
  >
    {loaded['screen'] ? null : Story()}
  </StoryPage>
);

/**
 * A story that is a whole screen stands when the screen has loaded. Its code, the product's, is fetched for such a
 * story only.
 */
async function openWholeScreen({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): Promise<Record<string, unknown>> {
  const screen = parameters['screen'] as ScreenParameters | undefined;
  if (!screen) return {};
  const { openScreen } = await import('./market/open-screen.ts');
  return { screen: await openScreen(screen, chosenVariant(globals), textsIn) };
}

/** What the toolbar chooses. */
function chosenVariant(globals: Readonly<Record<string, unknown>>): StoryVariant {
  return {
    language: String(globals['language']),
    theme: globals['theme'] as StoryVariant['theme'],
    textSize: globals['textSize'] === '200' ? 200 : 100,
  };
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [asPage],
  loaders: [openWholeScreen],
  initialGlobals: {
    language: FIRST_VARIANT.language,
    theme: FIRST_VARIANT.theme,
    textSize: '100',
    motion: 'full',
    contrast: 'usual',
  },
  globalTypes: {
    language: {
      description: 'Language of the words',
      toolbar: { title: 'Language', icon: 'globe', items: [...STORY_LANGUAGES], dynamicTitle: true },
    },
    theme: {
      description: 'Shell whose theme is worn',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...SHELLS], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size that the phone is set to',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [
          { value: '100', title: '100 %' },
          { value: '200', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Whether things may move',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Moves' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast that the phone is asked for',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'usual', title: 'Usual contrast' },
          { value: 'more', title: 'More contrast' },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach({ globals }) {
    watchConsole();
    if (globals['variants']) showWindow();
  },
  /** The variants to check come from the test run; in Storybook there are none. */
  async afterEach({ id, globals, parameters }) {
    const variants = globals['variants'] as readonly StoryVariant[] | undefined;
    if (!variants) return;
    const { config } = parameters['a11y'] as { config: Spec };
    await checkStory({
      variants,
      sampledBy: globals['isSample'] === true ? id : null,
      onlyLanguage: parameters['lang'] as string | undefined,
      accessibility: config,
      expectedTrouble: (parameters['expectedTrouble'] as readonly string[] | undefined) ?? [],
    });
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', config: accessibility },
    viewport: {
      options: {
        narrow: { name: '320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '360 × 800', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        tablet: { name: '768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        counter: { name: '1280 × 800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
