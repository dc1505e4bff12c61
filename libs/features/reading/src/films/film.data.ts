/// <reference types="vite/client" />
import type { ServerTexts } from '@haat/app-context';
import sizes from './files/sizes.json' with { type: 'json' };

/** Films of the build, each with its hash in the address; made by `tools/films`. */
const FILMS = import.meta.glob<string>('./files/*.mp4', { eager: true, query: '?url', import: 'default' });
const CAPTIONS = import.meta.glob<string>('./files/*.vtt', { eager: true, query: '?url&no-inline', import: 'default' });

const BYTES_OF_KB = 1024;

type Sizes = Readonly<Record<string, Readonly<Record<string, { readonly seconds: number; readonly bytes: number }>>>>;

/**
 * The film of an episode or a post in a language; null where none was made.
 * @param title what it is about
 */
export function filmOf(t: ServerTexts, { slug, language, title }: { slug: string; language: string; title: string }) {
  const src = FILMS[`./files/${slug}.${language}.mp4`];
  const captions = CAPTIONS[`./files/${slug}.${language}.vtt`];
  const size = (sizes as Sizes)[slug]?.[language];
  if (src === undefined || captions === undefined || size === undefined) return null;
  return {
    src,
    captions: { src: captions, language, label: t('posts:film.captions') },
    title,
    sizeText: t('posts:film.size', { seconds: size.seconds, kilobytes: Math.ceil(size.bytes / BYTES_OF_KB) }),
  };
}
