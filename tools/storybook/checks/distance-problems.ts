import { pressTargets, seenArea, TARGET } from './press-targets.ts';
import { describeElement } from './visible-elements.ts';

/** Between what can be pressed and the next, in px (docs/design/visual.md#targets). */
const DISTANCE = 8;

/** Half a pixel is lost where a browser rounds. */
const ROUNDING = 0.5;

interface PressArea {
  readonly element: HTMLElement;
  readonly area: DOMRect;
  /** The bar that stays in the window while the page moves under it; null for what moves along. */
  readonly bar: Element | null;
}

/** Every two that can be pressed and are nearer to each other than a wet thumb tells apart. */
export function distanceProblems(): string[] {
  const all = pressTargets().map((element) => ({ element, area: pressArea(element), bar: barOf(element) }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => isNear(one, other))
      .map((other) => {
        const apart = Math.round(distance(one.area, other.area));
        return `${apart} px between ${describeElement(one.element)} and ${describeElement(other.element)}`;
      }),
  );
}

/**
 * Where presses are aimed at: at least the square of a target around the middle of what is seen. Of what is larger,
 * half the distance at each edge is distance, too: rows of a list may touch when each has 48 px that lie 8 px from
 * the next.
 */
function pressArea(element: HTMLElement): DOMRect {
  const { left, top, width, height } = seenArea(element);
  const [wide, high] = [aimed(width), aimed(height)];
  return new DOMRect(left - (wide - width) / 2, top - (high - height) / 2, wide, high);
}

/** The part of a side at which presses are aimed, in px. */
function aimed(side: number): number {
  return Math.max(TARGET, side - DISTANCE);
}

function isNear(one: PressArea, other: PressArea): boolean {
  if (one.bar !== other.bar || isOneTarget(one.element, other.element)) return false;
  return distance(one.area, other.area) < DISTANCE - ROUNDING;
}

/** One is part of the other: in the document, or as a button laid into a field, where no letter is typed. */
function isOneTarget(one: HTMLElement, other: HTMLElement): boolean {
  return one.contains(other) || other.contains(one) || isInField(one, other) || isInField(other, one);
}

function isInField(field: HTMLElement, button: HTMLElement): boolean {
  if (!(field instanceof HTMLInputElement) || !(button instanceof HTMLButtonElement)) return false;
  const [around, inner] = [field.getBoundingClientRect(), button.getBoundingClientRect()];
  return (
    inner.left >= around.left &&
    inner.right <= around.right + ROUNDING &&
    inner.top >= around.top - ROUNDING &&
    inner.bottom <= around.bottom + ROUNDING
  );
}

/** The gap between two boxes along the axis on which they are further apart; 0 when they touch or overlap. */
function distance(one: DOMRect, other: DOMRect): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.max(across, down);
}

function barOf(element: HTMLElement): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
  return null;
}
