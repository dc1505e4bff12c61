import { circle, ellipse, line, path } from './drawing.ts';

/** Colours of plants in health and sickness, and of the ground they stand in. */
export const hues = {
  leaf: '#5aa845',
  deep: '#3f8f3a',
  vein: '#2f6b2c',
  pale: '#c5dc7a',
  yellow: '#f2d13c',
  straw: '#e3c878',
  rust: '#d2691e',
  brown: '#8a4b1f',
  dark: '#33271f',
  soil: '#9b6a3d',
  root: '#f0dcb4',
  water: '#4aa3df',
  white: '#fdfdfb',
} as const;

/** The rim of {@link leaf}. */
export const leafShape = 'M60 98C28 94 16 66 24 42 31 24 46 14 60 8c14 6 29 16 36 34 8 24-4 52-36 56z';

/** One broad leaf that fills the picture: what falls on it shows even at 64 px. */
export function leaf(fill: string = hues.leaf, vein: string = hues.vein): string {
  return (
    path('M60 98v12', 'none', line(5, hues.vein)) +
    path(leafShape, fill) +
    path('M60 18v90M60 46 42 32M60 46l18-14M60 64 34 48M60 64l26-16M60 82 34 70M60 82l26-12', 'none', line(2.5, vein))
  );
}

/** One broad leaf whose rim has another colour than its middle. */
export function rimmedLeaf(rim: string, middle: string, vein: string = hues.vein): string {
  return (
    path('M60 98v12', 'none', line(5, hues.vein)) +
    path(leafShape, rim) +
    path('M60 90C38 86 30 66 36 48c4-16 14-24 24-30 10 6 20 14 24 30 6 18-2 38-24 42z', middle, ' stroke="none"') +
    path('M60 24v84M60 50 45 38M60 50l15-12M60 66 40 54M60 66l20-12M60 82l-18-9M60 82l18-9', 'none', line(2.5, vein))
  );
}

/** One blade of paddy, wheat, maize or cane, from the lower left to the upper right. */
export function blade(fill: string = hues.leaf, vein: string = hues.vein): string {
  return (
    path('M16 106C22 64 52 26 106 10 102 54 74 88 34 110z', fill) +
    path('M26 108C48 78 76 46 106 10', 'none', line(2.5, vein))
  );
}

/**
 * Marks that lie along {@link blade}.
 *
 * @param places how far along from the base (0–1), and how far beside the middle (−18 to 18)
 */
export function alongBlade(
  places: readonly (readonly [number, number])[],
  rx: number,
  ry: number,
  fill: string,
): string {
  return places
    .map(([far, beside]) =>
      ellipse(Math.round(26 + 80 * far + beside * 0.78), Math.round(108 - 98 * far + beside * 0.63), rx, ry, fill, -50),
    )
    .join('');
}

/** A bush with two pairs of leaves and a young leaf on top, each of its own colour. */
export function bush(low: string = hues.leaf, middle: string = low, top: string = middle): string {
  return (
    path('M60 110V36', 'none', line(5, hues.vein)) +
    path('M60 96C38 98 20 88 14 68c22-2 42 6 46 28zc22 2 40-8 46-28-22-2-42 6-46 28z', low) +
    path('M60 68C42 68 28 58 24 40c20-2 34 8 36 28zc18 0 32-10 36-28-20-2-34 8-36 28z', middle) +
    path('M60 46c-13-10-13-25 0-38 13 13 13 28 0 38z', top)
  );
}

/**
 * A clump of paddy, wheat or cane: its outer blades, its inner blades and its heart, or null where something else
 * grows.
 */
export function clump(outer: string = hues.leaf, inner: string = outer, heart: string | null = inner): string {
  return (
    path('M50 110C46 82 34 60 10 48c2 26 12 48 28 62zM70 110c4-28 16-50 40-62-2 26-12 48-28 62z', outer) +
    path('M56 110C54 74 48 42 32 16c-6 32-2 66 12 94zM64 110c2-36 8-68 24-94 6 32 2 66-12 94z', inner) +
    (heart === null ? '' : path('M60 110c-8-36-8-70 0-102 8 32 8 66 0 102z', heart))
  );
}

/** A stalk with two nodes, as of cane or maize. */
export function stalk(fill: string = hues.leaf): string {
  return path('M42 8h36v102H42z', fill) + path('M39 40h42M39 78h42', 'none', line(5, hues.vein));
}

/** An ear with ten grains, from the tip down; each may have its own colour. */
export function ear(grainAt: (index: number) => string, bearded = true): string {
  const pairs = [36, 54, 72, 90].flatMap((y, step) => [
    path(`M60 ${y}c-15 1-22-8-20-21 12 1 20 9 20 21z`, grainAt(1 + step * 2)),
    path(`M60 ${y}c15 1 22-8 20-21-12 1-20 9-20 21z`, grainAt(2 + step * 2)),
  ]);
  const beard = bearded
    ? path('M42 16 34 4M78 16l8-12M41 33 30 16M79 33l11-17M41 51 28 33M79 51l13-18M41 70 28 52M79 70l13-18')
    : '';
  return (
    path('M60 110V20', 'none', line(4, hues.vein)) +
    beard +
    path('M60 4c8 8 8 14 0 22-8-8-8-14 0-22z', grainAt(0)) +
    pairs.join('')
  );
}

/** A hanging panicle of paddy; each of its eleven grains may have its own colour. */
export function panicle(grainAt: (index: number) => string): string {
  const grains = [
    [44, 22, 40],
    [60, 14, 20],
    [76, 16, -5],
    [90, 26, -25],
    [99, 42, -20],
    [58, 32, 25],
    [74, 36, 5],
    [88, 50, -10],
    [100, 62, -8],
    [78, 58, 8],
    [90, 74, -4],
  ] as const;
  return (
    path('M30 110C22 60 42 18 84 28c12 4 16 22 16 44M30 110c4-26-2-44-18-58', 'none', line(4, hues.vein)) +
    path('M30 100c10-24 22-34 34-38-4 18-16 32-34 38z', hues.leaf) +
    grains.map(([x, y, turn], index) => ellipse(x, y, 6.5, 10.5, grainAt(index), turn)).join('')
  );
}

/** The ground cut open: what lives or rots below shows. */
export function openGround(top = 54): string {
  return path(`M8 ${top}c20-5 84-5 104 0v${104 - top}c-20 6-84 6-104 0z`, hues.soil);
}

/** Roots that hang from a place in the middle. */
export function roots(top: number, colour: string = hues.root): string {
  return path(
    `M60 ${top}v${102 - top}M60 ${top + 6}c-12 3-22 10-28 24M60 ${top + 6}c12 3 22 10 28 24M60 ` +
      `${top + 18}c-6 4-11 10-13 22M60 ${top + 18}c6 4 11 10 13 22`,
    'none',
    line(4.5, colour),
  );
}

/** A flat bed of soil to stand on. */
export const bed = path('M8 98c16-7 34-7 52-3s36 3 52-2v12c-16 6-88 6-104 0z', hues.soil);

/** A drop of water or of honeydew, its tip at the given place. */
export function drop(x: number, y: number, fill: string = hues.water): string {
  return path(`M${x} ${y}c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z`, fill);
}

/** A round hole that something ate or bored. */
export function hole(x: number, y: number, r: number, fill: string = hues.dark): string {
  return circle(x, y, r, fill);
}
