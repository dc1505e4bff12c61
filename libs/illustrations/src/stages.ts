import { cropDrawings } from './crops/index.ts';
import { box, circle, dots, ellipse, line, path, placed, type Drawings } from './drawing.ts';
import { bed, bush, clump, ear, hues, openGround, panicle } from './plants.ts';
import { tools } from './tools/index.ts';

const skin = '#b9783f';
const steel = '#b9c0c4';

/** A young plant, its foot at 0,0. */
const seedling =
  path('M0 0V-28', 'none', line(4, hues.vein)) +
  path('M0-18c-14 0-18-8-18-18 12 0 18 8 18 18zM0-22c0-12 6-18 18-18 0 12-6 18-18 18z', hues.leaf);

/** Three blades of a paddy seedling, its foot at 0,0. */
const blades = path(
  'M0 0c-8-10-14-20-14-34 8 6 12 16 14 34zM0 0c8-10 14-20 14-34-8 6-12 16-14 34zM0 0c-5-16-5-30 0-46 5 16 5 30 0 46z',
  hues.leaf,
);

/** An open hand that comes from the right, its fingers at 0,0. */
const hand = path('M0 0c-6-4-2-10 4-8l14 6-10-10c-4-6 4-10 8-6l18 14 26-2v26l-24 2C22 24 12 8 0 0z', skin);

const water = path('M4 86c10-5 18-5 28 0s18 5 28 0 18-5 28 0 18 5 28 0v22c-24 6-88 6-112 0z', '#7cc0ea');

