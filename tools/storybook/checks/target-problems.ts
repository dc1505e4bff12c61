import { pressTargets, seenArea, TARGET } from './press-targets.ts';
import { describeElement } from './visible-elements.ts';

/** Everything pressable that is smaller than the target, as the finger finds it: labels and widened areas count. */
export function targetProblems(): string[] {
  return pressTargets().flatMap((element) => {
    const side = smallestSide(element);
    return side < TARGET ? [`target of ${Math.round(side)} px: ${describeElement(element)}`] : [];
  });
}

/** The shorter side of the area that answers a press at the element, in px; a label belongs to its field. */
function smallestSide(element: HTMLElement): number {
  const { width, height } = seenArea(element);
  const side = Math.min(width, height);
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
