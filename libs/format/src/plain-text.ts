import { stripMarkup } from './strip-markup.ts';

/**
 * A typed note as plain text: without markup and without space around it, its lines kept; empty when nothing is left.
 * See docs/domain/amounts-and-formats.md#plain-text.
 */
export function plainText(text: string): string {
  return stripMarkup(text).trim();
}
