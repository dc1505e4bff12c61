import { createContext, use, useContext } from 'react';
import type { TFunction } from 'i18next';
import type { Texts } from './create-texts.ts';

/**
 * The page's texts. i18next's own binding for React (`react-i18next`) does more, and weighs more, than pages need whose
 * language is an instance: 1.8 KB on every first visit, and a subscription for each component.
 */
const TextsContext = createContext<Texts | null>(null);

/** Gives the texts to everything in it. */
export const TextsProvider = TextsContext.Provider;

/** What a component asks of texts. */
export interface TextsOfNamespace {
  readonly t: TFunction;
}

/**
 * The texts of a namespace: `const { t } = useTexts('products'); t('add')`. Another namespace that the screen's
 * handle names
 * is reached by its prefix: `t('main:retry')`. A namespace that is still on its way suspends.
 */
export function useTexts(namespace = 'main'): TextsOfNamespace {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts here: TextsProvider is missing.');
  const known = rememberedIn(texts, namespace);
  // A namespace that could not be loaded counts as known, too: then its keys stand in.
  if (!texts.hasLoadedNamespace(namespace)) use((known.arrives ??= texts.loadNamespaces(namespace)));
  return known;
}

interface Remembered extends TextsOfNamespace {
  arrives?: Promise<void>;
}

const remembered = new WeakMap<Texts, Map<string, Remembered>>();

/** The same `t` for as long as the texts are the same, so that it may stand among what an effect rests on. */
function rememberedIn(texts: Texts, namespace: string): Remembered {
  const known = remembered.get(texts) ?? new Map<string, Remembered>();
  remembered.set(texts, known);
  const own = known.get(namespace) ?? { t: texts.getFixedT(null, namespace) };
  known.set(namespace, own);
  return own;
}
