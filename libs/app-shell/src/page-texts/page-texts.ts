import { createContext, useContext } from 'react';
import type { Texts } from '@haat/i18n';

/**
 * Which texts a document's script begins with: of its language, and only the namespaces that its screens name. They
 * are files that a phone keeps; in each document they would be two fifths of it.
 */
export interface NamedTexts {
  /** Of all texts; it is part of the address of each file. */
  readonly version: string;
  readonly language: string;
  readonly namespaces: readonly string[];
}

/** Where the texts of a page come from: on the server all are there, in the browser they start from the named ones. */
export interface PageTexts {
  readonly named: NamedTexts;
  /** The same instance for every use of a language; on the server a page has one language only. */
  textsIn(language: string): Texts;
}

/** Id of the element that names the document's texts. */
export const NAMED_TEXTS_ID = 'texts';

/** The page's texts, put there by the entries of server and browser. */
export const PageTextsContext = createContext<PageTexts | null>(null);

/** The page's texts. */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('The page was rendered without texts.');
  return texts;
}

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
