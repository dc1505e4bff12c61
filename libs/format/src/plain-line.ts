import { stripMarkup } from './strip-markup.ts';

/**
 * What somebody has typed as plain text in one line: without markup, line breaks and other signs that are none; empty
 * when nothing is left.
 */
export function plainLine(text: string): string {
  return stripMarkup(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
