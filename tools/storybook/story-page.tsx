import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTexts, withCustomerCare, type NamespaceTexts, type Texts } from '@haat/i18n';
import business from '@haat/ui-kit/theme/business.css?raw';
import csc from '@haat/ui-kit/theme/csc.css?raw';
import farmer from '@haat/ui-kit/theme/farmer.css?raw';
import shop from '@haat/ui-kit/theme/shop.css?raw';
import highContrast from '@haat/ui-kit/theme/high-contrast.css?raw';
import type { OpenedScreen } from './market/open-screen.ts';
import { appliedVariant, type StoryVariant } from './story-variant.ts';
import { translateSamples } from './translate-samples.tsx';

const themes = { farmer, csc, business, shop };

/** Every text file of the product, by its path, which ends in `/<namespace>/<language>.json`. */
const textFiles: Readonly<Record<string, NamespaceTexts>> = withCustomerCare(
  import.meta.glob<NamespaceTexts>('../../libs/**/src/texts/*/*.json', { eager: true, import: 'default' }),
  '1800 123 4567',
);

/** What `prefers-reduced-motion` does to a page, for who has not set it. */
const STILL =
  '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; ' +
  'scroll-behavior: auto !important; }';

/** The theme that follows `prefers-contrast`, for who has not set it. */
const CONTRASTING = highContrast.replace('(prefers-contrast: more)', 'all');

const textsByLanguage = new Map<string, Texts>();

/** All texts of a language; each language is one instance for as long as the page stands. */
export function textsIn(language: string): Texts {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const own: [string, NamespaceTexts][] = Object.entries(textFiles).filter(([path]) =>
    path.endsWith(`/${language}.json`),
  );
  const texts = createTexts({
    language,
    namespaces: Object.fromEntries(own.map(([path, namespace]) => [path.split('/').at(-2) ?? '', namespace])),
  });
  textsByLanguage.set(language, texts);
  return texts;
}

const StoryContext = createContext<ReactNode>(null);

/** The story of the moment, inside a route. */
function StoryOutlet() {
  return use(StoryContext);
}

/**
 * One page at every address, so that links, forms and fetchers do what they do in a shell; what is sent is answered
 * with nothing.
 */
function openRouter() {
  return createMemoryRouter(
    [{ path: '*', Component: StoryOutlet, loader: () => null, action: () => null, HydrateFallback: () => null }],
    {
      hydrationData: { loaderData: { '0': null } },
    },
  );
}

interface StoryPageProps {
  /** What the toolbar chooses. */
  chosen: StoryVariant;
  /** Nothing moves. */
  still: boolean;
  /** Applied when more contrast is preferred. */
  contrasting: boolean;
  /** Room around the story as on a page; Storybook's own frame gives it outside the tests. */
  padded: boolean;
  /** A story whose words are of one language keeps it. */
  onlyLanguage: string | undefined;
  /** The screen of a story that is a whole one. */
  screen: OpenedScreen | undefined;
  children: ReactNode;
}

/** Puts a story into the worn theme, language and text size, the way a page is. */
export function StoryPage({ chosen, still, contrasting, padded, onlyLanguage, screen, children }: StoryPageProps) {
  const variant = useSyncExternalStore(appliedVariant.watch, appliedVariant.get) ?? chosen;
  const language = onlyLanguage ?? variant.language;
  const [router] = useState(() => screen?.router ?? openRouter());
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.style.fontSize = `${variant.textSize}%`;
  }, [language, variant.textSize]);
  useLayoutEffect(() => {
    if (screen) appliedVariant.wait(screen.show(variant));
  }, [screen, variant]);
  return (
    <I18nextProvider i18n={textsIn(language)}>
      <style>{themes[variant.theme]}</style>
      {contrasting ? <style>{CONTRASTING}</style> : null}
      {still ? <style>{STILL}</style> : null}
      <StoryContext
        value={
          padded ? (
            <div className="p-3">{translateSamples(children, language)}</div>
          ) : (
            translateSamples(children, language)
          )
        }
      >
        {/* What loads is on the page at once, so that checks see it. */}
        <RouterProvider router={router} useTransitions={false} />
      </StoryContext>
    </I18nextProvider>
  );
}
