import { isSeen, placeOf, pressables } from './visible-elements.ts';

/** Side of the smallest square that a wet thumb hits, in px (docs/design/visual.md#targets). */
export const TARGET = 48;

/** Focusable for scrolling or reading only; not a press target. */
const NOT_PRESSED = '[role="tabpanel"], [role="group"], [role="region"]';

/** What a thumb is put on. */
export function pressTargets(): HTMLElement[] {
  return pressables().filter((element) => !isWordInText(element) && !element.matches(NOT_PRESSED));
}

/** What is seen of a target, in px of the window; a label belongs to its field. */
export function seenArea(element: HTMLElement): DOMRect {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const own = (placeOf(element) ?? element).getBoundingClientRect();
  // A label may be there for its words alone, without a box of its own.
  if (!label?.contains(element) || !isSeen(label)) return own;
  const around = label.getBoundingClientRect();
  const [left, top] = [Math.min(own.left, around.left), Math.min(own.top, around.top)];
  const [right, bottom] = [Math.max(own.right, around.right), Math.max(own.bottom, around.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A link inside a sentence is as high as its line. */
function isWordInText(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}
