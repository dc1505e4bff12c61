/** The value at the upper edge of a chart: the highest, or 1 where all are nothing. */
export function topOf(values: readonly number[]): number {
  return Math.max(1, ...values);
}

/** The line through values, left to right; nothing is at the lower edge, `top` at the upper one. */
export function linePath(
  values: readonly number[],
  top: number,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)},${round(height - (height * value) / top)}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
