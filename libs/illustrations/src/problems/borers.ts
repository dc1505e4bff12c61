import { cropDrawings } from '../crops/index.ts';
import { circle, dots, ellipse, line, path, placed, type Drawings } from '../drawing.ts';
import { caterpillar, fly, moth } from '../insects.ts';
import { bed, clump, hole, hues } from '../plants.ts';

const crop = (name: string, x: number, y: number, scale: number, turn = 0) =>
  placed(cropDrawings[name]?.() ?? '', x, y, scale, turn);

/** A green boll in its bracts. */
const boll =
  path('M60 100V110', 'none', line(6, hues.vein)) +
  path('M60 16c22 12 32 30 30 52-2 20-14 30-30 30S32 88 30 68c-2-22 8-40 30-52z', '#7fb24a') +
  path('M60 18c-8 22-8 52 0 78M60 18c10 22 10 52 0 78', 'none', line(2.5, hues.vein)) +
  path(
    'M22 62c2 26 16 40 38 40s36-14 38-40c-8 6-12 12-14 20-4-8-8-12-12-14-2 8-6 14-12 18-6-4-10-10-12-18-4 ' +
      '2-8 6-12 14-2-8-6-14-14-20z',
    hues.deep,
  );

/** Caterpillars, flies and moths that live inside stalks, pods, fruits and tubers. */
export const borers: Drawings = {
  'stem-borer': () =>
    path('M82 40c4-16 12-26 32-30-2 18-10 30-32 38zM38 66C34 50 24 42 6 40c2 18 10 28 32 34z', hues.leaf) +
    path('M36 8h48v102H36z', '#8fbf5a') +
    path('M33 40h54', 'none', line(5, hues.vein)) +
    path('M46 50h28v60H46z', '#fbf0d0') +
    caterpillar(
      [
        [62, 102],
        [55, 93],
        [59, 83],
        [65, 74],
        [59, 64],
      ],
      8,
      '#f0d3a0',
      hues.brown,
    ) +
    hole(60, 24, 8) +
    dots(
      [
        [50, 36],
        [60, 38],
        [70, 36],
      ],
      3,
      '#c9a05a',
    ),
  'dead-heart': () =>
    clump(hues.leaf, hues.leaf, null) +
    path('M60 110c-2-30-6-50-2-66 2-12-4-16-16-20 6-10 22-10 28 4 4 14-2 40-4 82z', '#c9a05a') +
    path('M60 104c-1-24-3-42 0-58', 'none') +
    bed,
  'fruit-borer': () =>
    crop('tomato', 8, 8, 2) +
    circle(66, 70, 13, '#7a1a14') +
    circle(66, 70, 8, hues.dark) +
    caterpillar(
      [
        [68, 70],
        [77, 64],
        [87, 60],
        [97, 62],
      ],
      8,
      '#a6cf3f',
      '#c9772b',
    ) +
    dots(
      [
        [56, 88],
        [64, 92],
        [50, 82],
      ],
      2.5,
      '#5a3a1a',
    ),
  'pod-borer': () =>
    crop('pea', 4, 12, 2) +
    hole(62, 56, 9) +
    caterpillar(
      [
        [62, 54],
        [69, 46],
        [78, 42],
        [88, 44],
        [97, 50],
      ],
      7.5,
      '#c9a94a',
      '#c9772b',
    ) +
    hole(36, 86, 5),
  bollworm: () =>
    boll +
    circle(66, 50, 12, '#4a3a1a') +
    caterpillar(
      [
        [68, 48],
        [77, 42],
        [87, 40],
        [97, 44],
      ],
      8,
      '#a6cf3f',
      '#c9772b',
    ) +
    dots(
      [
        [58, 66],
        [66, 68],
        [74, 66],
      ],
      2.5,
      '#5a3a1a',
    ),
  'pink-bollworm': () =>
    path('M60 92V110', 'none', line(6, hues.vein)) +
    dots(
      [
        [36, 48],
        [84, 48],
        [60, 30],
        [60, 60],
      ],
      22,
      hues.white,
    ) +
    path('M22 62c12 2 28 6 38 22 10-16 26-20 38-22-2 24-18 36-38 36S24 86 22 62z', '#8b5e34') +
    path('M40 40c6 4 12 4 16 0M70 28c2 6 0 10-4 14', 'none', line(5, '#c9a05a')) +
    caterpillar(
      [
        [38, 60],
        [48, 55],
        [58, 53],
        [68, 50],
        [78, 46],
      ],
      7.5,
      '#ef8fa0',
      hues.brown,
    ),
  'fruit-fly': () =>
    placed(
      ellipse(0, 0, 30, 40, '#a9c94a') + path('M0-40v-10') + path('M2-46c10-10 22-8 28-4-6 8-18 10-28 4z', hues.deep),
      44,
      66,
    ) +
    dots(
      [
        [34, 56],
        [52, 78],
        [34, 84],
      ],
      3.5,
      hues.dark,
    ) +
    dots(
      [
        [34, 56],
        [52, 78],
        [34, 84],
      ],
      1.2,
      hues.yellow,
    ) +
    path('M48 90c6-2 10-6 14-12l4 10c-4 8-10 14-18 16z', hues.brown) +
    placed(fly('#d99a2b'), 82, 44, 1.25, 40),
  'tuber-moth': () =>
    crop('potato', 4, 20, 1.85) +
    path('M26 78c8-6 10 8 18 2s6-12 14-8M62 88c6-4 8 4 14 0', 'none', line(4.5, '#5a3a1a')) +
    hole(26, 78, 5) +
    hole(78, 76, 5) +
    placed(moth, 86, 30, 1.1, 25),
};
