import { inWords, pressables } from './visible-elements.ts';

/** How many levels up the ring may be drawn: a hidden radio button shows its focus on the card around it. */
const RING_LEVELS = 4;

/** What the keyboard reaches without a ring to see, or out of reading order. */
export function focusProblems(): string[] {
  const before = document.activeElement;
  const problems = pressables()
    .filter((element) => element.tabIndex >= 0)
    .flatMap((element) => {
      if (element.tabIndex > 0) return [`out of order by tabindex: ${inWords(element)}`];
      element.focus({ focusVisible: true, preventScroll: true });
      return document.activeElement === element && !hasRing(element) ? [`no focus ring: ${inWords(element)}`] : [];
    });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}

function hasRing(element: Element): boolean {
  let box: Element | null = element;
  for (let level = 0; box && level < RING_LEVELS; level += 1, box = box.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
}
