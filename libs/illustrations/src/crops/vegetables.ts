import { circle, dots, path, type Drawings } from '../drawing.ts';
import { leafGreen } from './shapes.ts';

/** Vegetables, by the crops' ids: in a box of 48 by 48 in an outlined group. */
export const vegetables: Drawings = {
  onion: () =>
    path('M20 14c0-5-2-8-5-11M24 13V2M28 14c0-5 2-8 5-11', 'none', ' stroke="#3f8f3a" stroke-width="3"') +
    path('M24 11c-2 6-17 9-17 21 0 8 8 12 17 12s17-4 17-12c0-12-15-15-17-21z', '#b5446c') +
    path('M24 12c-8 9-9 22-3 32M24 12c8 9 9 22 3 32', 'none', ' stroke="#8c2f52"'),
  potato: () =>
    path('M6 29C6 18 15 9 27 10c11 0 17 8 15 17-2 10-10 16-20 15C12 42 6 37 6 29z', '#d6a566') +
    path('M16 24l3 2M28 18l3 1M33 30l-3 1M20 35l3-1M26 27v.1'),
  tomato: () =>
    path('M24 14c9-4 19 2 19 13 0 10-8 17-19 17S5 37 5 27c0-11 10-17 19-13z', '#d8342a') +
    path('M24 16c-4 4-8 4-12 2 3-3 5-6 9-6l-1-7h7l0 7c4 0 6 3 9 6-4 2-8 2-12-2z', leafGreen),
  chilli: () =>
    path('M14 14c9-6 18 0 19 12 1 8 4 13 9 15-14 6-30-6-28-27z', '#d62828') +
    path('M10 17c1-6 8-9 13-6-2 6-8 8-13 6zM13 12c-1-4 1-7 4-9', leafGreen),
  brinjal: () =>
    path('M17 16c6-6 14-3 18 4 8 12 6 24-6 25C17 46 9 28 17 16z', '#5b2a86') +
    path('M12 20c0-7 7-13 15-10 1 4-1 7-4 8l-2-2-1 5-3-2-1 4c-2 0-4-1-4-3zM19 10c-1-4-4-6-7-6', leafGreen),
  okra: () =>
    path('M9 12c5-5 11-4 14 0 7 10 15 20 22 33-13-5-25-13-34-24-3-3-4-6-2-9z', '#6fae4a') +
    path('M13 14c8 10 18 20 29 29M19 12c6 11 14 21 23 31', 'none', ' stroke="#2f6b2c"') +
    path('M6 16c0-8 8-13 16-9-1 6-4 9-8 10zM9 8 4 3', leafGreen) +
    circle(13, 37, 9, '#8fc46a') +
    path('M13 28v18M5 33l16 9M5 42l16-9') +
    dots([[13, 37]], 2.4, '#fbf3df'),
  cauliflower: () =>
    path('M5 22c1 15 9 22 19 22s18-7 19-22c-5 1-8 4-10 8H15c-2-4-5-7-10-8z', leafGreen) +
    dots(
      [
        [14, 22],
        [34, 22],
        [24, 14],
        [20, 26],
        [29, 26],
      ],
      8,
      '#fbf3df',
    ),
  cabbage: () =>
    circle(24, 25, 19, '#9ccb7a') +
    path(
      'M24 6c-10 9-12 25-3 37M24 6c12 10 13 26 3 38M7 18c8-1 13 3 16 9M41 18c-7 0-11 3-14 8M24 14v28',
      'none',
      ' stroke="#4f8f3d"',
    ),
  cucumber: () =>
    path('M8 14c2-7 11-8 16-2 7 8 14 14 18 22 2 7-5 12-12 9C19 37 7 25 8 14z', '#3c7d3a') +
    path('M15 15l4 6M24 23l4 6M33 33l3 4M14 24l3 4M24 33l4 3M9 11C7 8 6 6 6 3', 'none', ' stroke="#a9d36b"'),
  bottlegourd: () =>
    path('M8 5c5-4 11-2 13 4 2 7 6 11 13 16 9 6 12 13 8 18-5 6-15 4-22-3C12 32 9 24 7 16c-1-4-2-8 1-11z', '#b5d98a') +
    path('M13 12c2 9 6 16 12 22M33 33c3 2 4 4 4 7', 'none', ' stroke="#e4f4cc"') +
    path('M9 5C8 3 7 2 4 2M9 5c4-5 10-5 14-3-3 5-9 6-14 3z', leafGreen),
  bittergourd: () =>
    path(
      'M42 7c1 9-2 13-3 16 1 3-1 5-4 6-1 4-4 5-7 5-2 4-5 4-8 4-4 3-9 4-13 3 0-4 2-8 4-12 0-4 2-6 5-7 1-4 ' +
        '4-6 7-6 3-4 9-8 19-9z',
      '#5f9b3c',
    ) + path('M18 27v.1M25 20v.1M25 30v.1M33 14v.1M32 23v.1M14 34v.1', 'none', ' stroke="#d7ecc0"'),
};
