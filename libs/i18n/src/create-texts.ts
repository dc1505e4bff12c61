import { createInstance, type BackendModule, type i18n, type ResourceLanguage } from 'i18next';

/**
 * The texts of a page in one language. An instance never changes its language: another language is another instance.
 */
export type Texts = i18n;

/** Texts of one namespace: keys, nested at most two levels. */
export type NamespaceTexts = ResourceLanguage[string];

/** What `createTexts` starts from. */
export interface TextsOptions {
  readonly language: string;
  /** Texts that are there from the start, by namespace. */
  readonly namespaces: Readonly<Record<string, NamespaceTexts>>;
  /** Loads a namespace that is not there yet; without it a missing namespace shows its keys. */
  readonly load?: (language: string, namespace: string) => Promise<NamespaceTexts>;
}

/**
 * Texts in one language. A missing key falls back to the key itself; no language is detected, and none stands in for
 * another. See docs/domain/application.md#languages.
 */
export function createTexts({ language, namespaces, load }: TextsOptions): Texts {
  const texts = createInstance();
  if (load) texts.use(backendOf(load));
  void texts.init({
    lng: language,
    fallbackLng: false,
    // The codes are ours, all without a region.
    load: 'currentOnly',
    ns: Object.keys(namespaces),
    defaultNS: 'main',
    resources: { [language]: { ...namespaces } },
    // What is not in `resources` may still be loaded.
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    // Without a change of language there is no event that components have to be drawn anew for.
    react: { bindI18n: '' },
  });
  return texts;
}

/** As much of a backend as i18next needs to load a namespace. */
function backendOf(load: NonNullable<TextsOptions['load']>): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language, namespace, callback) {
      load(language, namespace).then(
        (texts) => callback(null, texts),
        (error: unknown) => callback(error instanceof Error ? error : String(error), false),
      );
    },
  };
}
