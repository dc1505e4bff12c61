/** The outline of everything that is drawn: warm brown, like a brush on paper. */
export const outline = '#7a4b25';

/** The width of every outline, in a box of 120 by 120. */
export const outlineWidth = 2.5;

/** Drawings by name. */
export type Drawings = Readonly<Record<string, () => string>>;

/** The cream of a label's seal and of an undyed sack. */
export const cream = '#fff7e6';

/** Colours a pack can have, by name. */
export const packColours = {
  green: '#14532d',
  lime: '#5a8a1f',
  teal: '#0f766e',
  blue: '#0b4f8f',
  purple: '#6b2a86',
  red: '#9a3412',
  orange: '#c2610c',
  yellow: '#e0a912',
  brown: '#8b5e34',
  grey: '#5f6670',
} as const;

/** A name out of {@link packColours}. */
export type PackColour = keyof typeof packColours;

/** A closed or open path with a fill. */
export function path(d: string, fill = 'none', more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** A circle with a fill. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
}

/** An ellipse with a fill, turned by so many degrees around its middle. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 3): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** Several circles of one size and colour, given as x,y pairs. */
export function dots(points: readonly (readonly [number, number])[], r: number, fill: string): string {
  return points.map(([x, y]) => circle(x, y, r, fill)).join('');
}

/** Attributes of a line that has its own width and colour instead of the outline's. */
export function line(width: number, colour: string): string {
  return ` stroke="${colour}" stroke-width="${width}"`;
}

/** Attributes of a tone within an outlined shape. */
export const bare = ' stroke="none"';

/** The soft shadow on which everything stands. */
export function ground(width: number, x = 60): string {
  return `<ellipse cx="${x}" cy="109" rx="${width}" ry="5" fill="#000" fill-opacity=".08"/>`;
}

/** A group with an outline of the given width. */
export function outlined(width: number, content: string, transform = ''): string {
  const place = transform === '' ? '' : ` transform="${transform}"`;
  return (
    `<g${place} stroke="${outline}" stroke-width="${width}" stroke-linejoin="round" ` +
    `stroke-linecap="round">${content}</g>`
  );
}

/** Two decimals are finer than a phone shows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Something drawn around 0,0, moved to a place, turned and scaled; its outline stays as wide as all others. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return (
    `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}" ` +
    `stroke-width="${round(outlineWidth / Math.abs(scale))}">${content}</g>`
  );
}

/** A whole picture of 120 by 120. */
export function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${content}</svg>`;
}
