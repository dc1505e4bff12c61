import { createContext, useContext } from 'react';
import type { NamespaceTexts, Texts } from '@haat/i18n';

/** The texts that a document carries: of its language, and only the namespaces that its screens name. */
export interface EmbeddedTexts {
  /** Of all texts; it is part of the address of those that are loaded later. */
  readonly version: string;
  readonly language: string;
  readonly namespaces: Readonly<Record<string, NamespaceTexts>>;
}

/** Where the texts of a page come from: on the server all are there, in the browser they start from the document's. */
export interface PageTexts {
  readonly embedded: EmbeddedTexts;
  /** The same instance for every use of a language; on the server a page has one language only. */
  textsIn(language: string): Texts;
}

/** Id of the element that holds the document's texts. */
export const EMBEDDED_TEXTS_ID = 'texts';

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
