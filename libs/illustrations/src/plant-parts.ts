import { circle, dots, line, path, type Drawings } from './drawing.ts';
import { bed, bush, ear, hues, leaf, openGround, roots } from './plants.ts';

/** A dimmed plant, so that only the part that is meant has its full colour. */
const dim = '#d5d8c2';

/** Parts of a plant, to say where a problem shows: in a box of 120 by 120 in an outlined group. */
export const plantParts: Drawings = {
  leaf: () => leaf(),
  stem: () =>
    path(
      'M60 92C40 94 22 84 16 66c22-2 38 8 44 26zM60 66c20 2 38-8 44-26-22-2-38 8-44 26zM60 40C42 38 30 28 ' +
        '28 12c18 0 30 10 32 28z',
      dim,
    ) +
    path('M53 110l2-102h10l2 102z', hues.deep) +
    path('M55 40h10M54 66h12M54 92h12', 'none', line(3, hues.vein)),
  root: () =>
    path('M60 46V26', 'none', line(5, '#b5b9a0')) +
    path('M60 40C42 42 32 32 30 18c18 0 28 8 30 22zM60 40c18 2 28-8 30-22-18 0-28 8-30 22z', dim) +
    openGround(46) +
    roots(48) +
    path('M47 82c-5 2-8 6-10 12M73 82c5 2 8 6 10 12M38 74l-10 6M82 74l10 6', 'none', line(3, hues.root)),
  fruit: () =>
    path('M60 6v20M60 16c12-14 28-12 36-6-8 12-24 14-36 6z', dim) +
    path('M60 6v20') +
    path('M60 34c20-12 44 2 44 30 0 26-20 44-44 44S16 90 16 64c0-28 24-42 44-30z', '#d8342a') +
    path('M60 36c-10 8-20 8-28 4 8-6 12-12 22-14l-2-12h16l-2 12c10 2 16 8 22 14-8 4-18 4-28-4z', hues.leaf) +
    path('M30 62c0-8 4-12 8-14', 'none', line(4, '#f4a59d')),
  flower: () =>
    path('M60 110V66M60 100c-14 0-24-8-26-20 14 0 24 8 26 20z', dim, ' stroke="#b5b9a0" stroke-width="3"') +
    [0, 72, 144, 216, 288]
      .map((turn) => path('M60 44C44 34 44 10 60 4c16 6 16 30 0 40z', '#f7df7a', ` transform="rotate(${turn} 60 46)"`))
      .join('') +
    circle(60, 46, 11, '#8a2f4a') +
    dots(
      [
        [57, 43],
        [64, 45],
        [59, 50],
      ],
      1.5,
      '#f7df7a',
    ),
  plant: () => bush() + bed,
  ear: () => ear(() => '#e3a92b'),
  pod: () =>
    path('M104 14c12 42-24 88-80 92-12 0-18-10-12-20C26 42 62 18 104 14z', hues.deep) +
    dots(
      [
        [32, 88],
        [54, 72],
        [76, 50],
      ],
      13,
      '#a8d468',
    ) +
    path('M104 14c0-6 2-8 8-10'),
  tuber: () =>
    path('M60 44V22', 'none', line(5, '#b5b9a0')) +
    path('M60 38C42 40 32 30 30 16c18 0 28 8 30 22zM60 38c18 2 28-8 30-22-18 0-28 8-30 22z', dim) +
    openGround(44) +
    path('M60 44v16M60 50c-14 2-24 8-30 16M60 50c14 2 24 8 30 16', 'none', line(3, hues.root)) +
    path(
      'M16 76c0-12 30-14 32-2 0 14-32 16-32 2zM74 76c0-12 30-14 30 0 0 12-30 14-30 0zM44 86c2-14 32-14 34 ' +
        '0 0 14-34 16-34 0z',
      '#d6a566',
    ) +
    path('M28 74v.1M38 78v.1M86 74v.1M94 78v.1M56 84v.1M66 88v.1', 'none', line(3, hues.brown)),
  shoot: () =>
    path('M60 110V58', 'none', line(5, '#b5b9a0')) +
    path('M60 104C42 106 26 98 20 82c20-2 36 6 40 22zM60 104c18 2 34-6 40-22-20-2-36 6-40 22z', dim) +
    path(
      'M60 72C42 70 32 58 32 42c16 2 28 12 28 30zM60 72c18-2 28-14 28-30-16 2-28 12-28 30zM60 ' +
        '62c-12-16-12-38 0-54 12 16 12 38 0 54z',
      hues.leaf,
    ),
};
