import { circle, dots } from '../drawing.ts';

/** The green of crops' leaves. */
export const leafGreen = '#3f8f3a';

/** Attributes of a green stalk. */
export const stem = ' stroke="#2f6b2c"';

/** Petals around a heart. */
export function flower(x: number, y: number, r: number, petal: string, heart: string, petals: number): string {
  const around = Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * 2 * Math.PI;
    return [Math.round(x + Math.cos(angle) * r), Math.round(y + Math.sin(angle) * r)] as const;
  });
  return dots(around, Math.round(r * 0.62), petal) + circle(x, y, Math.round(r * 0.6), heart);
}
