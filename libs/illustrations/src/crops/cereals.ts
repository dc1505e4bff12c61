import { box, path, type Drawings } from '../drawing.ts';
import { leafGreen, stem } from './shapes.ts';

/** Grains in pairs along a stalk. */
function ear(grain: string, awns = false): string {
  const pairs = [15, 24, 33]
    .map((y) => path(`M24 ${y + 9}c-8 0-10-5-9-10 5 1 9 4 9 10zc8 0 10-5 9-10-5 1-9 4-9 10z`, grain))
    .join('');
  const hairs = awns ? path('M15 14 10 3M33 14 38 3M24 6V1M19 9 17 1M29 9l2-8') : '';
  return path('M24 46V12', 'none', stem) + hairs + path('M24 5c5 4 5 9 0 13-5-4-5-9 0-13z', grain) + pairs;
}

/** Round grains close together on a stalk. */
function millet(grain: string, width: number, height: number): string {
  const top = 5;
  const middle = top + height / 2;
  const marks = [-0.45, 0, 0.45]
    .flatMap((x) => [-0.5, -0.15, 0.2, 0.55].map((y) => [24 + x * width, middle + y * (height / 2)] as const))
    .map(([x, y]) => `M${x} ${y}v.1`)
    .join('');
  return (
    path('M24 46V30M24 44c-8-1-12-6-13-12 6 1 11 5 13 12z', leafGreen, stem) +
    `<ellipse cx="24" cy="${middle}" rx="${width}" ry="${height / 2}" fill="${grain}"/>` +
    path(marks)
  );
}

/** Cereals, millets and cane, by the crops' ids: in a box of 48 by 48 in an outlined group. */
export const cereals: Drawings = {
  paddy: () =>
    path('M12 46C10 22 20 6 36 10M12 46c2-10-1-18-7-24M13 44c4-6 6-8 10-9', 'none', stem) +
    [
      [24, 9, 18],
      [31, 8, 0],
      [37, 12, -18],
      [40, 19, -12],
      [31, 19, 0],
      [24, 20, 16],
      [35, 28, -6],
    ]
      .map(
        ([x, y, turn]) =>
          `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="5.5" fill="#e8c24a" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join(''),
  wheat: () => ear('#e3a92b'),
  maize: () =>
    path('M24 3c9 6 11 18 8 32H16C13 21 15 9 24 3z', '#f6c832') +
    path('M24 4v30M18 11l13 1M15 19h18M15 27h18', 'none', ' stroke-width="1.2"') +
    path('M9 16c7 3 12 12 15 29C13 44 6 34 9 16zM39 16c-7 3-12 12-15 29 11-1 18-11 15-29z', leafGreen),
  sugarcane: () =>
    [9, 20, 31]
      .map((x, index) => box(x, 14 + (index % 2) * 4, 8, 32, index === 1 ? '#a9b93f' : '#8aa83a', 2))
      .join('') +
    path('M9 24h8M9 35h8M20 27h8M20 38h8M31 24h8M31 35h8') +
    path(
      'M13 14C11 8 7 5 3 5c0 6 4 9 10 9zM24 17c-3-7-2-11 1-15 3 5 3 10-1 15zM35 14c1-7 5-10 10-10 0 7-4 10-10 10z',
      leafGreen,
    ),
  bajra: () => millet('#a08c48', 5.5, 38),
  jowar: () => millet('#e9d6a0', 11, 28),
  ragi: () =>
    path('M24 47V28M24 44c-8 0-12-5-13-11 7 0 12 4 13 11z', leafGreen, stem) +
    path(
      'M22 32C12 32 4 22 9 8c3-5 9-3 8 2-2 8 3 14 8 20zM26 32c10 0 18-10 13-24-3-5-9-3-8 2 2 8-3 14-8 ' +
        '20zM21 31C14 22 14 10 20 3c4-2 6 1 5 4-3 8-2 16 0 24zM27 31c7-9 7-21 1-28-4-2-6 1-5 4 3 8 2 16 0 24z',
      '#a3562c',
    ) +
    path(
      'M11 14v.1M12 21v.1M17 26v.1M37 14v.1M36 21v.1M31 26v.1M20 10v.1M19 18v.1M28 10v.1M29 18v.1',
      'none',
      ' stroke="#e8b07a"',
    ),
  barley: () => ear('#d9bd6a', true),
};
