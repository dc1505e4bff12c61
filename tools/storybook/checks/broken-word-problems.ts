import { describeElement, isSeen } from './visible-elements.ts';

/** Where a line may end without breaking a word. */
const BETWEEN_WORDS = /[\s\u200b\-–—/·,.:;()।]+/;

/** What a page leaves free beside its words at 320 px, on both sides together, in px. */
export const PAGE_EDGES = 24;

/**
 * Words that a box too narrow for them breaks in two: `Directi-ons` is unreadable. Only where the phone's text is
 * twice its size may a word break that no box of the window could hold: `Thiruvananthapuram` would be cut otherwise.
 * @param textSize per cent of the browser's own
 */
export function brokenWordProblems(textSize: 100 | 200): string[] {
  const widest = textSize === 200 ? window.innerWidth - PAGE_EDGES : Number.POSITIVE_INFINITY;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box || box.closest('script, style') || !isSeen(box)) continue;
    problems.push(...brokenWords(node as Text, widest).map((word) => `"${word}" is broken in ${describeElement(box)}`));
  }
  return problems;
}

function brokenWords(node: Text, widest: number): string[] {
  let at = 0;
  return node.data.split(BETWEEN_WORDS).filter((word) => {
    const start = node.data.indexOf(word, at);
    at = start + word.length;
    if (word.length < 2) return false;
    const pieces = piecesOf(node, start, at);
    return linesOf(pieces) > 1 && widthOf(pieces) <= widest;
  });
}

/** Where a part of a text stands: a box on each of its lines. */
function piecesOf(node: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()];
}

function linesOf(pieces: readonly DOMRect[]): number {
  return new Set(pieces.map(({ top, height }) => Math.round(top + height / 2))).size;
}

/** How wide the whole would be in one line, in px. */
function widthOf(pieces: readonly DOMRect[]): number {
  return pieces.reduce((whole, { width }) => whole + width, 0);
}
