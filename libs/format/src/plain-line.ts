import { stripMarkup } from './strip-markup.ts';

/**
 * Typed input as plain text in one line: without markup, line breaks and control characters; empty when nothing is
 * left.
 */
export function plainLine(text: string): string {
  return stripMarkup(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
