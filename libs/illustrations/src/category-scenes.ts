import { dots, ground, line, outlined, path } from './drawing.ts';

const green = '#14532d';

/** Pictures of categories that no single emblem says. */
export const categoryScenes: Readonly<Record<string, () => string>> = {
  fertiliser: () =>
    ground(44) +
    outlined(
      2.5,
      path('M22 28c8 5 40 5 48 0 2 7 0 12-2 15 7 18 7 42 2 60-7 5-41 5-48 0-5-18-5-42 2-60-2-3-4-8-2-15z', '#f6ecd6') +
        path('M24 43c12 3 32 3 44 0') +
        path('M19 58c18 4 36 4 54 0v28c-18 4-36 4-54 0z', green) +
        path('M64 106c4-18 12-24 22-24s18 8 22 24z', '#f4f1ea'),
    ) +
    dots(
      [
        [78, 98],
        [86, 90],
        [94, 98],
        [86, 101],
      ],
      2.5,
      '#b9a78a',
    ) +
    path(
      'M46 82V68M46 73c-8-1-10-5-10-10 7 0 10 4 10 10zM46 70c0-6 3-9 10-9 0 6-4 9-10 9z',
      'none',
      ` stroke="#fff" stroke-width="2.5"`,
    ),
  seed: () =>
    ground(42) +
    outlined(
      2.5,
      path('M14 78c12-4 20 2 30 2h20c6 0 6 8 0 8H48h16l28-12c8-2 10 6 4 9l-30 16c-10 4-22 2-34-2H14z', '#c98f5d') +
        [
          [48, 66],
          [62, 64],
          [76, 66],
          [55, 72],
          [69, 72],
        ]
          .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="4.500" fill="#e3a92b"/>`)
          .join('') +
        path('M62 62V34', 'none', line(3, '#3f8f3a')) +
        path('M62 46C46 46 40 36 40 24c14 0 22 8 22 22zM62 40c0-14 6-22 20-24 2 14-6 24-20 24z', '#5aa845'),
    ),
  // Spade and trowel side by side: crossed blades would be read as a party's sign.
  tools: () =>
    ground(42) +
    outlined(
      2.5,
      path('M34 14h12v54H34z', '#b9783f') +
        path('M26 10h28v8H26z', '#8b5e34') +
        path('M20 62h40v24c0 12-10 18-20 22-10-4-20-10-20-22z', '#b9c0c4') +
        path('M40 68v26') +
        path('M82 14c0-6 14-6 14 0l-2 34H84z', '#c2610c') +
        path('M84 48h10v12H84z', '#4a4f4c') +
        path('M76 60h26c2 22-4 38-13 48-9-10-15-26-13-48z', '#b9c0c4'),
    ),
};
