/// <reference types="vite/client" />

/** Sounds of the build, each with its hash in the address: kept by the phone forever once it was heard. */
const SOUNDS = import.meta.glob<string>('./sounds/*.mp3', { eager: true, query: '?url', import: 'default' });

/** Where an episode's sound is in a language; null where none was recorded. */
export function soundAddress(slug: string, language: string): string | null {
  return SOUNDS[`./sounds/${slug}.${language}.mp3`] ?? null;
}
