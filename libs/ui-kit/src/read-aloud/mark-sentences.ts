import { spokenNodes } from './text-of.ts';

/** The mark's name; its colours are in the theme's utilities. */
const MARK = 'read-aloud';

interface Letter {
  readonly node: Text;
  readonly offset: number;
}

/**
 * Marks in a part of the page what is being read of it. The page's own elements stay as they are; a browser without
 * `CSS.highlights` shows no mark.
 * @param pieces what is read of the region, in its order
 * @returns marks one of them, or none with `null`
 */
export function sentenceMarker(region: Element, pieces: readonly string[]): (piece: number | null) => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return () => undefined;
  const ranges = rangesOf(region, pieces);
  return (piece) => {
    const range = piece === null ? undefined : ranges[piece];
    if (range) CSS.highlights.set(MARK, new Highlight(range));
    else CSS.highlights.delete(MARK);
  };
}

/** Where each piece stands; `undefined` for one that is no longer there. */
function rangesOf(region: Element, pieces: readonly string[]): (StaticRange | undefined)[] {
  const letters: Letter[] = [];
  let text = '';
  for (const node of spokenNodes(region))
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = spoken(node.data.charAt(offset));
      if (letter === '') continue;
      text += letter;
      letters.push({ node, offset });
    }
  let from = 0;
  return pieces.map((piece) => {
    const words = Array.from(piece, spoken).join('');
    const at = text.indexOf(words, from);
    const [first, last] = [letters[at], letters[at + words.length - 1]];
    if (at < 0 || !first || !last) return undefined;
    from = at + words.length;
    return new StaticRange({
      startContainer: first.node,
      startOffset: first.offset,
      endContainer: last.node,
      endOffset: last.offset + 1,
    });
  });
}

/** A letter as both the page and what is read of it have it: `textOf` changes spaces, and a dot between two facts. */
function spoken(letter: string): string {
  if (letter === '·') return ',';
  return letter.trim();
}
