import { PAGE_EDGES } from './broken-word-problems.ts';
import { clippingBoxes } from './clipping-boxes.ts';
import { textsOnPage, type TextOnPage } from './texts-on-page.ts';
import { describeElement, isSeen } from './visible-elements.ts';

/** What is rounded away, in px. */
const ROUNDING = 1;

/** Fields whose text is a name, not something typed. */
const NAMED_BY_VALUE = 'input:is([type="button"], [type="submit"], [type="reset"])';

/**
 * Texts of which some cannot be seen, whichever box around them hides it, and words in fields that are wider than the
 * field. A field has one line: only where the phone's text is twice its size may its words be wider than any field of
 * the window.
 * @param textSize per cent of the browser's own
 */
export function clippingProblems(textSize: 100 | 200 = 100): string[] {
  const widest = textSize === 200 ? window.innerWidth - PAGE_EDGES : Number.POSITIVE_INFINITY;
  return [
    ...[...textsOnPage()].filter(isCut).map(({ box }) => `text is cut in ${describeElement(box)}`),
    ...fieldProblems(widest),
  ];
}

function isCut({ box, lines }: TextOnPage): boolean {
  const boxes = [...clippingBoxes(box)];
  // What is kept for screen readers stands in a box of one pixel.
  if (boxes.some(({ left, right, top, bottom }) => right - left <= 1 || bottom - top <= 1)) return false;
  return lines.some((line) => {
    let { left, right, top, bottom } = line;
    return boxes.some((edge) => {
      if (edge.horizontal === 'scrolled') [left, right] = [edge.left, edge.right];
      if (edge.vertical === 'scrolled') [top, bottom] = [edge.top, edge.bottom];
      const horizontal = edge.horizontal === 'hidden' && (left < edge.left - ROUNDING || right > edge.right + ROUNDING);
      const vertical = edge.vertical === 'hidden' && (top < edge.top - ROUNDING || bottom > edge.bottom + ROUNDING);
      return horizontal || vertical;
    });
  });
}

/**
 * Fields show one line, whatever is written in it; what a person types can be moved through, what the product writes
 * cannot.
 */
function fieldProblems(widest: number): string[] {
  const fields = [...document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].filter(
    isSeen,
  );
  return fields.flatMap((field) => {
    const { text, style } = visibleText(field);
    if (text === '') return [];
    const [needed, room] = [widthOf(text, style), roomIn(field)];
    const besides = field.getBoundingClientRect().width - room;
    return needed > room + ROUNDING && needed + besides <= widest
      ? [`"${text}" needs ${Math.round(needed)} px, its field shows ${Math.round(room)}`]
      : [];
  });
}

/** The words of ours that a field shows now, and how they are set. */
function visibleText(field: HTMLInputElement | HTMLSelectElement): { text: string; style: CSSStyleDeclaration } {
  const style = getComputedStyle(field);
  if (field instanceof HTMLSelectElement)
    return { text: field.multiple || field.size > 1 ? '' : (field.selectedOptions[0]?.label ?? ''), style };
  if (field.matches(NAMED_BY_VALUE)) return { text: field.value, style };
  return { text: field.value === '' ? field.placeholder : '', style: getComputedStyle(field, '::placeholder') };
}

const pen = document.createElement('canvas').getContext('2d');

function widthOf(text: string, { font }: CSSStyleDeclaration): number {
  if (!pen) throw new Error('This browser measures no text');
  pen.font = font;
  return pen.measureText(text).width;
}

function roomIn(field: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
