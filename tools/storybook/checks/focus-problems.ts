import { contrastOn } from './colours.ts';
import { describeElement, pressables } from './visible-elements.ts';

/** How many levels up the ring may be drawn: a hidden radio button shows its focus on the card around it. */
const RING_LEVELS = 4;

/** Width of the thinnest ring that is seen, in px. */
const THINNEST = 2;

/** What a ring has to stand out from its ground by (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** What the keyboard reaches without a ring that comes with the focus and is seen on its ground. */
export function focusProblems(): string[] {
  const before = document.activeElement;
  const problems = pressables()
    .filter((element) => element.tabIndex >= 0)
    .flatMap(ringProblems);
  leave();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}

function ringProblems(element: HTMLElement): string[] {
  leave();
  const without = ringsOf(element).map(describeRing);
  element.focus({ focusVisible: true, preventScroll: true });
  if (document.activeElement !== element) return [`takes no focus: ${describeElement(element)}`];
  const rings = ringsOf(element).filter((ring, level) => isDrawn(ring) && describeRing(ring) !== without[level]);
  if (rings.length === 0) return [`no focus ring: ${describeElement(element)}`];
  const strongest = Math.max(...rings.map(({ colour, ground }) => contrastOn(colour, ground)));
  return strongest < LEAST_CONTRAST ? [`focus ring of ${strongest.toFixed(1)}:1: ${describeElement(element)}`] : [];
}

function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

interface Ring {
  readonly style: string;
  /** In px. */
  readonly width: number;
  readonly colour: string;
  /** What it is drawn on: around a box that is what the box stands on. */
  readonly ground: Element | null;
}

/** The outline of an element and of those around it, the innermost first. */
function ringsOf(element: Element): Ring[] {
  const rings: Ring[] = [];
  for (let box: Element | null = element; box && rings.length < RING_LEVELS; box = box.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(box);
    const isInside = Number.parseFloat(outlineOffset) < 0;
    rings.push({
      style: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      colour: outlineColor,
      ground: isInside ? box : box.parentElement,
    });
  }
  return rings;
}

function isDrawn({ style, width }: Ring): boolean {
  return style !== 'none' && width >= THINNEST;
}

function describeRing({ style, width, colour }: Ring): string {
  return `${style} ${width} ${colour}`;
}
