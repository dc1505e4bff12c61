import news from './data/news.json' with { type: 'json' };
import type { WrittenIn } from './written-text.ts';

/** A dated fact with its source. See `data/SOURCES.md`. */
export interface LibraryNews {
  readonly slug: string;
  readonly on: string;
  /** In English; null for the whole country. */
  readonly state: string | null;
  readonly crops: readonly string[];
  readonly source: string;
  readonly texts: WrittenIn<{ readonly title: string; readonly text: string }>;
}

/** Every news item, the newest first. */
export const LIBRARY_NEWS: readonly LibraryNews[] = [...(news as readonly LibraryNews[])].sort(
  (one, other) => other.on.localeCompare(one.on) || one.slug.localeCompare(other.slug),
);
