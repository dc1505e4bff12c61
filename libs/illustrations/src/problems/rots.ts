import { cropDrawings } from '../crops/index.ts';
import { bare, circle, dots, ellipse, line, path, placed, type Drawings } from '../drawing.ts';
import { bed, hues, openGround, roots, stalk } from '../plants.ts';

const crop = (name: string) => placed(cropDrawings[name]?.() ?? '', 8, 8, 2.1);

/** A bush whose stalk and leaves hang. */
const drooping = (fill: string) =>
  path('M60 100C58 70 60 40 54 26c-4-10-16-12-24-4', 'none', line(5, hues.vein)) +
  path(
    'M30 22c-12 4-16 18-12 34 12-6 18-20 12-34zM58 44C40 44 32 58 34 78c14-4 24-18 24-34zM60 44c18-2 28 10 ' +
      '28 32-16-2-28-14-28-32zM60 70c-18 0-24 10-22 28 12-4 20-14 22-28zM60 70c18 0 26 8 26 ' +
      '26-14-2-24-12-26-26z',
    fill,
  );

/** Diseases that wilt or rot a plant, its roots, fruits, tubers and bulbs. */
export const rots: Drawings = {
  wilt: () => drooping('#9aa84a') + bed,
  'root-rot': () =>
    path('M60 50V22', 'none', line(5, hues.vein)) +
    path(
      'M60 44C42 48 30 40 26 24c18-2 30 6 34 20zM60 44c18 4 30-4 34-20-18-2-30 6-34 20zM60 28C52 20 52 12 ' +
        '60 4c8 8 8 16 0 24z',
      '#d9c45a',
    ) +
    openGround(48) +
    roots(50, hues.dark) +
    dots(
      [
        [60, 60],
        [46, 66],
        [76, 68],
      ],
      5,
      '#5a3a1a',
    ) +
    path('M50 50h20v8H50z', hues.white),
  'stem-rot': () =>
    path('M78 44c6-18 16-26 34-28-2 18-14 30-34 36zM42 40C36 26 26 20 8 20c2 16 14 26 34 30z', '#c9b45a') +
    stalk('#a9b95a') +
    path('M42 58c12-6 24 6 36 0v44c-12 4-24-6-36 0z', '#5a4030') +
    dots(
      [
        [52, 70],
        [64, 76],
        [54, 88],
        [68, 90],
        [60, 66],
      ],
      2.5,
      hues.white,
    ),
  'red-rot': () =>
    path('M34 6h20v104H34z', '#a9b93f') +
    path('M31 38h26M31 76h26', 'none', line(5, '#6b7d2c')) +
    path('M66 6h26v104H66z', '#c8342b') +
    path('M63 38h32M63 76h32', 'none', line(5, '#7a1a14')) +
    path('M70 18h18v8H70zM70 52h18v8H70zM70 90h18v8H70z', '#fbeee0'),
  'fruit-rot': () =>
    crop('chilli') +
    (
      [
        [66, 52, 9],
        [82, 84, 8],
        [56, 74, 7],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, '#3f2a1c') + circle(x, y, r / 1.9, 'none', line(2, '#e8c9a0')))
      .join(''),
  'boll-rot': () =>
    path('M60 98V110', 'none', line(6, hues.vein)) +
    path('M60 14c22 12 32 30 30 52-2 20-14 32-30 32S32 86 30 66c-2-22 8-40 30-52z', '#5a3f2a') +
    path('M60 18c-8 22-8 54 0 76M60 18c10 22 10 54 0 76', 'none', line(2.5, hues.dark)) +
    dots(
      [
        [46, 44],
        [70, 36],
        [76, 60],
      ],
      6,
      '#8d8276',
    ) +
    path(
      'M22 62c2 26 16 40 38 40s36-14 38-40c-8 6-12 12-14 20-4-8-8-12-12-14-2 8-6 14-12 ' +
        '18-6-4-10-10-12-18-4 2-8 6-12 14-2-8-6-14-14-20z',
      '#8a7a3a',
    ),
  'bulb-rot': () =>
    crop('onion') +
    path('M30 88c10-8 18 2 28-2s20-10 32 0c-4 12-14 15-30 15S34 100 30 88z', '#3f2a1c') +
    path('M36 94c6-6 12 0 18-2s16-6 28 0', 'none', line(4, hues.white)) +
    dots(
      [
        [48, 98],
        [62, 96],
        [76, 97],
      ],
      3,
      '#8fae8a',
    ),
  'damping-off': () =>
    path('M26 98V64M92 98c-2-14 2-22 14-26M62 98c-4-14-10-22-24-20', 'none', line(5, hues.vein)) +
    path('M26 70C12 70 8 60 8 50c12 0 18 8 18 20zM26 66c0-12 6-18 18-18 0 12-6 18-18 18z', hues.leaf) +
    path(
      'M38 78c-8-4-12 2-14 10 8 0 14-2 14-10zM38 78c4 6 2 12-4 16-4-6-4-14 4-16zM106 72c6-4 10 2 10 10-8 ' +
        '0-12-4-10-10zM106 72c-6 2-8 10-4 16 6-4 8-10 4-16z',
      '#c9b45a',
    ) +
    path('M58 90l6 8M88 88l4 10', 'none', line(7, '#5a3a1a')) +
    bed,
  scab: () =>
    crop('potato') +
    (
      [
        [38, 52, 9, 6],
        [66, 46, 10, 7],
        [84, 62, 8, 6],
        [50, 76, 11, 7],
        [74, 82, 8, 5],
        [30, 70, 6, 5],
      ] as const
    )
      .map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, '#8b5e34') + ellipse(x, y, rx / 2, ry / 2, '#5f3d1f'))
      .join(''),
  'black-scurf': () =>
    crop('potato') +
    path(
      'M32 54l8-4 6 6-4 8-10-2zM60 42l10-2 4 8-8 6-8-4zM78 60l10 2 2 8-8 4-6-6zM44 74l12 2 2 8-12 ' +
        '2-6-4zM66 82l8-4 6 6-6 6-8-2zM26 70l6 2-2 6-5-1z',
      '#2e2620',
    ),
  'grassy-shoot': () =>
    path(
      'M60 106 14 44M60 106 24 28M60 106 36 18M60 106 48 12M60 106V8M60 106 72 12M60 106 84 18M60 106 96 ' +
        '28M60 106l46-62M60 106 8 64M60 106l52-42',
      'none',
      line(5, '#b5b06a'),
    ) +
    path('M60 106 20 36M60 106 42 14M60 106 66 10M60 106 90 22M60 106l50-52', 'none', line(3.5, '#eef0b8')) +
    bed,
  'storage-rot': () =>
    placed(cropDrawings['onion']?.() ?? '', 4, 22, 1.5) +
    placed(cropDrawings['potato']?.() ?? '', 52, 48, 1.25) +
    path(
      'M14 84c8-6 12 4 20 0 8-2 12 2 16-4-2 12-10 14-18 14s-14-2-18-10zM70 88c6-6 12 0 18-2 8-2 12-6 ' +
        '16-10-2 14-10 22-18 22-8-2-14-4-16-10z',
      '#2e2c28',
      bare,
    ) +
    dots(
      [
        [24, 74],
        [40, 72],
        [76, 74],
        [92, 68],
      ],
      4,
      '#8fae8a',
    ),
};
