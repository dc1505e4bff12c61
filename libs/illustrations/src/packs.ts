import { box, cream, path } from './drawing.ts';

/** A pack: how it is drawn in a colour, where its emblem goes and how big, and how wide its shadow is. */
interface Pack {
  readonly draw: (colour: string) => string;
  /** Middle of the emblem. */
  readonly emblemAt: readonly [number, number];
  /** Half the side of the emblem's box. */
  readonly emblemReach: number;
  /** The ground under the emblem is the pack's colour; or else a seal is always needed. */
  readonly shadow: number;
}

const white = '#fdfdfb';
const cap = '#3a3f3a';

/** Packs in a box of 120 by 120. */
export const packs: Readonly<Record<string, Pack>> = {
  sack: {
    draw: (colour) =>
      path('M29 20c9 6 53 6 62 0 3 8 1 15-2 19 8 20 9 46 2 64-8 6-54 6-62 0-7-18-6-44 2-64-3-4-5-11-2-19z', '#f6ecd6') +
      path('M31 39c15 4 43 4 58 0') +
      path('M25 56c22 5 48 5 70 0 2 12 2 24 0 34-22 5-48 5-70 0-2-10-2-22 0-34z', colour),
    emblemAt: [60, 75],
    emblemReach: 18,
    shadow: 38,
  },
  bag: {
    draw: (colour) =>
      path('M30 18h60v88c-8 3-52 3-60 0z', colour) +
      path('M30 30h60M36 18v12M48 18v12M60 18v12M72 18v12M84 18v12') +
      path('M30 94c10 3 50 3 60 0v12c-8 3-52 3-60 0z', '#f6ecd6'),
    emblemAt: [60, 62],
    emblemReach: 22,
    shadow: 34,
  },
  pouch: {
    draw: (colour) =>
      path('M34 16h52l-3 12 6 76c-13 6-45 6-58 0l6-76z', colour) + path('M37 28h46', 'none', ' stroke-dasharray="4 4"'),
    emblemAt: [60, 67],
    emblemReach: 22,
    shadow: 32,
  },
  packet: {
    draw: (colour) =>
      path('M36 22h48v84H36z', colour) +
      path('M36 22l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5') +
      path('M36 92h48v14H36z', cream),
    emblemAt: [60, 58],
    emblemReach: 21,
    shadow: 28,
  },
  bottle: {
    draw: (colour) =>
      box(49, 10, 22, 16, cap) +
      path('M52 26h16v8c12 4 17 10 17 22v44c0 5-4 9-10 9H45c-6 0-10-4-10-9V56c0-12 5-18 17-22z', white) +
      path('M35 56h50v40H35z', colour),
    emblemAt: [60, 76],
    emblemReach: 17,
    shadow: 28,
  },
  can: {
    draw: (colour) =>
      box(66, 14, 18, 14, cap) +
      path('M34 32c0-5 3-8 8-8h20l4 6h22c5 0 8 3 8 8v62c0 5-4 9-9 9H37c-5 0-9-4-9-9V44c0-5 2-8 6-12z', white) +
      path('M40 34h16v8H38z', '#fbf8f1') +
      path('M28 54h68v42H28z', colour),
    emblemAt: [62, 75],
    emblemReach: 18,
    shadow: 38,
  },
  jar: {
    draw: (colour) =>
      box(36, 18, 48, 16, colour) +
      path('M38 34h44c6 4 8 8 8 14v50c0 6-4 10-10 10H40c-6 0-10-4-10-10V48c0-6 2-10 8-14z', white) +
      path('M30 54h60v38H30z', colour),
    emblemAt: [60, 73],
    emblemReach: 17,
    shadow: 34,
  },
  tub: {
    draw: (colour) =>
      path('M40 32c0-22 40-22 40 0') + path('M28 40h64l-6 64c-8 5-44 5-52 0z', colour) + box(24, 30, 72, 12, white, 4),
    emblemAt: [60, 72],
    emblemReach: 20,
    shadow: 32,
  },
  box: {
    draw: (colour) => path('M26 34h56v74H26z', colour) + path('M26 34l12-14h56L82 34zM82 34l12-14v74l-12 14z', cream),
    emblemAt: [54, 71],
    emblemReach: 20,
    shadow: 38,
  },
};
