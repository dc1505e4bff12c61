import { bare, circle, dots, ellipse, path, type Drawings } from '../drawing.ts';
import { leafGreen, stem } from './shapes.ts';

/** A fruit with a stalk and a leaf. */
function fruit(skin: string, d = 'M24 13c10-4 19 3 18 14-1 10-9 17-18 17S7 37 6 27C5 16 14 9 24 13z'): string {
  return path(d, skin) + path('M24 13V6') + path('M25 9c3-6 9-7 13-5-2 6-8 8-13 5z', leafGreen);
}

/** Fruits, spices and what grows in gardens, by the crops' ids: in a box of 48 by 48 in an outlined group. */
export const fruitsAndSpices: Drawings = {
  garlic: () =>
    path('M24 2c-1 10-17 14-17 28 0 9 8 14 17 14s17-5 17-14C41 16 25 12 24 2z', '#fbf3ea') +
    path('M24 10c-10 8-12 22-7 33M24 10c10 8 12 22 7 33', 'none', ' stroke="#b58aa8"') +
    path('M24 12v32M18 44l-2 3M24 44v3M30 44l2 3'),
  ginger: () =>
    path(
      'M5 33c-3-6 2-10 6-8 0-6 6-7 8-3l1-10c1-6 10-6 10 0l-1 8c4-4 7-4 9-1l4-6c4-4 9 0 7 5-2 6-6 9-9 13 1 ' +
        '6-3 8-8 7-3 6-11 5-13 0-6 3-12 1-14-5z',
      '#dfbf85',
    ) +
    ellipse(25, 12, 5, 3.6, '#f6e7a8') +
    path('M12 27c2 2 3 4 2 7M21 22c3 1 5 1 8 0M34 26c1 3 3 4 6 5M22 34c2-2 5-2 7 0M42 16l3 3'),
  turmeric: () =>
    path('M4 24c-2-6 4-10 9-7l10 7c6 2 12-2 17-5 5-2 8 3 5 7-5 6-12 10-20 9L9 30c-3-1-4-3-5-6z', '#c98a2b') +
    path('M10 44c-4-3-2-9 3-9l24 1c5 0 7 6 3 9-9 3-22 2-30-1z', '#b9772b') +
    ellipse(41, 22, 4, 5, '#f28c0f', 40) +
    ellipse(38, 40, 4.4, 4.6, '#f28c0f') +
    path('M11 18c-2 3-2 6 0 11M18 22c-2 3-2 6 0 10M26 26v8M17 36v9M24 36v10M31 37v9') +
    path('M20 16C22 8 30 3 40 3 38 12 30 17 20 16z', leafGreen),
  coriander: () =>
    path('M24 46V26M24 38l-9-8M24 38l9-8', 'none', stem) +
    path(
      'M24 28c-5-2-9-7-7-12l3 1c-1-6 2-10 4-12 2 2 5 6 4 12l3-1c2 5-2 10-7 12zM15 32C9 33 5 29 4 24l4 ' +
        '0c2-2 7 0 7 8zM33 32c6 1 10-3 11-8l-4 0c-2-2-7 0-7 8z',
      leafGreen,
    ),
  cumin: () =>
    [
      [14, 16, -30],
      [30, 13, 20],
      [22, 27, -15],
      [36, 29, 35],
      [13, 36, 25],
      [29, 40, -20],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="3.2" ry="9" ` +
          `fill="#b58a4a"/><path d="M${x} ${y! - 7}v14"/></g>`,
      )
      .join(''),
  watermelon: () =>
    path('M4 16h40c0 14-8 26-20 26S4 30 4 16z', '#3c7d3a') +
    path('M8 16h32c-1 10-7 19-16 19S9 26 8 16z', '#e4404a', bare) +
    path('M17 22v2M24 27v2M31 22v2M24 20v1', 'none', ' stroke="#2e2c28"'),
  banana: () =>
    path('M12 5c1 16 8 25 30 28-2 9-12 12-21 8C9 36 4 22 8 6z', '#f6cd38') +
    path('M10 6c0 16 8 28 28 33') +
    path('M7 6l2-4h5l-2 4z', '#7a4b25'),
  mango: () =>
    path('M20 9c9-4 19 3 22 13 3 11-3 21-14 22-10 1-16-3-20-8-2-2-5-2-5-5 0-2 3-3 4-5 3-6 5-13 13-17z', '#f6b21f') +
    path('M21 11c8-3 17 2 20 11-7 2-18-2-20-11z', '#e0562a', bare) +
    path('M20 9c-1-3-1-5 1-8') +
    path('M21 6c5-6 14-6 19-3-4 6-12 8-19 3z', leafGreen) +
    path('M11 33c2 3 5 5 8 6', 'none', ' stroke="#fbe0a0"'),
  grapes: () =>
    path('M24 12V3') +
    path('M24 9c4-6 11-6 15-3-3 6-10 8-15 3z', leafGreen) +
    dots(
      [
        [14, 18],
        [24, 17],
        [34, 18],
        [19, 26],
        [29, 26],
        [24, 35],
        [14, 27],
        [34, 27],
        [19, 35],
        [29, 35],
        [24, 42],
      ],
      5.5,
      '#6b3a8a',
    ),
  pomegranate: () =>
    path('M17 5l4 4 3-5 3 5 4-4v9c8 3 12 9 12 15 0 9-8 15-19 15S5 38 5 29c0-6 4-12 12-15z', '#c62f3b') +
    path('M24 20c-7 1-10 7-7 14 3 3 11 3 14 0 3-7 0-13-7-14z', '#f3c9b8') +
    dots(
      [
        [21, 28],
        [27, 28],
        [24, 33],
      ],
      2,
      '#c62f3b',
    ),
  papaya: () =>
    path('M23 4c9 0 13 9 14 20 1 12-4 20-13 20S10 36 11 24C12 13 15 4 23 4z', '#f08c2e') +
    path('M24 16c4 2 5 8 5 13s-2 8-5 8-5-3-5-8 1-11 5-13z', '#fbe0b0') +
    path('M23 23v.1M25 28v.1M23 32v.1', 'none', ' stroke="#2e2c28" stroke-width="3.4"'),
  orange: () =>
    fruit('#f28c1e') +
    path('M14 30v.1M20 36v.1M30 32v.1') +
    circle(36, 37, 9.5, '#fbe3c0') +
    circle(36, 37, 7.5, '#f9a63f', bare) +
    path('M36 30v14M30 33l12 8M42 33l-12 8', 'none', ' stroke="#fbe3c0"'),
  lemon: () =>
    path('M7 25c0-9 8-16 17-16 8 0 14 4 16 10l5 4-4 5c-2 9-9 14-18 14C14 42 7 35 7 25z', '#e6df3a') +
    path('M20 10c0-4 2-6 5-8M23 7c5-5 12-5 15-3-3 5-9 7-15 3z', leafGreen) +
    circle(34, 36, 9.5, '#f6f4c8') +
    circle(34, 36, 7.5, '#d9dc4a', bare) +
    path('M34 29v14M28 32l12 8M40 32l-12 8', 'none', ' stroke="#f6f4c8"'),
  tea: () =>
    path('M24 46V24', 'none', stem) +
    path(
      'M24 30C13 31 6 25 5 14c11 0 18 6 19 16zM24 30c11 1 18-5 19-16-11 0-18 6-19 16zM24 24c-4-8-3-14 0-21 ' +
        '4 7 4 13 0 21z',
      leafGreen,
    ),
  coconut: () =>
    circle(24, 26, 18, '#8b5e34') +
    path('M8 20c8 6 24 6 32 0', '#8b5e34') +
    path('M9 19c3-8 9-11 15-11s12 3 15 11c-8 6-22 6-30 0z', '#fff') +
    path('M18 32l3 5M29 31l-1 6M24 38l1 4'),
};
