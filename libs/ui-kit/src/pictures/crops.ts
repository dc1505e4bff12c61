import { box, circle, dots, path } from './drawing.ts';

const leafGreen = '#3f8f3a';
const stem = ' stroke="#2f6b2c"';
const bare = ' stroke="none"';

/** Grains in pairs along a stalk. */
function ear(grain: string, awns = false): string {
  const pairs = [15, 24, 33]
    .map((y) => path(`M24 ${y + 9}c-8 0-10-5-9-10 5 1 9 4 9 10zc8 0 10-5 9-10-5 1-9 4-9 10z`, grain))
    .join('');
  const hairs = awns ? path('M15 14 10 3M33 14 38 3M24 6V1M19 9 17 1M29 9l2-8') : '';
  return path('M24 46V12', 'none', stem) + hairs + path('M24 5c5 4 5 9 0 13-5-4-5-9 0-13z', grain) + pairs;
}

/** A pod that shows its seeds. */
function pod(shell: string, seed: string): string {
  return (
    path('M41 7c4 15-9 33-29 34-5 0-7-4-5-8C13 17 25 8 41 7z', shell) +
    dots([[15, 33], [24, 25], [33, 16]], 5, seed) +
    path('M41 7c0-3 1-4 3-5')
  );
}

/** Round grains close together on a stalk. */
function millet(grain: string, width: number, height: number): string {
  const top = 5;
  const middle = top + height / 2;
  const marks = [-0.45, 0, 0.45]
    .flatMap((x) => [-0.5, -0.15, 0.2, 0.55].map((y) => [24 + x * width, middle + y * (height / 2)] as const))
    .map(([x, y]) => `M${x} ${y}v.1`)
    .join('');
  return (
    path('M24 46V30M24 44c-8-1-12-6-13-12 6 1 11 5 13 12z', leafGreen, stem) +
    `<ellipse cx="24" cy="${middle}" rx="${width}" ry="${height / 2}" fill="${grain}"/>` +
    path(marks)
  );
}

/** Petals around a heart. */
function flower(x: number, y: number, r: number, petal: string, heart: string, petals: number): string {
  const around = Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * 2 * Math.PI;
    return [Math.round(x + Math.cos(angle) * r), Math.round(y + Math.sin(angle) * r)] as const;
  });
  return dots(around, Math.round(r * 0.62), petal) + circle(x, y, Math.round(r * 0.6), heart);
}

/** A fruit with a stalk and a leaf. */
function fruit(skin: string, d = 'M24 13c10-4 19 3 18 14-1 10-9 17-18 17S7 37 6 27C5 16 14 9 24 13z'): string {
  return path(d, skin) + path('M24 13V6') + path('M25 9c3-6 9-7 13-5-2 6-8 8-13 5z', leafGreen);
}

/** A knobby root. */
function rhizome(skin: string): string {
  return (
    path('M6 27c-1-6 5-9 10-7 1-9 10-10 12-2 7-5 15 0 12 7 5 3 3 11-3 11-2 7-10 8-13 2-5 5-12 2-12-4-4 0-6-3-6-7z', skin) +
    path('M16 20l2 5M28 18l-1 6M40 25l-6 2M24 38l1-5')
  );
}

/** A long fruit that hangs from a green cap. */
function long(skin: string, marks = ''): string {
  return path('M15 12c7-5 14-3 18 4 5 9 8 17 9 25-9 4-19-1-24-9-4-7-7-15-3-20z', skin) + marks + path('M12 16c1-6 7-9 12-6-2 6-7 8-12 6zM15 10c0-3-1-5-4-6', leafGreen);
}

