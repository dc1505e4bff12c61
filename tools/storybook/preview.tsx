import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { createTexts, TextsProvider, type NamespaceTexts, type Texts } from '@haat/i18n';
import '@haat/ui-kit/theme.css';
import business from '@haat/ui-kit/theme/business.css?raw';
import csc from '@haat/ui-kit/theme/csc.css?raw';
import farmer from '@haat/ui-kit/theme/farmer.css?raw';

const themes: Readonly<Record<string, string>> = { farmer, csc, business };

const languages = [
  { value: 'hi', title: 'हिन्दी' },
  { value: 'en', title: 'English' },
  { value: 'mr', title: 'मराठी' },
  { value: 'bn', title: 'বাংলা' },
  { value: 'or', title: 'ଓଡ଼ିଆ' },
  { value: 'gu', title: 'ગુજરાતી' },
];

/** Every text file of the product, by its path, which ends in `/<namespace>/<language>.json`. */
const textFiles: Readonly<Record<string, NamespaceTexts>> = import.meta.glob<NamespaceTexts>('../../libs/**/src/texts/*/*.json', { eager: true, import: 'default' });

const textsByLanguage = new Map<string, Texts>();

/** All texts of a language; each language is one instance for as long as the page stands. */
function textsIn(language: string): Texts {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const own: [string, NamespaceTexts][] = Object.entries(textFiles).filter(([path]) => path.endsWith(`/${language}.json`));
  const texts = createTexts({ language, namespaces: Object.fromEntries(own.map(([path, namespace]) => [path.split('/').at(-2) ?? '', namespace])) });
  textsByLanguage.set(language, texts);
  return texts;
}

/** Puts a story into a shell's theme and a language's texts, and marks it with that language, the way a page is. */
const asPage: Decorator = (Story, { globals, parameters }) => {
  const language = String(parameters['lang'] ?? globals['language']);
  document.documentElement.lang = language;
  return (
    <TextsProvider i18n={textsIn(language)}>
      <MemoryRouter>
        <style>{themes[String(globals['theme'])]}</style>
        <Story />
      </MemoryRouter>
    </TextsProvider>
  );
};

const preview: Preview = {
  decorators: [asPage],
  initialGlobals: { language: 'hi', theme: 'farmer' },
  globalTypes: {
    language: {
      description: 'Language that the page is marked with',
      toolbar: { title: 'Language', icon: 'globe', items: languages, dynamicTitle: true },
    },
    theme: {
      description: 'Shell whose theme is worn',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Text stands at 7:1, not at the 4.5:1 that axe asks for by default.
      config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }, { id: 'target-size', enabled: true }, { id: 'region', enabled: false }] },
    },
    viewport: {
      options: {
        narrow: { name: '320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '360 × 800', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        counter: { name: '1280 × 800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
