import { circle, cream, dots, ground, outlined, path } from './drawing.ts';

const green = '#14532d';
const line = (width: number, colour: string) => ` stroke="${colour}" stroke-width="${width}"`;

const stall =
  path('M24 54h72v52H24z', cream) +
  path('M16 54 24 22h72l8 32z', '#fff') +
  path('M16 54 24 22h12l-4 32zM48 54l3-32h18l3 32zM88 54l-4-32h12l8 32z', green) +
  path('M16 54c0 12 16 12 16 0 0 12 16 12 16 0 0 12 24 12 24 0 0 12 16 12 16 0 0 12 16 12 16 0') +
  path('M36 72h20v34H36z', '#b9783f') +
  path('M64 72h24v18H64z', '#cfe6f2');

/** A basket of bamboo, empty. */
const basket = path('M20 56h80l-12 48c-8 4-48 4-56 0z', '#d9a75c') + path('M24 72h72M28 88h64M40 58l5 46M60 58v48M80 58l-5 46') + path('M16 48h88v10H16z', '#b9783f') + path('M34 48c0-40 52-40 52 0');

/** Pictures that show a place or a state rather than goods. */
export const scenes: Readonly<Record<string, () => string>> = {
  shop: () => ground(46) + outlined(2.5, stall),
  'empty-shop': () => ground(46) + outlined(2.5, stall + path('M64 72h24v18H64z', '#8d8276') + path('M64 78h24M64 84h24') + path('M36 72h20v34H36z', '#8d8276') + path('M36 80h20M36 88h20M36 96h20')),
  'empty-cart': () => ground(42) + outlined(2.5, basket + path('M60 42c-12-2-16-10-16-18 12 0 16 8 16 18zM60 42c0-12 4-20 16-22 0 12-6 20-16 22z', '#5aa845')),
  'empty-orders': () =>
    ground(40) + outlined(2.5, path('M22 48h76v56H22z', '#d9a75c') + path('M22 48 12 30l44-6 4 24zM98 48l10-18-44-6-4 24z', '#e8c48a') + path('M52 48h16v18l-8-6-8 6z', cream) + path('M34 90h16M34 96h10')),
  'empty-addresses': () =>
    ground(44) + outlined(2.5, path('M20 62 50 36l30 26v44H20z', cream) + path('M12 64 50 30l38 34', 'none', line(6, '#9a3412')) + path('M42 76h16v30H42z', '#b9783f') + path('M90 22c11 0 18 8 18 18 0 12-18 30-18 30S72 52 72 40c0-10 7-18 18-18z', green) + circle(90, 40, 7, cream)),
  offline: () =>
    ground(40) + outlined(2.5, path('M54 106l6-58 6 58z', '#b9783f') + circle(60, 44, 6, cream) + path('M46 58a20 20 0 0 1 0-28M74 58a20 20 0 0 0 0-28M36 68a34 34 0 0 1 0-48M84 68a34 34 0 0 0 0-48', 'none', line(4, '#8d8276')) + path('M24 16l72 72', 'none', line(6, '#b42318'))),
  'not-found': () =>
    ground(42) + outlined(2.5, path('M56 22h8v84h-8z', '#b9783f') + path('M30 28h54l14 11-14 11H30z', '#f2c230') + path('M90 58H40L26 69l14 11h50z', cream) + path('M30 106c2-8 8-8 10 0M76 106c2-10 10-10 12 0', '#5aa845')),
  error: () =>
    ground(40) + outlined(2.5, path('M18 72c0-12 8-18 18-18 2-18 14-28 28-28s26 10 28 26c10 0 16 8 16 18s-8 18-18 18H36c-10 0-18-6-18-16z', '#e4e1d8') + path('M62 62 48 84h12l-6 24 24-32H64l8-14z', '#f2c230')),
};

/** Pictures of categories that no single emblem says. */
export const categoryScenes: Readonly<Record<string, () => string>> = {
  fertiliser: () =>
    ground(44) +
    outlined(2.5, path('M22 28c8 5 40 5 48 0 2 7 0 12-2 15 7 18 7 42 2 60-7 5-41 5-48 0-5-18-5-42 2-60-2-3-4-8-2-15z', '#f6ecd6') + path('M24 43c12 3 32 3 44 0') + path('M19 58c18 4 36 4 54 0v28c-18 4-36 4-54 0z', green) + path('M64 106c4-18 12-24 22-24s18 8 22 24z', '#f4f1ea')) +
    dots([[78, 98], [86, 90], [94, 98], [86, 101]], 2.5, '#b9a78a') +
    path('M46 82V68M46 73c-8-1-10-5-10-10 7 0 10 4 10 10zM46 70c0-6 3-9 10-9 0 6-4 9-10 9z', 'none', ` stroke="#fff" stroke-width="2.5"`),
  seed: () =>
    ground(42) +
    outlined(2.5, path('M14 78c12-4 20 2 30 2h20c6 0 6 8 0 8H48h16l28-12c8-2 10 6 4 9l-30 16c-10 4-22 2-34-2H14z', '#c98f5d') + [[48, 66], [62, 64], [76, 66], [55, 72], [69, 72]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="4.500" fill="#e3a92b"/>`).join('') + path('M62 62V34', 'none', line(3, '#3f8f3a')) + path('M62 46C46 46 40 36 40 24c14 0 22 8 22 22zM62 40c0-14 6-22 20-24 2 14-6 24-20 24z', '#5aa845')),
  // Spade and trowel side by side: crossed blades would be read as a party's sign.
  tools: () =>
    ground(42) +
    outlined(2.5, path('M34 14h12v54H34z', '#b9783f') + path('M26 10h28v8H26z', '#8b5e34') + path('M20 62h40v24c0 12-10 18-20 22-10-4-20-10-20-22z', '#b9c0c4') + path('M40 68v26') + path('M82 14c0-6 14-6 14 0l-2 34H84z', '#c2610c') + path('M84 48h10v12H84z', '#4a4f4c') + path('M76 60h26c2 22-4 38-13 48-9-10-15-26-13-48z', '#b9c0c4')),
};
