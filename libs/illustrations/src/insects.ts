import { circle, dots, ellipse, line, path } from './drawing.ts';
import { hues } from './plants.ts';

/** Small beings, drawn around 0,0 in an outlined group and about 40 wide, to be put on plants. */

/** Green or black, pear-shaped, with two horns behind. */
export function aphid(fill: string): string {
  return (
    path('M-10-2-19-7M-11 5l-10 2M10-2l9-5M11 5l10 2M-4-12l-5-8M4-12l5-8M-6 12l-3 7M6 12l3 7') +
    path('M0-14c9 0 14 10 12 19-2 9-22 9-24 0-2-9 3-19 12-19z', fill) +
    dots(
      [
        [-4, -7],
        [4, -7],
      ],
      1.5,
      hues.dark,
    )
  );
}

/** White wings like a roof over a yellow body. */
export const whitefly =
  path('M-4-14l-4-7M4-14l4-7') +
  path('M-2-12c-14 4-20 18-14 32C-6 16 0 4 0-8zM2-12c14 4 20 18 14 32C6 16 0 4 0-8z', hues.white) +
  ellipse(0, -10, 6, 6, hues.yellow) +
  dots(
    [
      [-3, -11],
      [3, -11],
    ],
    1.5,
    '#b42318',
  );

/** Slim, with fringed wings. */
export function thrips(fill: string): string {
  return (
    path(
      'M-5-8-14-14M-5 0h-11M5-8l9-6M5 0h11M-3-20l-4-7M3-20l4-7M-4-4-14 20M4-4l10 24M-9 8l-7 1M-11 13l-7 ' +
        '2M9 8l7 1M11 13l7 2',
    ) +
    path('M0-22c5 2 7 10 6 22-1 10-3 18-6 24-3-6-5-14-6-24-1-12 1-20 6-22z', fill) +
    path('M-6 4H6M-5 11H5')
  );
}

/** A hopper from the side: a wedge with a jumping leg. */
export function hopper(fill: string, wing: string): string {
  return (
    path('M-10 9l-5 9M0 10l1 9M8 9l14 9-8 3', 'none', line(3, hues.dark)) +
    path('M-24 4c1-10 9-14 18-13L26 7C10 13-14 13-24 4z', fill) +
    path('M-8-8C4-8 16-2 26 7 10 9-4 4-8-8z', wing) +
    circle(-17, 0, 3, hues.dark)
  );
}

/** A woolly white oval with a fringe. */
export const mealybug =
  path('M-14 0l-5-3M-13 6l-5 3M14 0l5-3M13 6l5 3M-6 12l-2 6M6 12l2 6') +
  ellipse(0, 0, 13, 14, hues.white) +
  path('M-9-5H9M-11 1h22M-9 7H9', 'none', line(2, '#b9b3a6'));

/** A fly from above. */
export function fly(body: string): string {
  return (
    path('M-6 0-16-6M-6 6l-11 5M6 0l10-6M6 6l11 5') +
    path('M-4-6c-16-4-24 4-24 14 12 2 22-4 24-14zM4-6c16-4 24 4 24 14C16 10 6 4 4-6z', '#dfeaf0') +
    ellipse(0, 4, 7, 12, body) +
    path('M-7 4H7M-6 10H6') +
    circle(0, -10, 6, body) +
    dots(
      [
        [-4, -11],
        [4, -11],
      ],
      2.2,
      '#b42318',
    )
  );
}

/** A moth from above, its wings spread. */
export const moth =
  path('M-3-12c-2-6-6-9-10-9M3-12c2-6 6-9 10-9') +
  path(
    'M-3-8c-14-10-24-4-24 4 0 6 8 8 12 8-8 4-6 14 2 14 6 0 9-6 10-14zM3-8c14-10 24-4 24 4 0 6-8 8-12 8 8 4 ' +
      '6 14-2 14-6 0-9-6-10-14z',
    '#c7a878',
  ) +
  ellipse(0, 2, 4.5, 14, '#8a6a45');

/** A beetle from above. */
export function beetle(fill: string): string {
  return (
    path('M-9-4-18-9M-10 4h-10M-9 11l-8 6M9-4l9-5M10 4h10M9 11l8 6M-3-16c-2-8-8-12-14-12M3-16c2-8 8-12 14-12') +
    ellipse(0, 4, 10, 16, fill) +
    path('M0-8v28') +
    ellipse(0, -12, 6, 5, hues.dark)
  );
}

/** A long thin bug on long legs. */
export const slimBug =
  path('M-5-8-18-16M-5 0h-16M-5 8l-12 10M5-8l13-8M5 0h16M5 8l12 10M-2-22c-2-8-6-12-10-14M2-22c2-8 6-12 10-14') +
  path('M0-24c5 4 7 12 6 24-1 10-3 18-6 24-3-6-5-14-6-24-1-12 1-20 6-24z', '#a5a03c') +
  path('M0-6v28');

/** A termite: a white body with a brown head and jaws. */
export const termite =
  path('M-6-4-12-14M0-4v-11M6-4l7-10M-6 4l-6 10M0 4v11M6 4l7 10', 'none', line(2, hues.brown)) +
  ellipse(-10, 0, 13, 8, '#fbecc8') +
  ellipse(5, 0, 6, 6, '#fbecc8') +
  circle(15, 0, 6.5, '#c9772b') +
  path('M20-4c5-1 7 1 7 3M20 4c5 1 7-1 7-3');

/**
 * A caterpillar: a chain of rings with a head at its end.
 *
 * @param rings the middles of its rings; the last is the head
 */
export function caterpillar(
  rings: readonly (readonly [number, number])[],
  r: number,
  fill: string,
  head: string = fill,
): string {
  const [x, y] = rings.at(-1) ?? [0, 0];
  return (
    rings
      .slice(0, -1)
      .map(([ringX, ringY]) => path(`M${ringX} ${ringY + r - 1}v5`) + circle(ringX, ringY, r, fill))
      .join('') +
    circle(x, y, r + 1.5, head) +
    dots(
      [
        [x - 3, y - 2],
        [x + 4, y - 2],
      ],
      1.6,
      hues.dark,
    )
  );
}

/** A white grub bent like the letter C, with a brown head. */
export const grub =
  path('M14-14C2-24-20-18-22 0c-2 20 20 28 34 16 4-4 0-12-6-10-8 4-14 0-14-8 0-6 6-8 12-4 6 2 12-4 10-8z', '#fbf1dc') +
  path('M-8-19l4 9M-19-10l9 4M-22 4l10-2M-14 17l5-8M0 23l0-11') +
  circle(12, -12, 7, '#a5622a') +
  path('M10-4l6 5M5-3l3 7');
