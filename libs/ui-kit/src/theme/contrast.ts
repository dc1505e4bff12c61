/** A colour by its three channels, 0–255. */
type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (`#rrggbb`), 1 to 21, as the accessibility guidelines (WCAG 2.2) define it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour tokens that a stylesheet sets, by name without `--color-`. */
export function colourTokens(css: string): ReadonlyMap<string, string> {
  const found = css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})(?:[0-9a-f]{2})?;/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}
