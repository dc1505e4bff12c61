import { contrast } from '@haat/ui-kit/theme/contrast';

/** Red, green, blue 0–255 and how much of it covers, 0–1. */
type Paint = readonly [number, number, number, number];

const WHITE: Paint = [255, 255, 255, 1];

const known = new Map<string, Paint>();
const palette = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A colour of a style sheet, however it is written. */
function paintOf(colour: string): Paint {
  const found = known.get(colour);
  if (found) return found;
  if (!palette) throw new Error('This browser draws no colours');
  palette.clearRect(0, 0, 1, 1);
  palette.fillStyle = colour;
  palette.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, cover = 0] = palette.getImageData(0, 0, 1, 1).data;
  const paint: Paint = [red, green, blue, cover / 255];
  known.set(colour, paint);
  return paint;
}

function over(upper: Paint, lower: Paint): Paint {
  const mixed = [0, 1, 2].map((channel) => (upper[channel] ?? 0) * upper[3] + (lower[channel] ?? 0) * (1 - upper[3]));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
}

/** The ground that an element stands on: the background of the element and of all that is under it. */
function groundOf(element: Element | null): Paint {
  if (!element) return WHITE;
  const own = paintOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
}

function hex([red, green, blue]: Paint): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of a colour with the ground of an element, 1 to 21. */
export function contrastOn(colour: string, element: Element | null): number {
  const ground = groundOf(element);
  return contrast(hex(over(paintOf(colour), ground)), hex(ground));
}
