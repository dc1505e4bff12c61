import { circle, dots, path } from './drawing.ts';

/** What a sign is drawn with: one colour for its lines, one for its ground. */
interface Paint {
  readonly line: string;
  readonly fill: string;
}

/**
 * Signs in one colour, drawn in a box of 48 by 48: white on a pack's own colour. They say what the
 * thing does for the plant.
 */
export const plainSigns: Readonly<Record<string, (paint: Paint) => string>> = {
  leaf: ({ line, fill }) =>
    path('M12 40C8 20 18 7 40 7c1 22-8 33-24 31M9 45c3-12 11-20 21-26', fill, ` stroke="${line}"`),
  drop: ({ line, fill }) =>
    path('M24 5c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26zM17 32c0 4 3 7 6 7', fill, ` stroke="${line}"`),
  sprout: ({ line, fill }) =>
    path(
      'M24 44V22M24 30C10 31 6 22 6 12c12 0 18 7 18 18zM24 24c0-9 5-16 18-17 0 11-6 18-18 17z',
      fill,
      ` stroke="${line}"`,
    ),
  granule: ({ line }) =>
    path('M24 12v.1M15 22v.1M33 22v.1M9 34v.1M24 33v.1M39 34v.1', 'none', ` stroke="${line}" stroke-width="10"`),
  grades: ({ line, fill }) => path('M7 42V26h9v16zM20 42V8h9v34zM33 42V18h9v24z', fill, ` stroke="${line}"`),
  root: ({ line, fill }) =>
    path(
      'M24 19C15 19 11 12 11 4c9 0 13 7 13 15zM24 19c9 0 13-7 13-15-9 0-13 7-13 15zM5 21h38M24 21v24M24 ' +
        '25c-7 2-13 8-15 16M24 25c7 2 13 8 15 16M24 32c-4 2-6 6-7 12M24 32c4 2 6 6 7 12',
      fill,
      ` stroke="${line}"`,
    ),
  blossom: ({ line, fill }) =>
    path(
      'M24 18c-9-15 9-15 0 0 6-15 20-4 0 0zm6 4c16 0 10 16 0 4zm-3 8c5 16-12 15-6 0zm-9-4c-10 12-16-4 ' +
        '0-4zm0-4c-20-4-6-19 6-4zM24 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
      fill,
      ` stroke="${line}"`,
    ),
  crystal: ({ line, fill }) =>
    path('M12 9h24l9 12-21 22L3 21zM3 21h42M12 9l6 12 6 22 6-22 6-12M18 21l6-12 6 12', fill, ` stroke="${line}"`),
  microbe: ({ line, fill }) =>
    path(
      'M24 10a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM24 10V3M24 45v-7M10 24H3M45 24h-7M14 14 9 9M34 14l5-5M14 ' +
        '34l-5 5M34 34l5 5M20 21v.1M29 23v.1M23 30v.1',
      fill,
      ` stroke="${line}"`,
    ),
  sun: ({ line, fill }) =>
    path(
      'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM24 3v5M24 40v5M3 24h5M40 24h5M9 9l4 4M35 35l4 4M39 9l-4 4M13 35l-4 4',
      fill,
      ` stroke="${line}"`,
    ),
  seaweed: ({ line }) =>
    path(
      'M24 45c-6-8 6-13 0-21s6-12 0-20M24 36c-8 0-12-4-12-11M24 30c8 0 12-4 12-11M24 20c-6 0-9-3-9-9',
      'none',
      ` stroke="${line}"`,
    ),
  earth: ({ line, fill }) =>
    path(
      'M5 40c4-14 9-20 19-20s15 6 19 20zM14 34v.1M24 30v.1M33 35v.1M24 20v-8M24 14c-6 0-8-3-8-8M24 12c6 0 8-3 8-8',
      fill,
      ` stroke="${line}"`,
    ),
};

/** What a pack works against, in its own colours, drawn in a box of 48 by 48 in an outlined group. */
export const pestDrawings: Readonly<Record<string, () => string>> = {
  insect: () =>
    path('M14 20 6 14M13 28H4M15 35l-7 6M34 20l8-6M35 28h9M33 35l7 6M20 10l-4-6M28 10l4-6') +
    path('M24 15c8 0 11 6 11 13 0 9-5 16-11 16s-11-7-11-16c0-7 3-13 11-13z', '#c8342b') +
    path('M16 16c0-5 3-9 8-9s8 4 8 9c-5 2-11 2-16 0z', '#3a2a20') +
    path('M24 17v26') +
    dots(
      [
        [19, 26],
        [29, 26],
        [20, 35],
        [28, 35],
      ],
      2,
      '#3a2a20',
    ),
  caterpillar: () =>
    path('M6 40c10 4 30 4 38-2', 'none', ' stroke="#2f6b2c"') +
    dots(
      [
        [10, 32],
        [19, 28],
        [28, 28],
      ],
      7.5,
      '#8fbf3f',
    ) +
    circle(37, 24, 9, '#8fbf3f') +
    path('M34 16l-2-7M40 16l3-7M35 23v.1M40 23v.1M36 28c2 1 3 1 5 0M10 39v4M19 36v5M28 36v5'),
  borer: () =>
    path('M16 46V4h16v42zM16 16h16M16 34h16', '#a9c56a') +
    path('M18 26c3-6 9 1 14-4 4-3 9 0 8 5-2 6-8 3-11 6-4 3-10-1-11-7z', '#f0d3a0') +
    path('M37 26v.1'),
  mite: () =>
    path('M15 21 5 15M14 26H3M15 31l-9 6M33 21l10-6M34 26h11M33 31l9 6') +
    circle(24, 26, 11, '#d4552c') +
    path('M20 17l-3-6M28 17l3-6') +
    dots(
      [
        [20, 24],
        [28, 24],
      ],
      2,
      '#3a2a20',
    ),
  fungus: () =>
    path('M8 42C4 20 16 6 41 6c2 24-9 38-28 34M8 42C14 28 22 20 32 14', '#5f9b3c') +
    dots(
      [
        [19, 22],
        [29, 25],
        [21, 33],
      ],
      4,
      '#a0672d',
    ) +
    circle(31, 13, 2.5, '#a0672d'),
  weed: () =>
    path(
      'M24 44V20M24 44C20 32 14 26 5 24c3 10 9 17 19 20zM24 44c4-12 10-18 19-20-3 10-9 17-19 20zM24 36C18 ' +
        '28 16 18 18 8c6 7 8 17 6 28zM24 36c6-8 8-18 6-28-6 7-8 17-6 28z',
      '#6fa53c',
    ) + path('M8 8l32 32M40 8 8 40', 'none', ' stroke="#b42318" stroke-width="4"'),
  rat: () =>
    path('M7 36c0-13 8-20 19-20 9 0 16 8 16 20zM42 36c5 0 4-10-2-12', '#8d8276') +
    circle(12, 18, 5, '#b3a697') +
    path('M12 28v.1M7 36l-4-2M20 36v4M34 36v4'),
  shield: () =>
    path('M24 4l17 6v12c0 11-7 18-17 22C14 40 7 33 7 22V10z', '#f2c230') +
    path('M15 23l7 7 12-13', 'none', ' stroke="#14532d" stroke-width="4"'),
};
