import { bare, circle, dots, ellipse, line, path, type Drawings } from '../drawing.ts';
import { alongBlade, blade, bush, clump, hues, leaf, stalk } from '../plants.ts';

const powder = ' stroke="#cfcabb" stroke-width="1.5"';

/** A spot with a yellow ring around it and a dark eye. */
const spot = ([x, y, r]: readonly [number, number, number]) =>
  circle(x, y, r + 4, hues.yellow, bare) + circle(x, y, r, hues.brown) + circle(x, y, r / 2.5, hues.dark, bare);

/** Tones without an outline of their own. */
const patches = (content: string) => `<g stroke="none">${content}</g>`;

const blots = [
  [0.2, 0],
  [0.33, -9],
  [0.36, 9],
  [0.5, -2],
  [0.56, 15],
  [0.62, -10],
  [0.72, 5],
  [0.85, 0],
] as const;

/** Diseases that show on leaves and stalks. */
export const leafDiseases: Drawings = {
  'leaf-spot': () =>
    leaf() +
    (
      [
        [44, 36, 6],
        [78, 46, 8],
        [42, 62, 8],
        [72, 72, 6],
        [52, 84, 5],
        [64, 28, 4],
      ] as const
    )
      .map(spot)
      .join(''),
  'brown-spot': () => blade() + patches(alongBlade(blots, 10, 8, hues.yellow)) + alongBlade(blots, 5, 4, hues.brown),
  'purple-blotch': () =>
    path(
      'M40 110C36 70 40 34 52 8c8 24 10 66 6 102zM66 110c0-30 6-58 28-84 2 34-8 62-16 84zM34 110C34 86 26 ' +
        '66 12 52c0 26 8 44 12 58z',
      hues.leaf,
    ) +
    (
      [
        [50, 44, 7, 14, 0],
        [80, 62, 7, 13, 22],
        [24, 80, 5, 10, -18],
      ] as const
    )
      .map(
        ([x, y, rx, ry, turn]) =>
          ellipse(x, y, rx + 3, ry + 4, hues.yellow, turn) +
          ellipse(x, y, rx, ry, '#7a2f6b', turn) +
          ellipse(x, y, rx / 2.4, ry / 2.4, '#d9a8cf', turn),
      )
      .join(''),
  blight: () =>
    leaf() +
    path(
      'M24 42c4-10 9-16 16-22 8 10 12 18 6 26-6 6-14 4-24 6 0-4 1-7 2-10zM99 60c-2 16-10 28-24 34-8-8-6-18 ' +
        '2-24 8-4 14-6 22-10zM30 82c-6-7-9-15-9-24 8 0 16 2 18 10s-4 12-9 14z',
      '#54402c',
    ) +
    path('M44 48c-6 5-12 5-20 6M77 70c6-4 12-6 20-9M39 68c0 8-4 11-8 13', 'none', line(4, '#d9d4bf')),
  blast: () =>
    blade() +
    alongBlade(
      [
        [0.25, 0],
        [0.46, -11],
        [0.52, 12],
        [0.72, 0],
      ],
      14,
      6.5,
      hues.brown,
    ) +
    patches(
      alongBlade(
        [
          [0.25, 0],
          [0.46, -11],
          [0.52, 12],
          [0.72, 0],
        ],
        9,
        3.4,
        '#efece2',
      ),
    ),
  'leaf-blight': () =>
    path('M16 106C22 64 52 26 106 10 102 54 74 88 34 110z', hues.straw) +
    path('M22 107c8-28 14-42 28-50 4 6 10-6 14-2 4 6 8-4 12 2-4 10-2 14-12 20 0 10-16 14-34 31z', hues.leaf, bare) +
    path('M26 108C48 78 76 46 106 10', 'none', line(2.5, hues.vein)) +
    path('M106 10C92 14 84 18 74 24l16 8z', '#b98d4a', bare),
  'sheath-blight': () =>
    path('M78 50C92 30 102 22 114 18c-4 22-16 40-36 52zM42 36C30 22 18 16 6 16c4 18 16 32 36 38z', hues.leaf) +
    stalk('#8fbf5a') +
    (
      [
        [55, 22, 12, 8, 20],
        [66, 54, 11, 8, -18],
        [53, 74, 10, 7, 15],
        [65, 96, 12, 8, -20],
      ] as const
    )
      .map(
        ([x, y, rx, ry, turn]) =>
          ellipse(x, y, rx, ry, '#7a5a38', turn) + patches(ellipse(x, y, rx - 4, ry - 4, '#efe6cc', turn)),
      )
      .join(''),
  rust: () =>
    blade('#7fb24a') +
    alongBlade(
      [
        [0.14, 2],
        [0.24, -6],
        [0.28, 9],
        [0.36, -2],
        [0.42, -14],
        [0.45, 10],
        [0.5, -1],
        [0.57, 15],
        [0.58, -11],
        [0.64, 4],
        [0.72, -7],
        [0.75, 8],
        [0.83, 1],
      ],
      5,
      3.8,
      '#c9541a',
    ),
  'yellow-rust': () =>
    blade('#6aa845') +
    [-14, -5, 5, 14]
      .map((beside, step) =>
        path(
          `M${Math.round(26 + beside * 0.3)} ${98 - step}C${Math.round(52 + beside)} ` +
            `${Math.round(70 + beside * 0.8)} ${Math.round(66 + beside)} ${Math.round(56 + beside * 0.7)} ` +
            `${Math.round(92 + beside * 0.3)} ${Math.round(26 + beside * 0.5)}`,
          'none',
          line(5, '#f7c61f') + ' stroke-dasharray="1 7"',
        ),
      )
      .join(''),
  'powdery-mildew': () =>
    leaf() +
    path(
      'M34 40c0-8 8-12 14-8 6-2 10 4 8 10 2 8-6 12-12 8-6 2-12-4-10-10zM68 36c2-8 12-8 16-2 8 2 8 12 2 ' +
        '14-2 6-12 6-14 0-6-2-8-8-4-12zM28 66c2-8 12-8 16-4 8 0 10 8 6 12 0 8-12 8-14 4-6 0-10-6-8-12zM64 ' +
        '70c0-8 10-10 14-6 8-2 14 4 12 10 0 8-8 10-12 8-8 4-16-4-14-12z',
      hues.white,
      powder,
    ) +
    dots(
      [
        [56, 60],
        [62, 54],
        [58, 88],
        [50, 26],
        [66, 22],
        [90, 60],
        [54, 70],
        [27, 56],
      ],
      2.6,
      hues.white,
    ),
  'downy-mildew': () =>
    leaf() +
    path(
      'M38 36l12-6 6 12-8 8-12-2zM70 32l12 4 4 12-12 4-8-8zM30 60l14-4 6 10-8 10-12-4zM72 62l14-2 4 12-10 ' +
        '8-12-6zM50 80l8-6 2 14-8 2z',
      hues.yellow,
      line(1.5, '#b98d00'),
    ),
  mosaic: () =>
    leaf('#7fbf3f') +
    path(
      'M34 36l14-10 8 14-6 12-16-4zM66 24l14 10-4 12-12 4zM28 56l16 2 8 14-10 8-12-8zM68 58l20-6 4 14-12 ' +
        '8-12-4zM66 80l14-4-4 12-10 4zM46 84l10-2 2 12-10-2z',
      hues.yellow,
      bare,
    ) +
    path(
      'M60 18v90M60 46 42 32M60 46l18-14M60 64 34 48M60 64l26-16M60 82 34 70M60 82l26-12',
      'none',
      line(2.5, hues.vein),
    ),
  'leaf-curl': () =>
    path('M60 96v14', 'none', line(5, hues.vein)) +
    path(
      'M60 98c-10 2-18-4-20-10-8-2-12-10-10-18-6-6-6-16 0-22 0-8 6-16 12-18 4-8 10-16 18-22 8 6 14 14 18 ' +
        '22 6 2 12 10 12 18 6 6 6 16 0 22 2 8-2 16-10 18-2 6-10 12-20 10z',
      hues.leaf,
    ) +
    path('M60 22v84M60 50l-8-6M60 50l8-6M60 68l-10-8M60 68l10-8M60 86l-10-6M60 86l10-6', 'none', line(4.5, hues.vein)) +
    [1, -1]
      .map(
        (side) =>
          `<g transform="translate(${60 - 60 * side} 0) scale(${side} 1)">` +
          path(
            'M60 8C50 14 46 22 42 30c-6 2-12 10-12 18-6 6-6 16 0 22-2 8 2 16 10 18 6-4 10-10 6-18 7-6 5-14 ' +
              '1-18 7-8 6-16 3-20 6-6 8-14 10-24z',
            '#d5e89a',
          ) +
          path('M34 46l8 4M31 68l8 2M45 30l4 4') +
          '</g>',
      )
      .join(''),
  'twisted-leaves': () =>
    clump('#8fbf5a', '#a9c56a', null) +
    path(
      'M56 110c-10-16 14-24 4-40-8-14 14-18 6-34-4-8 2-16 10-20 6 12 4 22-2 28-6 8 8 14 2 28-8 16 4 22-6 38z',
      hues.pale,
    ) +
    path('M56 92c6-2 10-6 12-12M58 58c6 0 10-4 12-10M64 34c4 0 8-2 10-6'),
  'dried-tips': () =>
    bush(hues.leaf, hues.leaf, hues.brown) +
    path(
      'M24 40c2 8 4 12 8 17 2-5 5-7 4-14-4-2-8-3-12-3zM96 40c-2 8-4 12-8 17-2-5-5-7-4-14 4-2 8-3 12-3zM14 ' +
        '68c2 7 6 12 10 16 3-4 5-8 4-15-5-1-9-1-14-1zM106 68c-2 7-6 12-10 16-3-4-5-8-4-15 5-1 9-1 14-1z',
      hues.brown,
    ),
};
