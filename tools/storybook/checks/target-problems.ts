import { describeElement, placeOf, pressables } from './visible-elements.ts';

/** Side of the smallest square that a wet thumb hits, in px (docs/design/visual.md#targets). */
const TARGET = 48;

/** Focusable for scrolling or reading only; not a press target. */
const NOT_PRESSED = '[role="tabpanel"], [role="group"], [role="region"]';

/** Everything pressable that is smaller than the target, as the finger finds it: labels and widened areas count. */
export function targetProblems(): string[] {
  return targets().flatMap((element) => {
    const side = smallestSide(element);
    return side < TARGET ? [`target of ${Math.round(side)} px: ${describeElement(element)}`] : [];
  });
}

/** What a thumb is put on. */
function targets(): HTMLElement[] {
  return pressables().filter((element) => !isWordInText(element) && !element.matches(NOT_PRESSED));
}

/** A link inside a sentence is as high as its line. */
function isWordInText(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** The shorter side of the area that answers a press at the element, in px; a label belongs to its field. */
function smallestSide(element: HTMLElement): number {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const own = (placeOf(element) ?? element).getBoundingClientRect();
  const wide = label?.contains(element) ? label.getBoundingClientRect() : own;
  const side = Math.min(Math.max(own.width, wide.width), Math.max(own.height, wide.height));
  return side >= TARGET - 0.5 ? TARGET : Math.max(side, reach(element));
}

/** How far presses around the middle of the element still reach it, in px: pseudo-elements may widen it. */
function reach(element: HTMLElement): number {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const half = TARGET / 2 - 1;
  const corners = [
    [x - half, y],
    [x + half, y],
    [x, y - half],
    [x, y + half],
  ] as const;
  return corners.every(([atX, atY]) => answers(element, document.elementFromPoint(atX, atY)))
    ? TARGET
    : Math.min(width, height);
}

/** Whether pressing what was hit is pressing the element: something in it, or its label. */
function answers(element: HTMLElement, hit: Element | null): boolean {
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
}
