import episodes from './data/episodes.json' with { type: 'json' };
import type { WrittenIn } from './written-text.ts';

/** An episode in one language. */
export interface EpisodeText {
  readonly title: string;
  readonly summary: string;
  /** What is said, word for word. */
  readonly transcript: string;
  /** Of the sound: `libs/features/reading/src/episodes/sounds`. */
  readonly bytes: number;
  readonly seconds: number;
}

/** Something to listen to, as the library has it. */
export interface LibraryEpisode {
  readonly slug: string;
  readonly publishedOn: string;
  readonly texts: WrittenIn<EpisodeText>;
}

/** Every episode, the newest first. */
export const LIBRARY_EPISODES: readonly LibraryEpisode[] = [...(episodes as readonly LibraryEpisode[])].sort(
  (one, other) => other.publishedOn.localeCompare(one.publishedOn),
);
