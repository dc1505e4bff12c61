import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haat/api-contract/vocabulary';

const LIBRARY = join(import.meta.dirname, '../../libs/backend/content/src/library/data');

interface Episode {
  readonly slug: string;
  readonly texts: Readonly<Record<Language, { readonly transcript: string }>>;
}

interface Post {
  readonly slug: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** A film: the slug of its episode or post, and a picture for each sentence by the grammar of `@haat/illustrations`. */
export interface Film {
  readonly slug: string;
  readonly pictures: readonly string[];
}

/** The greeting, and that it is a sample which a machine reads: with these two sentences every film begins. */
const GREETING_SENTENCES = 2;

/** All films. */
export const FILMS: readonly Film[] = [
  {
    slug: 'wheat-first-water',
    pictures: [
      'crop-wheat',
      'crop-wheat',
      'part-root',
      'stage-tillering',
      'tool-pump',
      'sack-green-granule',
      'service-weather',
    ],
  },
  {
    slug: 'soil-sample',
    pictures: [
      'service-soil-testing',
      'service-soil-testing',
      'stage-harvest',
      'stage-land-preparation',
      'tool-spade',
      'sack-brown-earth',
      'tool-gunny-bag',
      'crop-mango',
    ],
  },
  { slug: 'wheat-day-21', pictures: ['crop-wheat', 'crop-wheat', 'stage-tillering', 'part-plant', 'part-root'] },
  { slug: 'straw-mulch', pictures: ['crop-onion', 'crop-onion', 'tool-mulch-film', 'problem-weeds'] },
];

/**
 * What is said in a film, sentence by sentence.
 * @throws Error when there is no such episode or post
 */
export function sentencesOf(slug: string, language: Language): readonly string[] {
  const episodes = read<Episode>('episodes.json');
  const episode = episodes.find((each) => each.slug === slug);
  if (episode) return split(episode.texts[language].transcript);
  const post = read<Post>('posts.json').find((each) => each.slug === slug);
  const [anyEpisode] = episodes;
  if (!post || !anyEpisode) throw new Error(`There is neither an episode nor a post ${slug}.`);
  const greeting = split(anyEpisode.texts[language].transcript).slice(0, GREETING_SENTENCES);
  return [...greeting, ...split(post.texts[language])];
}

function read<Entry>(file: string): readonly Entry[] {
  return JSON.parse(readFileSync(join(LIBRARY, file), 'utf8')) as readonly Entry[];
}

function split(text: string): string[] {
  return text.split(/(?<=[.।?!])\s+/);
}
