import { inWords, isSeen } from './visible-elements.ts';

/** Where a line may end without breaking a word. */
const BETWEEN_WORDS = /[\s\u200b\-–—/·,.:;()।]+/;

/** Words that a box too narrow for them breaks in two: nobody reads `Directi-ons`. */
export function brokenWordProblems(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box || box.closest('script, style') || !isSeen(box)) continue;
    problems.push(...brokenWords(node as Text).map((word) => `"${word}" is broken in ${inWords(box)}`));
  }
  return problems;
}

function brokenWords(node: Text): string[] {
  let at = 0;
  return node.data.split(BETWEEN_WORDS).filter((word) => {
    const start = node.data.indexOf(word, at);
    at = start + word.length;
    return word.length > 1 && linesOf(node, start, at) > 1;
  });
}

/** On how many lines a part of a text stands. */
function linesOf(node: Text, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const middles = Array.from(range.getClientRects(), ({ top, height }) => Math.round(top + height / 2));
  return new Set(middles).size;
}