/** What is done or seen from the empty field to the harvest, in a box of 120 by 120 in an outlined group. */
export const stages: Drawings = {
  'land-preparation': () =>
    placed(tools['tractor']?.draw('#c8342b') ?? '', 30, 0, 0.75) +
    path('M36 60H18M20 58v16c0 8-4 12-10 14M30 60v14c0 8-4 12-10 14', 'none', line(5, '#4a4f4c')) +
    path(
      'M6 92c6-10 14-10 20 0 6-10 14-10 20 0 6-8 14-8 20 0 6-8 14-8 20 0 6-8 14-8 28-2v18c-24 5-84 5-108 0z',
      hues.soil,
    ),
  'seed-treatment': () =>
    path('M10 60h100l-12 42c-10 8-66 8-76 0z', steel) +
    ellipse(60, 60, 50, 12, '#8d9599') +
    dots(
      [
        [32, 60],
        [44, 64],
        [56, 58],
        [68, 64],
        [80, 59],
        [92, 62],
        [46, 56],
        [74, 55],
      ],
      5.5,
      '#d96a8a',
    ) +
    path('M72 10l26 8-8 24-24-8z', '#c8342b') +
    path('M66 34l-8 6M62 44v.1M54 46v.1M58 50v.1', 'none', line(5, '#d96a8a')),
  nursery: () =>
    path('M6 72c20-8 88-8 108 0v34c-20 6-88 6-108 0z', hues.soil) +
    (
      [
        [20, 78],
        [40, 74],
        [60, 73],
        [80, 74],
        [100, 78],
        [30, 96],
        [50, 94],
        [70, 94],
        [90, 96],
      ] as const
    )
      .map(([x, y]) => placed(seedling, x, y, 0.75))
      .join('') +
    path('M6 72C6-4 114-4 114 72', 'none', line(3, '#8d8276')) +
    path('M20 38C22-2 98-2 100 38', 'none', line(2, '#b9c0c4')),
  sowing: () =>
    path('M4 86c18-8 94-8 112 0v22c-18 6-94 6-112 0z', hues.soil) +
    path('M8 96c20-5 84-5 104 0', 'none', line(2.5, '#6b4526')) +
    placed(hand, 46, 32, 1.15) +
    [
      [40, 42, 20],
      [34, 54, -20],
      [48, 56, 30],
      [28, 68, 0],
      [42, 72, -30],
      [54, 74, 20],
      [34, 84, 20],
      [60, 88, -10],
    ]
      .map(([x = 0, y = 0, turn = 0]) => ellipse(x, y, 4, 6, '#e3a92b', turn))
      .join(''),
  transplanting: () =>
    water +
    placed(blades, 18, 92, 0.9) +
    placed(blades, 50, 94, 0.9) +
    placed(blades, 92, 94, 0.9) +
    placed(blades, 74, 60, 1.15) +
    path('M74 60v14M74 62l-7 10M74 62l7 10', 'none', line(3, hues.root)) +
    placed(hand, 70, 42, 1),
  germination: () =>
    openGround(70) +
    path('M60 66c-2 10 2 20 0 34M60 84l-10 10M60 86l10 10', 'none', line(4, hues.root)) +
    path('M60 78V40', 'none', line(6, hues.pale)) +
    ellipse(60, 78, 13, 9, '#e3a92b', 20) +
    path('M60 44C42 46 32 36 30 20c18 0 28 8 30 24zM60 40c0-16 8-26 26-30 2 18-8 30-26 30z', hues.leaf),
  seedling: () =>
    bed + placed(seedling, 60, 102, 2.1) + placed(seedling, 22, 100, 0.9) + placed(seedling, 98, 100, 0.9),
  vegetative: () => bush() + bed,
  tillering: () =>
    path('M60 104 18 36C8 56 24 86 60 104zM60 104l42-68c10 20-6 50-42 68z', hues.leaf) +
    clump(hues.leaf, '#6fb04a', '#8fc05a') +
    path('M34 104c8-12 16-12 18 0M68 104c2-12 10-12 18 0', hues.pale) +
    bed,
  budding: () =>
    bush() +
    [
      [60, 10],
      [24, 40],
      [96, 40],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y + 16}c-12-2-14-14 0-26 14 12 12 24 0 26z`, '#f7df7a') +
          path(`M${x - 9} ${y + 8}c2 10 16 10 18 0l-6 3-3-6-3 6z`, hues.vein),
      )
      .join('') +
    bed,
  flowering: () =>
    bush() +
    [
      [60, 22, 12],
      [24, 44, 11],
      [96, 44, 11],
      [26, 78, 9],
      [94, 78, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          dots(
            [0, 1, 2, 3, 4].map(
              (step) =>
                [Math.round(x + r * Math.sin(step * 1.257)), Math.round(y - r * Math.cos(step * 1.257))] as const,
            ),
            Math.round(r * 0.65),
            '#f7df7a',
          ) + circle(x, y, Math.round(r * 0.55), '#b8652a'),
      )
      .join('') +
    bed,
  fruiting: () =>
    bush() +
    dots(
      [
        [34, 62],
        [86, 62],
        [60, 84],
        [40, 92],
        [82, 94],
      ],
      11,
      '#d8342a',
    ) +
    [
      [34, 62],
      [86, 62],
      [60, 84],
      [40, 92],
      [82, 94],
    ]
      .map(([x = 0, y = 0]) => path(`M${x - 7} ${y - 9}l7 4 7-4M${x} ${y - 5}v-8`, 'none', line(3, hues.vein)))
      .join('') +
    bed,
  'ear-formation': () =>
    clump(hues.leaf, '#6fb04a', null) +
    placed(
      ear((index) => (index > 8 ? 'none' : hues.pale), false),
      27,
      2,
      0.55,
    ) +
    path('M60 108c-12-16-14-36-10-50 6 4 14 4 20 0 4 14 2 34-10 50z', hues.deep),
  'grain-filling': () => panicle((index) => (index > 6 ? '#e8c24a' : hues.pale)),
  maturity: () =>
    clump(hues.straw, '#d9b95a', null) +
    placed(
      ear(() => '#e3a92b'),
      30,
      4,
      0.9,
      12,
    ) +
    placed(
      ear(() => '#e3a92b'),
      -4,
      22,
      0.75,
      -8,
    ),
  harvest: () =>
    placed(
      ear(() => '#e3a92b'),
      14,
      0,
      0.7,
      16,
    ) +
    placed(
      ear(() => '#e3a92b'),
      -6,
      18,
      0.7,
      -18,
    ) +
    placed(
      ear(() => '#e3a92b'),
      2,
      0,
      0.74,
    ) +
    path('M40 74 28 108h36L54 74z', '#d9b95a') +
    path('M34 74h24l2 9H32z', '#c8342b') +
    path('M40 86l-4 20M47 86v22M54 86l4 20') +
    path('M76 60c8 4 22 4 30 0l-2 8c10 10 12 28 6 38-8 3-30 3-38 0-6-10-4-28 6-38z', '#d2a76a') +
    path('M77 67c8 3 18 3 27 0', 'none', line(4, '#8b5e34')) +
    path('M84 80l6 6M96 80l6 6M90 94l6 6'),
  picking: () =>
    path('M8 62h82l-12 40c-10 6-48 6-58 0z', '#d9a75c') +
    path('M12 76h74M16 90h66') +
    placed(cropDrawings['tomato']?.() ?? '', 10, 26, 0.85) +
    placed(cropDrawings['tomato']?.() ?? '', 32, 18, 0.95) +
    placed(cropDrawings['brinjal']?.() ?? '', 56, 24, 0.85) +
    path('M6 58h86v9H6z', '#b9783f') +
    placed(hand, 74, 34, 0.75),
  storage: () =>
    path('M20 108V40c0-18 80-18 80 0v68z', steel) +
    path('M14 42 60 12l46 30z', '#8d9599') +
    path('M20 60h80M20 82h80') +
    box(48, 88, 24, 20, '#8b5e34', 2) +
    path('M54 108c-6-10-14-12-24 0z', '#e3a92b'),
  ratoon: () =>
    [34, 84]
      .map(
        (x) =>
          path(`M${x - 11} 104V60l22-6v50z`, '#c9b45a') +
          path(`M${x - 11} 82h22`, 'none', line(4, '#8a7a3a')) +
          ellipse(x, 57, 11, 5, '#f3e3ab', -14) +
          placed(blades, x + 15, 104, 1.1) +
          placed(blades, x - 16, 104, 0.85),
      )
      .join('') + bed,
};
