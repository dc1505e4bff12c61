import posts from './data/posts.json' with { type: 'json' };
import type { WrittenIn } from './written-text.ts';

/** What the editors posted. */
export interface EditorialPost {
  readonly slug: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly texts: WrittenIn<string>;
}

/** Every post of the editors. */
export const EDITORIAL_POSTS: readonly EditorialPost[] = posts;
