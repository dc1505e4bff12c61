/** What an overflow does with what is over an edge: shows it, hides it for good, or lets one scroll to it. */
type Overflow = 'shown' | 'hidden' | 'scrolled';

/** A box that does not show what is over its edges, in px of the window. */
export interface ClippingBox {
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly horizontal: Overflow;
  readonly vertical: Overflow;
}

/**
 * The boxes that may hide a part of what is in an element, the innermost first: the element itself, and those of its
 * ancestors that hold it. What is positioned leaves the boxes between it and what it is positioned by; the page itself
 * is no such box, one scrolls it.
 */
export function* clippingBoxes(element: Element): Generator<ClippingBox> {
  let isLoose = false;
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (isLoose && style.position === 'static' && style.transform === 'none') continue;
    const [horizontal, vertical] = [overflowOf(style.overflowX), overflowOf(style.overflowY)];
    if ((horizontal !== 'shown' || vertical !== 'shown') && style.display !== 'inline' && style.display !== 'contents')
      yield { element: box, horizontal, vertical, ...insideOf(box) };
    if (style.position === 'fixed') return;
    isLoose = style.position === 'absolute';
  }
}

function overflowOf(overflow: string): Overflow {
  if (overflow === 'visible') return 'shown';
  return overflow === 'hidden' || overflow === 'clip' ? 'hidden' : 'scrolled';
}

/** What overflows a box is hidden from its border on. */
function insideOf(box: Element): Pick<ClippingBox, 'left' | 'right' | 'top' | 'bottom'> {
  const edge = box.getBoundingClientRect();
  const isDrawing = box instanceof SVGElement;
  const [left, top] = [edge.left + (isDrawing ? 0 : box.clientLeft), edge.top + (isDrawing ? 0 : box.clientTop)];
  return {
    left,
    top,
    right: isDrawing ? edge.right : left + box.clientWidth,
    bottom: isDrawing ? edge.bottom : top + box.clientHeight,
  };
}