/** Crops, drawn in a box of 48 by 48 in an outlined group. The names are the crops' ids. */
export const cropDrawings: Readonly<Record<string, () => string>> = {
  wheat: () => ear('#e3a92b'),
  barley: () => ear('#d9bd6a', true),
  paddy: () =>
    path('M12 46C10 22 20 6 36 10M12 46c2-10-1-18-7-24M13 44c4-6 6-8 10-9', 'none', stem) +
    [[24, 9, 18], [31, 8, 0], [37, 12, -18], [40, 19, -12], [31, 19, 0], [24, 20, 16], [35, 28, -6]]
      .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="5.5" fill="#e8c24a" transform="rotate(${turn} ${x} ${y})"/>`)
      .join(''),
  maize: () =>
    path('M24 3c9 6 11 18 8 32H16C13 21 15 9 24 3z', '#f6c832') +
    path('M24 4v30M18 11l13 1M15 19h18M15 27h18', 'none', ' stroke-width="1.2"') +
    path('M9 16c7 3 12 12 15 29C13 44 6 34 9 16zM39 16c-7 3-12 12-15 29 11-1 18-11 15-29z', leafGreen),
  bajra: () => millet('#b9a15c', 6, 30),
  jowar: () => millet('#e9d6a0', 11, 28),
  ragi: () =>
    path('M24 46V26', 'none', stem) +
    path('M24 30C14 28 8 20 9 8c8 3 13 10 15 22zM24 30c10-2 16-10 15-22-8 3-13 10-15 22zM24 30c-6-9-6-18 0-26 6 8 6 17 0 26z', '#9a4f2b'),
  sugarcane: () =>
    [9, 20, 31].map((x, index) => box(x, 14 + (index % 2) * 4, 8, 32, index === 1 ? '#a9b93f' : '#8aa83a', 2)).join('') +
    path('M9 24h8M9 35h8M20 27h8M20 38h8M31 24h8M31 35h8') +
    path('M13 14C11 8 7 5 3 5c0 6 4 9 10 9zM24 17c-3-7-2-11 1-15 3 5 3 10-1 15zM35 14c1-7 5-10 10-10 0 7-4 10-10 10z', leafGreen),
  cotton: () =>
    path('M24 46V34', 'none', stem) +
    dots([[15, 19], [33, 19], [24, 12], [24, 25]], 9.5, '#fff') +
    path('M9 25c5 1 11 3 15 9 4-6 10-8 15-9-1 9-7 14-15 14S10 34 9 25z', '#8b5e34'),
  jute: () =>
    path('M16 46 18 8M32 46 30 8M24 46V4', 'none', ' stroke="#6b7d2c"') +
    path('M18 20C10 20 6 15 6 9c7 0 11 4 12 11zM30 20c8 0 12-5 12-11-7 0-11 4-12 11zM24 32c-7 0-11-4-12-10 7 0 11 4 12 10zM24 32c7 0 11-4 12-10-7 0-11 4-12 10z', leafGreen),
  soybean: () => pod('#b9a53d', '#f3e3ab'),
  pea: () => pod('#4f9440', '#a8d468'),
  moong: () => pod('#7a7b35', '#6fae3f'),
  urad: () => pod('#6b6350', '#2e2c28'),
  arhar: () => pod('#8ca043', '#d6a45a'),
  guar: () => pod('#5f9b4a', '#cfe0a0'),
  gram: () =>
    path('M8 29c-1-8 6-13 12-11 2-4 4-5 7-5-1 3 0 5 2 7 4 6 2 18-8 19-8 1-12-4-13-10z', '#d9a75c') +
    path('M29 36c-3-6 1-13 7-12 1-3 3-4 5-4-1 3 0 4 2 6 3 5 1 14-6 14-4 0-7-1-8-4z', '#e6bd7c') +
    path('M20 18c2 4 2 8 0 12'),
  lentil: () =>
    [[15, 30], [33, 31], [24, 18]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="10" ry="7.5" fill="#e07b39"/>`).join('') +
    path('M10 29c3-3 7-3 9-1M19 17c3-3 7-3 9-1M28 30c3-3 7-3 9-1'),
  groundnut: () =>
    path('M13 6c8-4 16 1 15 9 0 5 2 7 6 10 7 6 5 17-4 19-9 1-15-5-14-13 0-5-2-7-5-10-5-5-4-12 2-15z', '#dca867') +
    path('M16 12l6 3M14 18l8-1M23 29l8-2M22 36l9 1M27 42l3-4'),
  mustard: () =>
    path('M24 46V24M24 42c-6 0-10-3-12-8M24 38c6 0 9-3 11-7', 'none', stem) +
    flower(24, 12, 6, '#f8c916', '#b98d00', 4) + flower(12, 22, 5, '#f8c916', '#b98d00', 4) + flower(36, 21, 5, '#f8c916', '#b98d00', 4),
  sunflower: () =>
    path('M24 46V30M24 44c-8 0-11-4-12-8 7 0 10 3 12 8z', leafGreen, stem) + flower(24, 19, 12, '#f8b916', '#6b3f1d', 9),
  safflower: () =>
    path('M24 46V30', 'none', stem) +
    path('M12 24C10 16 12 9 15 4l4 9 5-11 5 11 4-9c3 5 5 12 3 20z', '#ef7d1a') + path('M11 22c4 2 22 2 26 0 1 7-5 13-13 13S10 29 11 22z', leafGreen),
  castor: () =>
    path('M24 46V32', 'none', stem) +
    path('M24 4v5M10 10l4 4M38 10l-4 4M5 21h5M43 21h-5M10 33l4-3M38 33l-4-3') + circle(24, 21, 14, '#a63d3d') + path('M24 7c-5 8-5 20 0 28 5-8 5-20 0-28z', '#bd5650'),
  sesame: () =>
    path('M24 46V6', 'none', stem) +
    path('M24 18c-8 0-11-5-11-12 8 1 11 6 11 12zM24 18c8 0 11-5 11-12-8 1-11 6-11 12zM24 34c-8 0-11-5-11-12 8 1 11 6 11 12zM24 34c8 0 11-5 11-12-8 1-11 6-11 12z', '#f2e3bd'),
  onion: () =>
    path('M20 14c0-5-2-8-5-11M24 13V2M28 14c0-5 2-8 5-11', 'none', ' stroke="#3f8f3a" stroke-width="3"') +
    path('M24 11c-2 6-17 9-17 21 0 8 8 12 17 12s17-4 17-12c0-12-15-15-17-21z', '#b5446c') +
    path('M24 12c-8 9-9 22-3 32M24 12c8 9 9 22 3 32', 'none', ' stroke="#8c2f52"'),
  garlic: () =>
    path('M24 4c-1 9-16 13-16 26 0 8 7 13 16 13s16-5 16-13C40 17 25 13 24 4z', '#fbf3ea') + path('M24 12c-7 9-8 21-3 31M24 12c7 9 8 21 3 31M18 46h12'),
  potato: () =>
    path('M6 29C6 18 15 9 27 10c11 0 17 8 15 17-2 10-10 16-20 15C12 42 6 37 6 29z', '#d6a566') + path('M16 24l3 2M28 18l3 1M33 30l-3 1M20 35l3-1M26 27v.1'),
  tomato: () =>
    path('M24 14c9-4 19 2 19 13 0 10-8 17-19 17S5 37 5 27c0-11 10-17 19-13z', '#d8342a') + path('M24 16c-4 4-8 4-12 2 3-3 5-6 9-6l-1-7h7l0 7c4 0 6 3 9 6-4 2-8 2-12-2z', leafGreen),
  chilli: () => path('M14 14c9-6 18 0 19 12 1 8 4 13 9 15-14 6-30-6-28-27z', '#d62828') + path('M10 17c1-6 8-9 13-6-2 6-8 8-13 6zM13 12c-1-4 1-7 4-9', leafGreen),
  brinjal: () => path('M17 16c6-6 14-3 18 4 8 12 6 24-6 25C17 46 9 28 17 16z', '#5b2a86') + path('M12 20c0-7 7-13 15-10 1 4-1 7-4 8l-2-2-1 5-3-2-1 4c-2 0-4-1-4-3zM19 10c-1-4-4-6-7-6', leafGreen),
  okra: () => long('#5c9f45', path('M20 14c5 9 11 18 19 26M27 11c5 9 9 18 14 28', 'none', ' stroke="#2f6b2c"')),
  cucumber: () => path('M8 14c2-7 11-8 16-2 7 8 14 14 18 22 2 7-5 12-12 9C19 37 7 25 8 14z', '#3c7d3a') + path('M15 15l4 6M24 23l4 6M33 33l3 4M14 24l3 4M24 33l4 3M9 11C7 8 6 6 6 3', 'none', ' stroke="#a9d36b"'),
  bottlegourd: () => path('M22 8c7-2 10 4 9 9-1 5 9 8 9 17 0 7-6 11-15 11S9 41 9 33c0-9 10-12 9-17-1-3 1-7 4-8z', '#a7cf7b') + path('M24 8c0-4 2-6 5-6', 'none', stem),
  bittergourd: () => path('M42 7c1 9-2 13-3 16 1 3-1 5-4 6-1 4-4 5-7 5-2 4-5 4-8 4-4 3-9 4-13 3 0-4 2-8 4-12 0-4 2-6 5-7 1-4 4-6 7-6 3-4 9-8 19-9z', '#5f9b3c') + path('M18 27v.1M25 20v.1M25 30v.1M33 14v.1M32 23v.1M14 34v.1', 'none', ' stroke="#d7ecc0"'),
  cauliflower: () => path('M5 22c1 15 9 22 19 22s18-7 19-22c-5 1-8 4-10 8H15c-2-4-5-7-10-8z', leafGreen) + dots([[14, 22], [34, 22], [24, 14], [20, 26], [29, 26]], 8, '#fbf3df'),
  cabbage: () => circle(24, 25, 19, '#9ccb7a') + path('M24 6c-10 9-12 25-3 37M24 6c12 10 13 26 3 38M7 18c8-1 13 3 16 9M41 18c-7 0-11 3-14 8M24 14v28', 'none', ' stroke="#4f8f3d"'),
  ginger: () => rhizome('#e2c086'),
  turmeric: () => rhizome('#e9971f'),
  coriander: () => path('M24 46V26M24 38l-9-8M24 38l9-8', 'none', stem) + path('M24 28c-5-2-9-7-7-12l3 1c-1-6 2-10 4-12 2 2 5 6 4 12l3-1c2 5-2 10-7 12zM15 32C9 33 5 29 4 24l4 0c2-2 7 0 7 8zM33 32c6 1 10-3 11-8l-4 0c-2-2-7 0-7 8z', leafGreen),
  cumin: () =>
    [[14, 16, -30], [30, 13, 20], [22, 27, -15], [36, 29, 35], [13, 36, 25], [29, 40, -20]]
      .map(([x, y, turn]) => `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="4" ry="8" fill="#b58a4a"/><path d="M${x} ${y! - 6}v12"/></g>`)
      .join(''),
  watermelon: () => path('M4 16h40c0 14-8 26-20 26S4 30 4 16z', '#3c7d3a') + path('M8 16h32c-1 10-7 19-16 19S9 26 8 16z', '#e4404a', bare) + path('M17 22v2M24 27v2M31 22v2M24 20v1', 'none', ' stroke="#2e2c28"'),
  banana: () => path('M12 5c1 16 8 25 30 28-2 9-12 12-21 8C9 36 4 22 8 6z', '#f6cd38') + path('M10 6c0 16 8 28 28 33') + path('M7 6l2-4h5l-2 4z', '#7a4b25'),
  mango: () => path('M13 15c7-7 18-6 24 1 7 8 7 19-1 25-9 6-22 3-27-7-4-7-2-14 4-19z', '#f5a623') + path('M13 15c-2-4-1-8 1-11') + path('M15 9c5-5 12-5 16-2-4 5-11 6-16 2z', leafGreen),
  grapes: () => path('M24 12V3') + path('M24 9c4-6 11-6 15-3-3 6-10 8-15 3z', leafGreen) + dots([[14, 18], [24, 17], [34, 18], [19, 26], [29, 26], [24, 35], [14, 27], [34, 27], [19, 35], [29, 35], [24, 42]], 5.5, '#6b3a8a'),
  pomegranate: () => path('M17 5l4 4 3-5 3 5 4-4v9c8 3 12 9 12 15 0 9-8 15-19 15S5 38 5 29c0-6 4-12 12-15z', '#c62f3b') + path('M24 20c-7 1-10 7-7 14 3 3 11 3 14 0 3-7 0-13-7-14z', '#f3c9b8') + dots([[21, 28], [27, 28], [24, 33]], 2, '#c62f3b'),
  papaya: () => path('M23 4c9 0 13 9 14 20 1 12-4 20-13 20S10 36 11 24C12 13 15 4 23 4z', '#f08c2e') + path('M24 16c4 2 5 8 5 13s-2 8-5 8-5-3-5-8 1-11 5-13z', '#fbe0b0') + path('M23 23v.1M25 28v.1M23 32v.1', 'none', ' stroke="#2e2c28" stroke-width="3.4"'),
  orange: () => fruit('#f28c1e') + path('M14 30v.1M20 36v.1M30 32v.1'),
  lemon: () => fruit('#f3d630', 'M24 13c9-2 16 4 17 12l4 4-6 5c-3 6-9 10-16 9C12 43 6 36 7 27c1-8 8-14 17-14z'),
  tea: () => path('M24 46V24', 'none', stem) + path('M24 30C13 31 6 25 5 14c11 0 18 6 19 16zM24 30c11 1 18-5 19-16-11 0-18 6-19 16zM24 24c-4-8-3-14 0-21 4 7 4 13 0 21z', leafGreen),
  coconut: () => circle(24, 26, 18, '#8b5e34') + path('M8 20c8 6 24 6 32 0', '#8b5e34') + path('M9 19c3-8 9-11 15-11s12 3 15 11c-8 6-22 6-30 0z', '#fff') + path('M18 32l3 5M29 31l-1 6M24 38l1 4'),
};
