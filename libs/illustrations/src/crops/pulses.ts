import { dots, ellipse, path, type Drawings } from '../drawing.ts';
import { flower, leafGreen, stem } from './shapes.ts';

/**
 * Pulses: each with what tells its pods and grains from the others, by the crops' ids: in a box of 48 by 48 in an
 * outlined group.
 */
export const pulses: Drawings = {
  soybean: () =>
    `<g transform="rotate(42 22 22)">` +
    path(
      'M22-3c7 1 10 7 8 13 4 4 4 9 0 13 3 6 1 12-8 20-9-8-11-14-8-20-4-4-4-9 0-13-2-6 1-12 8-13zM22-3v-4',
      '#c9ad4e',
    ) +
    dots(
      [
        [22, 6],
        [22, 17],
        [22, 28],
      ],
      5,
      '#f7ecc4',
    ) +
    path(
      'M13 4l-3-1M12 14l-3 0M12 26l-3 1M31 4l3-1M32 14l3 0M32 26l3 1M16 37l-2 2M28 37l2 2',
      'none',
      ' stroke-width="1.200"',
    ) +
    '</g>' +
    dots(
      [
        [35, 42],
        [43, 34],
      ],
      4.6,
      '#f7ecc4',
    ) +
    path('M34 40v3M42 32v3', 'none', ' stroke-width="1.500"'),
  gram: () =>
    path('M16 22C15 12 20 5 30 3M16 14c-5 0-8-2-9-6 5 0 8 2 9 6zM22 7c-2-4-1-5 2-6', 'none', stem) +
    path(
      'M30 3c9 1 15 6 15 12 0 5-4 8-8 8-2 0-3 2-4 4-1-3-3-5-6-7-4-6-3-13 3-17zM8 6C3 7 1 11 2 14c1 4 4 5 6 ' +
        '5 1 0 2 1 2 3 1-2 2-3 3-5 2-5 0-10-5-11z',
      '#7fae4a',
    ) +
    [
      [17, 34, 0],
      [37, 36, 20],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">` +
          path('M-10 4c0-7 4-10 8-10 1-5 3-7 7-8-1 3 0 6 2 8 4 3 5 8 3 12-4 6-20 6-20-2z', '#d29a52') +
          path('M0-6c2 4 2 7-1 12') +
          '</g>',
      )
      .join(''),
  arhar: () =>
    path('M6 46C12 30 20 16 34 6', 'none', stem) +
    path('M14 28C6 27 2 22 2 15c8 0 12 5 12 13zM22 17C14 15 11 10 12 3c7 1 10 6 10 14z', leafGreen) +
    flower(37, 9, 5, '#f8c916', '#c8342b', 4) +
    path(
      'M23 20c4-1 6 1 7 4 4 0 6 2 6 5 4 0 5 3 4 6 3 1 4 4 4 10-6 0-9-1-10-4-4 1-6-1-6-4-4 0-5-2-5-5-4-1-4-9 0-12z',
      '#8fa83f',
    ) +
    path('M25 28l5-4M30 34l6-5M35 40l5-5', 'none', ' stroke="#7a2f4a" stroke-width="1.600"') +
    dots(
      [
        [15, 42],
        [24, 43],
        [18, 34],
      ],
      4,
      '#c9803f',
    ),
  moong: () =>
    path(
      'M8 3C6 16 12 30 25 40c3 1 4-1 3-3C18 26 14 14 12 3c-1-2-4-2-4 0zM19 2c-2 12 4 24 17 33 3 1 4-1 ' +
        '3-3C29 22 25 12 23 2c-1-2-4-2-4 0z',
      '#6f7a2c',
    ) +
    path('M13 18l3-2M17 26l3-2M25 15l3-2M29 23l3-2') +
    dots(
      [
        [10, 41],
        [17, 44],
        [25, 45],
        [13, 35],
        [33, 43],
        [40, 44],
        [40, 38],
      ],
      3.6,
      '#6fae3f',
    ) +
    path('M10 40v1M17 43v1M25 44v1M33 42v1', 'none', ' stroke="#fff" stroke-width="1.400"'),
  urad: () =>
    path('M30 2c10 2 16 9 15 18-5-2-10-5-15-18z', leafGreen) +
    path('M6 6c0 14 6 24 18 30 4 1 6-2 3-5C18 24 14 16 12 6 11 2 6 2 6 6z', '#4f4a3a') +
    path('M9 14l4-2M13 22l4-2M18 29l4-3', 'none', ' stroke="#a39a80" stroke-width="1.2"') +
    [
      [31, 28, 0],
      [40, 34, 30],
      [30, 40, -20],
      [20, 43, 10],
      [40, 44, -10],
      [9, 42, 20],
    ]
      .map(([x = 0, y = 0, turn = 0]) => ellipse(x, y, 4.6, 3.6, '#25221f', turn))
      .join('') +
    path('M31 27v1M40 33v1M30 39v1M20 42v1M40 43v1M9 41v1', 'none', ' stroke="#fff" stroke-width="1.400"'),
  lentil: () =>
    [
      [12, 38],
      [24, 40],
      [36, 38],
      [18, 31],
      [30, 31],
      [24, 22],
      [10, 27],
      [39, 27],
    ]
      .map(([x = 0, y = 0], index) => ellipse(x, y, 7, 5.4, index % 3 === 0 ? '#e07b39' : '#f0985a'))
      .join('') + path('M24 16V4M24 10c-6 0-9-3-10-7 6 0 9 2 10 7zM24 10c6 0 9-3 10-7-6 0-9 2-10 7z', leafGreen),
  pea: () =>
    path('M45 8C46 28 28 43 6 40 2 39 2 34 5 32 10 14 26 4 45 8z', '#4f9440') +
    path('M41 12C38 26 24 36 9 35 14 20 26 11 41 12z', '#cfe89a') +
    dots(
      [
        [15, 31],
        [22.5, 26],
        [29.5, 21],
        [36, 16],
      ],
      4.6,
      '#7fbf3f',
    ) +
    path('M45 8c0-3 1-4 3-5M5 33c-2 2-2 5-3 7'),
  guar: () =>
    path('M24 4v10M24 8c7-5 14-4 18 0-5 5-12 5-18 0zM24 8C17 3 10 4 6 8c5 5 12 5 18 0z', leafGreen, stem) +
    [
      [12, 16],
      [18, 19],
      [24, 20],
      [30, 19],
      [36, 16],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${24 + (x - 24) / 4} 13C${x - 3} ${y + 6} ${x - 3} ${y + 18} ${x} 46c1 1 2 0 2-1 3-12 3-24-1-31z`,
          '#6fa546',
        ),
      )
      .join('') +
    path('M14 26v12M24 26v14M34 26v12', 'none', ' stroke="#2f6b2c"'),
};
