/** Index of the picture that fills most of a row scrolled by `left` px, each picture being as wide as the row. */
export function pictureAt(left: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(left / width)));
}
