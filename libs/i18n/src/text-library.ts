import { createHash } from 'node:crypto';
import { createTexts, type NamespaceTexts, type Texts } from './create-texts.ts';
import { shareTexts } from './share-texts.ts';
import { withCustomerCare } from './with-customer-care.ts';

/** Every text file by its path, which ends in `/<namespace>/<language>.json`. */
export type TextFiles = Readonly<Record<string, NamespaceTexts>>;

/** All texts of all languages, read once for the whole process. */
export interface TextLibrary {
  /** Changes when any text does. */
  readonly version: string;
  /** Texts of a language: one instance for all requests, whose language nothing can change. */
  textsIn(language: string): Texts;
  /** Only the asked namespaces of a language: what goes into a document. */
  excerpt(language: string, namespaces: Iterable<string>): Record<string, NamespaceTexts>;
}

const PLACE_IN_PATH = /\/([^/]+)\/([^/]+)\.json$/;

/** What this installation fills into texts. */
export interface TextFacts {
  /** Number of customer care, as it is written; null: none is named. */
  readonly customerCare: string | null;
  /** Names of `main:errors` that servers say in words: they are in no document and no file for phones. */
  readonly errorsNotShown?: readonly string[];
}

/** Arranges the text files of all libraries by language and namespace. */
export function createTextLibrary(given: TextFiles, { customerCare, errorsNotShown = [] }: TextFacts): TextLibrary {
  const files = withCustomerCare(given, customerCare);
  const byLanguage = new Map<string, Record<string, NamespaceTexts>>();
  for (const [path, texts] of Object.entries(files)) {
    const [, namespace = '', language = ''] = PLACE_IN_PATH.exec(path) ?? [];
    const namespaces = byLanguage.get(language) ?? {};
    namespaces[namespace] = texts;
    byLanguage.set(language, namespaces);
  }
  const version = createHash('sha256')
    .update(JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 12);
  const opened = new Map<string, Texts>();
  const hidden = new Set(errorsNotShown);
  return {
    version,
    textsIn(language) {
      const known = opened.get(language);
      if (known) return known;
      const texts = shareTexts(createTexts({ language, namespaces: byLanguage.get(language) ?? {} }));
      opened.set(language, texts);
      return texts;
    },
    excerpt(language, namespaces) {
      const all = byLanguage.get(language) ?? {};
      const known = [...new Set(namespaces)].filter((name) => Object.hasOwn(all, name));
      return Object.fromEntries(known.flatMap((name) => (all[name] ? [[name, shown(all[name], hidden)]] : [])));
    },
  };
}

/** A namespace without the errors that servers say. */
function shown(texts: NamespaceTexts, hidden: ReadonlySet<string>): NamespaceTexts {
  if (hidden.size === 0 || typeof texts !== 'object') return texts;
  const errors: unknown = texts['errors'];
  if (typeof errors !== 'object' || errors === null) return texts;
  return { ...texts, errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !hidden.has(name))) };
}
