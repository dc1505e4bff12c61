import { dots, line, path, placed, type Drawings } from '../drawing.ts';
import { pestDrawings } from '../emblems.ts';
import { aphid, hopper, mealybug, slimBug, thrips, whitefly } from '../insects.ts';
import { alongBlade, bed, blade, clump, drop, hues, leaf, panicle, rimmedLeaf, stalk } from '../plants.ts';

const mite = placed(pestDrawings['mite']?.() ?? '', -24, -24);

/** Insects and mites that suck sap: each large enough to know it by its shape, on the part where it sits. */
export const suckingInsects: Drawings = {
  whitefly: () =>
    leaf('#a9c94a') +
    placed(whitefly, 60, 62, 1.25) +
    placed(whitefly, 38, 38, 0.65, -30) +
    placed(whitefly, 82, 40, 0.65, 30) +
    placed(whitefly, 34, 72, 0.55, 20) +
    placed(whitefly, 86, 76, 0.55, -20),
  aphid: () =>
    leaf() +
    placed(aphid('#c9d94a'), 60, 66, 1.15) +
    (
      [
        [38, 36, 20],
        [60, 30, 0],
        [82, 38, -20],
        [34, 66, 40],
        [88, 66, -40],
      ] as const
    )
      .map(([x, y, turn]) => placed(aphid('#3d4a2a'), x, y, 0.62, turn))
      .join('') +
    drop(60, 92),
  'woolly-aphid': () =>
    blade() +
    alongBlade(
      [
        [0.2, 0],
        [0.3, 3],
        [0.4, -2],
        [0.5, 2],
        [0.6, -2],
        [0.7, 2],
      ],
      12,
      9,
      hues.white,
    ) +
    alongBlade(
      [
        [0.2, 0],
        [0.3, 3],
        [0.4, -2],
        [0.5, 2],
        [0.6, -2],
        [0.7, 2],
      ],
      4,
      1.5,
      '#b9b3a6',
    ) +
    alongBlade(
      [
        [0.36, 17],
        [0.56, 18],
        [0.8, 6],
      ],
      6,
      4,
      '#2e2c28',
    ),
  thrips: () =>
    leaf('#7fb24a') +
    path(
      'M36 40l10 8M32 52l12 6M84 40l-10 8M88 54l-12 6M40 82l10-4M80 82l-10-4M46 28l6 8M74 28l-6 8',
      'none',
      line(4.5, '#e8ece6'),
    ) +
    placed(thrips('#c98a2b'), 60, 62, 1.35, 20) +
    placed(thrips(hues.dark), 34, 68, 0.6, -30) +
    placed(thrips(hues.dark), 88, 70, 0.6, 40),
  jassid: () =>
    rimmedLeaf('#c0482b', '#8fbf3f') +
    placed(hopper('#a6d84a', '#d5ee8a'), 60, 58, 1.35, -20) +
    placed(hopper('#a6d84a', '#d5ee8a'), 80, 30, 0.6, 30),
  hopper: () =>
    clump('#c9a05a', '#d9c07a', '#a9c56a') +
    path('M4 94c12-5 20-5 28 0s16 5 28 0 20-5 28 0 16 5 28 0v14c-30 5-82 5-112 0z', '#7cc0ea') +
    placed(hopper('#8a4b1f', '#d9a86a'), 60, 56, 1.6) +
    placed(hopper('#8a4b1f', '#d9a86a'), 32, 82, 0.8) +
    placed(hopper('#8a4b1f', '#d9a86a'), 86, 84, 0.8),
  pyrilla: () =>
    blade('#a9c56a') +
    placed(hopper(hues.straw, '#f3e3ab'), 56, 66, 1.4, -50) +
    placed(hopper(hues.straw, '#f3e3ab'), 84, 32, 0.7, -50) +
    alongBlade(
      [
        [0.12, 0],
        [0.2, 9],
        [0.66, 16],
      ],
      6,
      4,
      '#2e2c28',
    ),
  mealybug: () =>
    path('M78 60c6-20 16-30 34-34 0 20-12 34-34 40zM42 70C38 52 28 42 8 40c2 20 14 32 34 36z', hues.leaf) +
    stalk('#6fa03f') +
    placed(mealybug, 60, 24, 1, 10) +
    placed(mealybug, 50, 52, 1.15, -10) +
    placed(mealybug, 72, 62, 0.9, 20) +
    placed(mealybug, 58, 86, 1.2) +
    dots(
      [
        [40, 84],
        [80, 38],
      ],
      4,
      hues.white,
    ),
  mite: () =>
    leaf('#c4a94a') +
    path('M28 40l62 40M92 40 30 82M40 24l40 72M80 24 42 94M24 60h72', 'none', line(1.5, '#f4f1ea')) +
    placed(mite, 60, 62, 1.25) +
    placed(mite, 36, 42, 0.5) +
    placed(mite, 84, 42, 0.5) +
    placed(mite, 40, 84, 0.5) +
    placed(mite, 82, 82, 0.5),
  'ear-bug': () => panicle((index) => (index % 3 === 0 ? '#8a6a3c' : '#e8d79a')) + placed(slimBug, 62, 76, 1.05, 40),
  'gall-fly': () =>
    clump(hues.leaf, hues.leaf, null) +
    path('M56 108c-2-40-2-66 0-92 2-10 6-10 8 0 2 26 2 52 0 92z', '#eef2e2') +
    path('M58 40v50', 'none', line(2, '#b9c0a0')) +
    bed,
};
