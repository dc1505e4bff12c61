import { cropDrawings } from '../crops/index.ts';
import { bare, circle, line, path, placed, type Drawings } from '../drawing.ts';
import { alongBlade, blade, bush, hues, leaf, rimmedLeaf } from '../plants.ts';

/** Flakes of ice on a blackened leaf. */
const flake = path('M0-12v24M-10-6 10 6M-10 6 10-6M-4-11l4 4 4-4M-4 11l4-4 4 4', 'none', ' stroke="#0b6fb3"');

/** What a crop lacks, or what the weather did: where the colour goes first tells one from the other. */
export const hungryLeaves: Drawings = {
  nitrogen: () =>
    bush('#f2d13c', '#b5cc4a', hues.leaf) +
    path('M14 68c10 0 20 4 28 14M106 68c-10 0-20 4-28 14', 'none', line(3, '#b98d00')),
  phosphorus: () => rimmedLeaf('#7d3c7a', '#5d8a4a', '#7d3c7a'),
  potash: () =>
    rimmedLeaf(hues.brown, hues.leaf) +
    path('M38 34c3-6 8-11 14-15M84 42c3 6 4 12 4 18M34 72c4 8 10 13 18 16', 'none', line(4, hues.yellow)),
  iron: () => leaf('#f7ec9a', hues.deep),
  zinc: () =>
    blade() +
    path('M34 100c10-24 26-42 60-78-14 32-30 56-60 78z', '#fbf6d8', bare) +
    path('M26 108C48 78 76 46 106 10', 'none', line(3, hues.vein)) +
    alongBlade(
      [
        [0.3, -12],
        [0.42, 17],
        [0.5, -16],
        [0.62, 14],
      ],
      5,
      3.5,
      hues.rust,
    ),
  magnesium: () => leaf('#b8342a', '#4f9a3a'),
  sulphur: () => bush(hues.leaf, '#a9cf4a', hues.yellow),
  calcium: () =>
    placed(cropDrawings['tomato']?.() ?? '', 12, 12, 2) +
    path('M36 88c8-12 36-14 48 0-8 12-40 14-48 0z', hues.dark) +
    path('M46 88c6-4 18-4 26 0', 'none', line(2.5, '#6b5a48')),
  frost: () =>
    leaf('#6b7a52', '#33402a') +
    path('M24 42c7-18 22-28 36-34 14 6 29 16 36 34-10-4-16 2-22 8-6-8-18-8-24 0-8-8-16-12-26-8z', '#e8f4fb') +
    placed(flake, 44, 72) +
    placed(flake, 78, 72) +
    placed(flake, 60, 30, 0.8),
  drought: () =>
    bush(hues.straw, '#c9b45a', hues.pale) +
    path('M8 100c16-6 88-6 104 0v8c-16 4-88 4-104 0z', '#c79a63') +
    path('M24 98l6 10M44 97l-6 6 4 6M78 97l4 6-4 6M98 98l-6 10') +
    circle(96, 26, 12, '#f2c230') +
    path('M96 8V4M78 26h-4M83 13l-3-3M109 13l3-3M83 39l-3 3', 'none', line(3, '#e0a912')),
  waterlogging: () =>
    bush(hues.yellow, '#b5cc4a', hues.leaf) +
    path('M6 84c9-6 18-6 27 0s18 6 27 0 18-6 27 0 18 6 27 0v22c-20 6-88 6-108 0z', '#7cc0ea') +
    path('M16 96c8-4 16-4 24 0M70 98c8-4 16-4 24 0', 'none', line(2.5, hues.white)),
};
