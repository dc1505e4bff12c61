import { clippingBoxes } from './clipping-boxes.ts';
import { textsOnPage } from './texts-on-page.ts';
import { describeElement, isSeen } from './visible-elements.ts';

/** What is rounded away, in px. */
const ROUNDING = 1;

/** How many of the things that hang over are named. */
const NAMED = 3;

/**
 * What overflows the window at its sides: pages must not scroll horizontally, and what the page's frame hides is
 * invisible. What stands in a box of its own that scrolls is not meant; of what such a box cuts, `clippingProblems`
 * tells.
 */
export function horizontalOverflowProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const over = overTheSides();
  if (over.length > 0)
    return [`hangs over the sides of a window of ${clientWidth} px: ${over.slice(-NAMED).join(', ')}`];
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`] : [];
}

function overTheSides(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => isSeen(element) && isOver(element.getBoundingClientRect()) && !hasOwnBox(element, element),
  );
  const texts = [...textsOnPage()].filter(({ box, lines }) => lines.some(isOver) && !hasOwnBox(box));
  return [...elements, ...texts.map(({ box }) => box)].map(
    (element) => `${describeElement(element)} until ${Math.round(element.getBoundingClientRect().right)}`,
  );
}

function isOver({ left, right }: DOMRect): boolean {
  return left < -ROUNDING || right > document.documentElement.clientWidth + ROUNDING;
}

/** Whether a box narrower than the window, or one that scrolls, shows less of the page than the window does. */
function hasOwnBox(element: Element, itself?: Element): boolean {
  return [...clippingBoxes(element)].some(({ element: box, left, right, horizontal }) => {
    if (box === itself || horizontal === 'shown') return false;
    return horizontal === 'scrolled' || left > ROUNDING || right < document.documentElement.clientWidth - ROUNDING;
  });
}
