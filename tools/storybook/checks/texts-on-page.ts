import { isSeen } from './visible-elements.ts';

/** A text of the page and the places of its lines in the window. */
export interface TextOnPage {
  readonly node: Text;
  readonly box: Element;
  readonly lines: readonly DOMRect[];
}

/** Every text that stands on the page. */
export function* textsOnPage(): Generator<TextOnPage> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box || !node.textContent?.trim() || box.closest('script, style') || !isSeen(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    yield { node: node as Text, box, lines: [...range.getClientRects()].filter(({ width }) => width > 0) };
  }
}
