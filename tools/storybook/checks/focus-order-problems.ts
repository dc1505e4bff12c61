import { describeElement, placeOf, pressables } from './visible-elements.ts';

/** What stands apart from the page around it, wherever the page is scrolled to. */
const APART = new Set(['fixed', 'sticky']);

/** What is rounded away, in px. */
const ROUNDING = 1;

interface Stop {
  readonly element: HTMLElement;
  readonly place: HTMLElement;
}

/**
 * What the keyboard comes to in another order than the eye. Two neighbours in the keyboard's order are looked at with
 * all that belongs to each, up to where they part: what comes later must not stand above what comes before, nor left
 * of it in the same row. So columns may be gone through one by one. What stays in the window while the page scrolls,
 * and dialogs, have an order of their own.
 */
export function focusOrderProblems(): string[] {
  const stops = pressables().flatMap((element) => {
    const place = placeOf(element);
    return element.tabIndex >= 0 && place ? [{ element, place }] : [];
  });
  const jumps = stops
    .filter(({ element }) => element.tabIndex > 0)
    .map(({ element }) => `out of order by tabindex: ${describeElement(element)}`);
  return [...jumps, ...[...Map.groupBy(stops, ({ element }) => partOf(element)).values()].flatMap(orderProblems)];
}

/** The part of the page with an order of its own in which an element stands. */
function partOf(element: Element): Element {
  let part: Element = element;
  while (
    part.parentElement &&
    part !== document.body &&
    !part.matches('dialog, [popover]') &&
    !APART.has(getComputedStyle(part).position)
  )
    part = part.parentElement;
  return part;
}

function orderProblems(stops: readonly Stop[]): string[] {
  return stops.flatMap((later, index) => {
    const earlier = stops[index - 1];
    if (!earlier || earlier.element.contains(later.element)) return [];
    const [before, after] = partings(earlier.element, later.element).map((part) =>
      around(stops.filter(({ element }) => part.contains(element))),
    );
    return before && after && comesFirst(after, before)
      ? [
          `focus comes to ${describeElement(later.element)} after ${describeElement(earlier.element)}, ` +
            'which stands behind it',
        ]
      : [];
  });
}

/** The two parts in which two elements stand, inside the smallest that holds both. */
function partings(one: Element, other: Element): [Element, Element] {
  let [first, second] = [one, other];
  while (first.parentElement && !first.parentElement.contains(other)) first = first.parentElement;
  while (second.parentElement && !second.parentElement.contains(one)) second = second.parentElement;
  return [first, second];
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The box around the places of stops. */
function around(stops: readonly Stop[]): Box {
  const boxes = stops.map(({ place }) => place.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether the eye comes to one box before another: it stands above, or left in the same row. */
function comesFirst(one: Box, other: Box): boolean {
  if (one.bottom <= other.top + ROUNDING) return true;
  const isSameRow = one.top < other.bottom - ROUNDING && other.top < one.bottom - ROUNDING;
  return isSameRow && one.right <= other.left + ROUNDING;
}
