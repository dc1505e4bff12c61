import { circle, dots, line, path, placed, type Drawings } from '../drawing.ts';
import { beetle, caterpillar, grub, termite } from '../insects.ts';
import { bed, blade, clump, ear, hues, leaf, openGround, roots } from '../plants.ts';

/** What shows where a leaf is eaten through. */
const paper = '#f6ecd6';

/** Insects, worms and snails that bite leaves, seedlings and roots. */
export const chewingInsects: Drawings = {
  caterpillar: () =>
    path('M60 98v12', 'none', line(5, hues.vein)) +
    path(
      'M60 98C44 96 34 90 28 82c8-1 10-8 6-12s-10-2-13 1c-2-10-1-21 3-29C31 24 46 14 60 8c10 4 20 10 27 ' +
        '18-8 0-12 6-8 12s12 4 17 4c4 12 4 24 0 34-8-4-14 1-10 8 2 3 4 4 6 4-8 6-18 9-32 10z',
      hues.leaf,
    ) +
    path('M60 18v90M60 40 44 28M60 82l-16-8M60 86l14-8', 'none', line(2.5, hues.vein)) +
    circle(44, 38, 6, paper) +
    circle(66, 80, 5, paper) +
    caterpillar(
      [
        [26, 62],
        [37, 56],
        [49, 58],
        [61, 62],
        [74, 57],
      ],
      10,
      '#b5d94a',
      '#c9772b',
    ),
  armyworm: () =>
    clump(hues.leaf, '#6fb04a') +
    path('M16 58c6 0 8 6 6 10s2 8 6 10M98 60c-4 2-4 8-1 12M84 34c4 4 2 10 4 14', 'none', line(7, paper)) +
    dots(
      [
        [52, 92],
        [60, 96],
        [68, 92],
        [56, 84],
        [65, 86],
      ],
      3.5,
      '#b98d4a',
    ) +
    caterpillar(
      [
        [34, 84],
        [42, 76],
        [51, 69],
        [60, 62],
        [69, 54],
        [78, 46],
      ],
      8,
      '#8a6a45',
      '#4a3524',
    ) +
    path('M78 38v6M78 44l-5 5M78 44l5 5', 'none', line(2, '#f6ecd6')),
  'leaf-folder': () =>
    path('M16 106C22 64 52 26 106 10 102 54 74 88 34 110z', hues.leaf) +
    path('M30 92C40 62 62 34 96 20 82 40 74 66 44 98z', '#cfe0a0') +
    path('M40 84C50 64 66 44 86 30M36 90 70 60', 'none', line(3, hues.white)) +
    path('M34 84l14 12M46 64l16 12M60 46l16 10', 'none', line(2, '#8a8371')) +
    caterpillar(
      [
        [58, 84],
        [66, 78],
        [74, 71],
        [82, 64],
      ],
      6.5,
      '#d9e36a',
      '#8a4b1f',
    ),
  'leaf-miner': () =>
    leaf() +
    path(
      'M34 82c-8-8-4-16 4-14s10-4 4-10-14-6-10-14 12-6 14 0M76 88c10-2 14-10 8-14s-14-4-10-12 18 0 ' +
        '18-8-10-8-14-6M62 24c-6 4 0 10 6 8',
      'none',
      line(5, '#f4f1da'),
    ) +
    circle(46, 44, 4, hues.dark) +
    circle(78, 47, 4, hues.dark),
  grasshopper: () =>
    blade() +
    path('M34 60c2-10 14-16 26-14l46 18c-16 8-56 14-68 6z', '#8a9a3a') +
    path('M54 50c18-2 38 6 52 14-20 2-40-2-52-14z', '#b5c46a') +
    path('M40 68l-6 14M54 72l-2 14M66 68 84 34l12 50', 'none', line(4, '#6b7a2c')) +
    circle(34, 62, 11, '#8a9a3a') +
    circle(30, 59, 3, hues.dark) +
    path('M30 51C26 40 18 36 10 36M36 50c0-10-4-16-10-20'),
  'girdle-beetle': () =>
    path('M57 110 55 46c-2-18-12-26-26-28', 'none', line(8, hues.vein)) +
    path('M30 18C14 14 6 26 8 44c12-2 22-12 22-26zM42 24c-2 14 4 24 14 30 2-14-4-24-14-30z', '#c9b45a') +
    path('M59 96c20 0 34-8 40-26-20 0-36 8-40 26z', hues.leaf) +
    path('M49 66h16M49 82h17', 'none', line(5, hues.dark)) +
    placed(beetle('#c9772b'), 80, 42, 1.2, 40),
  cutworm: () =>
    path('M22 96V58', 'none', line(5, hues.vein)) +
    path('M22 70C10 70 4 60 4 50c12 0 18 8 18 20zM22 64c0-12 8-20 20-20 0 12-8 20-20 20z', hues.leaf) +
    path('M98 96V84', 'none', line(6, hues.vein)) +
    path('M94 78 62 44', 'none', line(5, hues.vein)) +
    path(
      'M74 56c-2-14 4-22 16-26 4 12-4 22-16 26zM66 48c-12 2-20-4-24-14 12-4 22 2 24 14zM62 44C58 32 62 24 ' +
        '70 18c6 10 2 20-8 26z',
      hues.leaf,
    ) +
    bed +
    caterpillar(
      [
        [82, 78],
        [74, 90],
        [60, 94],
        [48, 88],
        [44, 76],
      ],
      9.5,
      '#7a6f64',
      '#4a3f36',
    ),
  'white-grub': () =>
    path('M60 56 38 20M60 56 62 14M60 56 86 24', 'none', line(5, '#b98d4a')) +
    path(
      'M38 22C26 24 18 34 16 44c12 0 22-8 22-22zM86 24c14 2 18 12 18 22-12-2-20-10-18-22zM62 30C54 22 54 ' +
        '12 62 4c8 8 8 18 0 26z',
      hues.straw,
    ) +
    openGround() +
    path('M60 56v18M60 62l-14 8M60 62l14 8', 'none', line(4, hues.root)) +
    placed(grub, 38, 84, 0.95) +
    placed(grub, 86, 82, 0.7, 90),
  termite: () =>
    path('M10 4h34l4 94H6z', '#d9c49a') +
    path('M20 98c-6-18 8-28 2-46-4-14 4-22 2-40M36 98c6-14-4-26 0-40 4-12 0-20-2-30', 'none', line(8, '#7a5230')) +
    openGround(92) +
    placed(termite, 82, 30, 1.4, -20) +
    placed(termite, 80, 72, 1.4, 160),
  nematode: () =>
    path('M60 46V26', 'none', line(5, hues.vein)) +
    path('M60 40C42 42 32 32 30 18c18 0 28 8 30 22zM60 40c18 2 28-8 30-22-18 0-28 8-30 22z', '#c9c45a') +
    openGround(44) +
    roots(46) +
    dots(
      [
        [60, 64],
        [42, 64],
        [78, 64],
        [35, 78],
        [85, 78],
        [60, 82],
        [50, 80],
        [71, 80],
      ],
      6,
      '#d9b070',
    ),
  snail: () =>
    path('M8 106c10-6 90-6 104 0', hues.leaf) +
    path('M20 92c18 4 40 0 56-2 10-2 12-14 18-20 8-4 16 2 14 10-4 14-14 24-28 24H28c-8 0-14-6-8-12z', '#e0c08a') +
    circle(52, 66, 30, '#b9783f') +
    path('M52 66c0-6 10-6 10 2s-12 12-19 4 0-24 14-24 22 14 18 28') +
    path('M100 72l-2-18M106 74l8-14') +
    dots(
      [
        [98, 52],
        [114, 59],
      ],
      3,
      hues.dark,
    ),
  rat: () =>
    placed(
      ear(() => '#e3a92b'),
      48,
      -2,
      0.72,
    ) +
    path('M12 92C2 92 0 78 8 66', 'none', line(5, '#b3a697')) +
    path('M24 92h14v14H26c-6 0-6-8-2-14zM50 92h14v14H52z', '#8d8276') +
    path('M12 94c-4-30 14-48 38-48 16 0 26 12 34 28 4 8 0 14-6 16l-12 6c-18 4-40 4-54-2z', '#8d8276') +
    circle(46, 52, 11, '#d9b3a6') +
    circle(67, 68, 3.5, hues.dark) +
    circle(84, 80, 4, hues.dark) +
    path('M76 84l14 6M76 86l10 10M24 76c8-6 18-4 22 6'),
};
