import { circle, dots, ellipse, path, type Drawings } from '../drawing.ts';
import { flower, leafGreen, stem } from './shapes.ts';

/** Oilseeds and fibres, by the crops' ids: in a box of 48 by 48 in an outlined group. */
export const oilseedsAndFibres: Drawings = {
  cotton: () =>
    path('M24 46V34', 'none', stem) +
    dots(
      [
        [15, 19],
        [33, 19],
        [24, 12],
        [24, 25],
      ],
      9.5,
      '#fff',
    ) +
    path('M9 25c5 1 11 3 15 9 4-6 10-8 15-9-1 9-7 14-15 14S10 34 9 25z', '#8b5e34'),
  groundnut: () =>
    path('M13 6c8-4 16 1 15 9 0 5 2 7 6 10 7 6 5 17-4 19-9 1-15-5-14-13 0-5-2-7-5-10-5-5-4-12 2-15z', '#dca867') +
    path('M16 12l6 3M14 18l8-1M23 29l8-2M22 36l9 1M27 42l3-4'),
  mustard: () =>
    path('M24 46V24M24 42c-6 0-10-3-12-8M24 38c6 0 9-3 11-7', 'none', stem) +
    flower(24, 12, 6, '#f8c916', '#b98d00', 4) +
    flower(12, 22, 5, '#f8c916', '#b98d00', 4) +
    flower(36, 21, 5, '#f8c916', '#b98d00', 4),
  sesame: () =>
    path('M20 47V3', 'none', stem) +
    [12, 23, 34]
      .map(
        (y) =>
          path(
            `M20 ${y + 9}C12 ${y + 7} 11 ${y - 1} 13 ${y - 6} 18 ${y - 4} 20 ${y + 3} 20 ${y + 9}zM20 ` +
              `${y + 9}c8-2 9-10 7-15-5 2-7 9-7 15z`,
            '#7fae4a',
          ) + path(`M15 ${y - 2}l3 7M25 ${y - 2}l-3 7`),
      )
      .join('') +
    [
      [33, 40, 20],
      [40, 36, -30],
      [41, 44, 10],
      [35, 32, 60],
      [32, 46, -60],
    ]
      .map(([x = 0, y = 0, turn = 0]) => ellipse(x, y, 2.4, 3.6, '#fbf3df', turn))
      .join(''),
  sunflower: () =>
    path('M24 46V30M24 44c-8 0-11-4-12-8 7 0 10 3 12 8z', leafGreen, stem) +
    flower(24, 19, 12, '#f8b916', '#6b3f1d', 9),
  castor: () =>
    path('M20 47V26', 'none', stem) +
    path('M24 40c0-5 3-8 6-10l-5-5 8 1 1-8 4 7 7-4-2 8 4 4-7 1 0 7-6-3c-3 2-6 3-10 2z', leafGreen) +
    [
      [20, 10],
      [12, 23],
      [28, 23],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            `M${x} ${y - 10}v20M${x - 10} ${y}h20M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`,
            'none',
            ' stroke="#8a2f2f"',
          ) + circle(x, y, 7, '#b84a4a'),
      )
      .join(''),
  safflower: () =>
    path('M24 47V36M24 44c-7 1-12-2-15-7M24 44c7 1 12-2 15-7', 'none', stem) +
    path(
      'M16 22C11 17 8 11 8 5c5 3 8 6 10 11C17 11 18 6 20 2c3 4 4 8 4 12 0-4 1-8 4-12 2 4 3 9 2 14 2-5 5-8 ' +
        '10-11 0 6-3 12-8 17z',
      '#f08a1d',
    ) +
    path('M14 21l-5-2 3 6-6 1 6 4-3 5 7-1c2 3 5 4 8 4s6-1 8-4l7 1-3-5 6-4-6-1 3-6-5 2c-6 3-14 3-20 0z', leafGreen),
  jute: () =>
    path('M8 47V12M14 47V8M20 47V12', 'none', ' stroke="#5f8a2c"') +
    path(
      'M8 15C3 14 1 9 1 5c5 1 8 5 7 10zM14 12c-3-4-3-8 0-11 3 3 3 7 0 11zM20 15c0-5 3-9 8-10 0 6-3 9-8 ' +
        '10zM8 26c-4 0-7-3-7-7 4 0 7 3 7 7zM20 28c4 0 7-3 7-7-4 0-7 3-7 7z',
      leafGreen,
    ) +
    path('M35 6c3-3 5-3 7 0l1 9c3 10 4 20 4 31-3 2-6-1-8 1-3-2-5 1-9-1 0-11 1-21 4-31z', '#e6c56a') +
    path('M33 16h11', 'none', ' stroke="#8b5e34" stroke-width="2.500"') +
    path('M36 21c-1 8-2 15-2 22M39 21v23M42 21c1 8 1 15 1 22', 'none', ' stroke="#a8843a" stroke-width="1"'),
};
