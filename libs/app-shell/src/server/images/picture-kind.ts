/** Kinds of pictures that are taken in. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Number of bytes needed to detect the kind. */
export const KIND_BYTES = 16;

/**
 * The kind by the first bytes, whatever a server or a name says; null for anything else: SVG, which may carry
 * scripts, a page, a document, and kinds whose readers are seldom tried.
 */
export function pictureKind(start: Buffer): PictureKind | null {
  const letters = start.toString('latin1', 0, KIND_BYTES);
  if (letters.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(letters)) return 'gif';
  return letters.slice(4, 12) === 'ftypavif' ? 'avif' : null;
}
