import { createContext } from 'react-router';

/** What is said of an entry page where it is shared, and to search engines. */
export interface ShareCard {
  /** The page's own title when left out. */
  readonly title?: string | undefined;
  /** In a sentence or two, in the page's language. */
  readonly description: string;
  /** Path of a picture on this site; the product's sign when there is none. */
  readonly picture?: string | undefined;
  /** Of schema.org, without `@context`; `url` and `image` may be paths. */
  readonly structured?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The card of an entry page: its loader sets it, `context.set(shareCardContext, { … })`. It goes into the page's head
 * and never to a phone as data. See docs/domain/application.md#entry-pages.
 */
export const shareCardContext = createContext<ShareCard | null>(null);
