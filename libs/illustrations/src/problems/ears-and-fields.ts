import { circle, dots, line, path, placed, type Drawings } from '../drawing.ts';
import { bed, clump, ear, hues, panicle } from '../plants.ts';

const gold = '#e3a92b';
const smut = '#262220';

/** A weed with jagged leaves and a small flower. */
const weed =
  path('M0 0V-50', 'none', line(4, hues.vein)) +
  path(
    'M0-2c-16 2-26-4-30-16l8 2-2-8 10 6 0-8C-6-20-2-12 0-2zM0-2c16 2 26-4 30-16l-8 2 2-8-10 6 0-8C6-20 ' +
      '2-12 0-2zM0-24c-10 0-18-6-20-16l7 2 0-7c8 4 12 11 13 21zM0-24c10 0 18-6 20-16l-7 2 0-7c-8 4-12 11-13 ' +
      '21z',
    '#9a8a2c',
  ) +
  dots(
    [
      [-6, -52],
      [6, -52],
      [0, -58],
    ],
    5,
    '#e8e0f4',
  ) +
  circle(0, -53, 3, hues.yellow);

/** A row of one crop plant. */
const shoot = (x: number) =>
  path(`M${x} 100V46`, 'none', line(4, hues.vein)) +
  path(
    `M${x} 92c-12-2-18-12-18-24 12 2 18 12 18 24zM${x} 92c12-2 18-12 18-24-12 2-18 12-18 24zM${x} ` +
      '62c-8-8-8-18 0-28 8 10 8 20 0 28z',
    hues.leaf,
  );

/** Sicknesses of ears, whips, and weeds in the field. */
export const earsAndFields: Drawings = {
  smut: () =>
    ear(() => smut, false) +
    dots(
      [
        [30, 18],
        [92, 26],
        [26, 52],
        [96, 60],
        [30, 84],
        [88, 90],
      ],
      2.5,
      smut,
    ),
  bunt: () => ear((index) => (index % 3 === 1 ? smut : gold)),
  'false-smut': () =>
    panicle((index) => (index % 4 === 1 ? 'none' : '#e8c24a')) +
    dots(
      [
        [60, 14],
        [74, 36],
        [90, 74],
      ],
      12,
      '#e08a1e',
    ) +
    dots(
      [
        [60, 14],
        [74, 36],
        [90, 74],
      ],
      5.5,
      '#6f8f2a',
    ),
  'whip-smut': () =>
    clump(hues.leaf, hues.leaf, null) +
    path('M60 108C56 70 58 40 70 24c10-12 26-8 30 8', 'none', line(11, hues.dark)) +
    path('M60 96C58 66 62 42 72 30c8-8 18-6 22 2', 'none', line(2.5, '#7a7066')) +
    dots(
      [
        [84, 44],
        [104, 44],
        [76, 56],
      ],
      2,
      hues.dark,
    ),
  'empty-ear': () => panicle(() => '#f7f2e2'),
  weeds: () =>
    shoot(60) +
    bed +
    placed(weed, 32, 103, 0.95) +
    placed(weed, 88, 103, 0.95) +
    path('M44 100c-2-8-6-12-10-14M76 100c2-8 6-12 10-14', 'none', line(3, '#9a8a2c')),
  'grass-weed': () =>
    path('M30 104C30 70 28 40 30 20M56 104c2-30 0-50 2-66', 'none', line(4, hues.vein)) +
    path('M30 84c-10-4-16-14-16-26 10 4 16 14 16 26zM57 90c8-4 12-14 12-24-8 4-12 12-12 24z', hues.leaf) +
    path('M30 14c7 6 9 30 0 46-9-16-7-40 0-46zM57 30c6 6 8 26 0 40-8-14-6-34 0-40z', gold) +
    path('M24 28l12 6M24 38l12 6M24 48l12 4M52 44l10 5M52 54l10 5') +
    path('M92 104C90 76 92 52 94 34', 'none', line(5, '#b8342a')) +
    path('M92 80C80 76 74 62 76 46c12 6 16 18 16 34zM92 88c12-4 18-18 18-34-12 6-18 18-18 34z', '#9ac06a') +
    path('M94 8c8 6 10 24 0 38-10-14-8-32 0-38z', '#c5dc7a') +
    bed,
  parthenium: () => bed + placed(weed, 60, 104, 1.5),
  birds: () =>
    placed(
      ear(() => gold, false),
      36,
      0,
      0.9,
    ) +
    path('M36 58 14 110l12-2 26-40z', '#2f7d3a') +
    path('M34 84C26 58 30 36 48 26c14-6 28 4 24 22-4 24-18 40-32 46z', '#4fae4a') +
    path('M36 78c-2-18 6-28 18-32 2 16-4 26-18 32z', '#2f7d3a') +
    path('M68 32c12-2 16 8 8 18-6-2-10-6-10-10z', '#c8342b') +
    circle(60, 34, 3.5, hues.dark) +
    path('M44 30c4 12 14 16 26 14', 'none', line(3, '#c8342b')),
  'stray-cattle': () =>
    path('M16 56c4-12 20-14 40-12h28c12 0 16 10 14 24l-4 38h-9l-4-28H44l-4 28h-9l-3-32c-6 2-8 10-8 20', '#c9b9a0') +
    path('M76 22c10-6 24-4 30 6l4 22c-2 8-12 8-16 2L80 44c-6-6-8-16-4-22z', '#c9b9a0') +
    path('M78 22c-8-4-8-12-4-18M98 18c4-6 10-8 14-6', 'none', line(4, '#6b5a48')) +
    path('M74 28c-8 0-12 4-14 8 6 2 12 2 16-2z', '#b3a08a') +
    circle(94, 32, 2.6, hues.dark) +
    path('M98 62c2 8-2 12-6 14M108 50l4 14M104 52l0 14', 'none', line(3, hues.deep)),
};
