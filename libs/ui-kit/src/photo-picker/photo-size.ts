/** Width and height of a picture in its own pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a photo whose longest side is at most `longestSide`; a smaller one stays as it is. Whole pixels, at
 * least one.
 */
export function fitWithin({ width, height }: PhotoSize, longestSide: number): PhotoSize {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
