import { circle, cream, line, path, type Drawings } from '../drawing.ts';

const green = '#14532d';

const stall =
  path('M24 54h72v52H24z', cream) +
  path('M16 54 24 22h72l8 32z', '#fff') +
  path('M16 54 24 22h12l-4 32zM48 54l3-32h18l3 32zM88 54l-4-32h12l8 32z', green) +
  path('M16 54c0 12 16 12 16 0 0 12 16 12 16 0 0 12 24 12 24 0 0 12 16 12 16 0 0 12 16 12 16 0') +
  path('M36 72h20v34H36z', '#b9783f') +
  path('M64 72h24v18H64z', '#cfe6f2');

/** A basket of bamboo, empty. */
const basket =
  path('M20 56h80l-12 48c-8 4-48 4-56 0z', '#d9a75c') +
  path('M24 72h72M28 88h64M40 58l5 46M60 58v48M80 58l-5 46') +
  path('M16 48h88v10H16z', '#b9783f') +
  path('M34 48c0-40 52-40 52 0');

/** A folded map of fields with a river and a way, and a place on it. */
const map =
  path('M10 32 43 22 77 34 110 24v72L77 106 43 94 10 104z', '#dff0d0') +
  path('M14 66 40 58v28L14 94zM81 78l25-8v22l-25 8z', '#f0d27a') +
  path('M47 68 73 77v22L47 90zM81 40l25-8v18l-25 8z', '#a9d08e') +
  path('M10 52c16-8 24 8 42 4s34-22 58-14', 'none', line(6, '#6fb1e0')) +
  path('M30 99c4-22 26-16 34-34s22-18 26-35', 'none', line(4, cream)) +
  path('M43 22v72M77 34v72', 'none', line(1.5, '#7a4b25')) +
  path('M60 22c11 0 19 8 19 18 0 13-19 31-19 31S41 53 41 40c0-10 8-18 19-18z', '#9a3412') +
  circle(60, 40, 7, cream);

/** The shop, the way to it, and what is still empty when one starts to buy. */
export const shopScenes: Drawings = {
  shop: () => stall,
  map: () => map,
  'empty-shop': () =>
    stall +
    path('M64 72h24v18H64z', '#8d8276') +
    path('M64 78h24M64 84h24') +
    path('M36 72h20v34H36z', '#8d8276') +
    path('M36 80h20M36 88h20M36 96h20'),
  'empty-cart': () =>
    basket + path('M60 42c-12-2-16-10-16-18 12 0 16 8 16 18zM60 42c0-12 4-20 16-22 0 12-6 20-16 22z', '#5aa845'),
  'empty-orders': () =>
    path('M22 48h76v56H22z', '#d9a75c') +
    path('M22 48 12 30l44-6 4 24zM98 48l10-18-44-6-4 24z', '#e8c48a') +
    path('M52 48h16v18l-8-6-8 6z', cream) +
    path('M34 90h16M34 96h10'),
  'empty-addresses': () =>
    path('M20 62 50 36l30 26v44H20z', cream) +
    path('M12 64 50 30l38 34', 'none', line(6, '#9a3412')) +
    path('M42 76h16v30H42z', '#b9783f') +
    path('M90 22c11 0 18 8 18 18 0 12-18 30-18 30S72 52 72 40c0-10 7-18 18-18z', green) +
    circle(90, 40, 7, cream),
};
