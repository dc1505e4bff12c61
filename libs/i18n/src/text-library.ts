import { createHash } from 'node:crypto';
import { createTexts, type NamespaceTexts, type Texts } from './create-texts.ts';
import { ERROR_TEXTS } from './error-texts.ts';
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
  /** Which texts of `main:errors` phones are sent; without it they have all of them in `main`. */
  readonly errors?: ErrorTexts;
}

/** Which texts of errors go where, by their names among `main:errors`. */
export interface ErrorTexts {
  /** In `main`, with every page. */
  readonly ofEveryPage: readonly string[];
  /** In no file for phones: servers say them in words. */
  readonly ofServers: readonly string[];
}

/** Arranges the text files of all libraries by language and namespace. */
export function createTextLibrary(given: TextFiles, { customerCare, errors }: TextFacts): TextLibrary {
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
  const splitMain = errors ? errorTextsApart(errors) : null;
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
      const { main, ...others } = byLanguage.get(language) ?? {};
      const all = main === undefined ? others : { ...others, ...(splitMain?.(main) ?? { main }) };
      const known = [...new Set(namespaces)].filter((name) => Object.hasOwn(all, name));
      return Object.fromEntries(known.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
    },
  };
}

/** Takes out of `main` the texts of errors that not every page needs, once for each language. */
function errorTextsApart({ ofEveryPage, ofServers }: ErrorTexts) {
  const [kept, hidden] = [new Set(ofEveryPage), new Set(ofServers)];
  const known = new WeakMap<object, Record<string, NamespaceTexts>>();
  return (main: NamespaceTexts): Record<string, NamespaceTexts> => {
    if (typeof main !== 'object') return { main };
    const made = known.get(main);
    if (made) return made;
    const all = Object.entries((main['errors'] ?? {}) as Readonly<Record<string, string>>);
    const split = {
      main: { ...main, errors: Object.fromEntries(all.filter(([name]) => kept.has(name))) },
      [ERROR_TEXTS]: Object.fromEntries(all.filter(([name]) => !kept.has(name) && !hidden.has(name))),
    };
    known.set(main, split);
    return split;
  };
}
