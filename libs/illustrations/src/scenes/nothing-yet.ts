import { box, circle, cream, dots, line, path, placed, type Drawings } from '../drawing.ts';
import { hues } from '../plants.ts';

const wood = '#b9783f';
const steel = '#b9c0c4';
const gold = '#f2c230';

/** A sheet of paper with a folded corner. */
const sheet = path('M26 10h48l20 20v78H26z', cream) + path('M74 10v20h20', '#e8d9b8');

/** Grey lines where words would be. */
const blank = (y: number, width = 44) => path(`M38 ${y}h${width}`, 'none', line(4, '#d5cbb4'));

/** Pictures for lists that have nothing in them yet: each shows what will come there. */
export const nothingYet: Drawings = {
  'empty-notifications': () =>
    path('M60 8v8', 'none', line(6, wood)) +
    path('M60 16c20 0 28 14 28 34 0 22 4 28 12 36H20c8-8 12-14 12-36 0-20 8-34 28-34z', gold) +
    path('M18 86h84v8H18z', wood) +
    path('M48 94c0 16 24 16 24 0z', '#8b5e34') +
    path('M46 54c4 5 9 5 12 0M64 54c4 5 9 5 12 0') +
    path('M56 68c3 3 8 3 11 0'),
  'empty-farms': () =>
    path('M6 70l54-26 54 26-54 36z', '#b98a56') +
    path('M24 69l54 24M42 60l54 24M42 90l42-24M24 79l42-24', 'none', line(2.5, '#8b5e34')) +
    path('M6 70V52M33 58V40M60 44V28M87 58V40M114 70V52M6 58l54-24 54 24', 'none', line(4, wood)) +
    path('M60 84V62M60 72c-12 0-16-8-16-16 10 0 16 6 16 16zM60 68c0-10 6-16 16-16 0 10-6 16-16 16z', hues.leaf),
  'empty-reports': () =>
    sheet +
    blank(40, 26) +
    [54, 70, 86]
      .map(
        (y, step) =>
          path(`M38 ${y}h44`, 'none', line(7, '#e4dcc8')) +
          circle([50, 70, 58][step] ?? 50, y, 5, ['#c8342b', hues.leaf, gold][step] ?? gold),
      )
      .join('') +
    path('M84 58v36c0 14 22 14 22 0V58M80 58h30', '#eef6fb') +
    path('M85 78h20v18c0 10-20 10-20 0z', '#8b5e34'),
  'empty-bookings': () =>
    box(14, 20, 92, 86, cream, 8) +
    path('M14 42V28c0-5 3-8 8-8h76c5 0 8 3 8 8v14z', '#c8342b') +
    path('M36 12v16M84 12v16', 'none', line(6, '#4a4f4c')) +
    [34, 60, 86]
      .flatMap((x) => [58, 76, 94].map((y) => path(`M${x - 6} ${y}h12`, 'none', line(7, '#e4dcc8'))))
      .join('') +
    placed(path('M0 12V-4M0 4c-10 0-13-6-13-13C-4-9 0-4 0 4zM0 0c0-8 4-13 13-13C13-4 8 0 0 0z', hues.leaf), 60, 76),
  'empty-claims': () =>
    sheet +
    blank(42, 30) +
    blank(56) +
    blank(70, 24) +
    placed(
      path('M0-28l24 8v18C24 14 14 24 0 30-14 24-24 14-24-2v-18z', '#2f74b5') +
        path('M0 16V-4M0 6C-10 6-14 0-14-8-4-8 0-2 0 6zM0 0c0-8 5-13 14-14C14-4 9 0 0 0z', '#e4effa'),
      84,
      78,
    ),
  'empty-policies': () =>
    path('M60 6l42 14v30c0 30-18 48-42 60C36 98 18 80 18 50V20z', '#e4effa', ' stroke-dasharray="7 7"') +
    path('M60 92V54', 'none', line(5, hues.vein)) +
    path('M60 76C42 76 34 64 34 50c16 0 26 10 26 26zM60 66c0-16 10-26 26-28 0 18-10 28-26 28z', hues.leaf),
  'empty-questions': () =>
    path('M12 12h62c6 0 10 4 10 10v30c0 6-4 10-10 10H44L26 78V62H12c-6 0-8-4-8-8V20c0-4 2-8 8-8z', '#e4effa') +
    path('M44 54C30 50 28 34 48 22c12 12 10 28-4 32zM38 58c2-8 4-14 10-20', hues.leaf) +
    path('M54 72h48c6 0 10 4 10 10v10c0 6-4 8-10 8h-4v12L84 100H54c-6 0-10-2-10-8V82c0-6 4-10 10-10z', '#fff3cf') +
    dots(
      [
        [64, 86],
        [78, 86],
        [92, 86],
      ],
      3.5,
      '#8b5e34',
    ),
  'empty-prescriptions': () =>
    sheet +
    path('M48 52C36 40 44 26 60 26c0 16-2 24-12 26zM42 58l10-16', hues.leaf) +
    blank(68) +
    blank(80, 34) +
    blank(92, 40) +
    path('M86 66h16v8h-16z', '#3a3f3a') +
    path('M88 74h12c6 4 8 8 8 14v20H80V88c0-6 2-10 8-14z', '#fff') +
    path('M80 88h28v12H80z', '#0b4f8f'),
  'empty-crops': () =>
    path('M30 60h60l-8 46c-8 4-36 4-44 0z', '#b9663f') +
    path('M24 50h72v14H24z', '#c97a4f') +
    path('M34 50c6-8 46-8 52 0z', '#6b4526') +
    path('M60 46V30', 'none', line(3.5, hues.vein) + ' stroke-dasharray="1 6"') +
    path(
      'M60 32C46 32 40 24 40 14c12 0 20 8 20 18zM60 28c0-12 8-20 20-20 0 12-8 20-20 20z',
      'none',
      ' stroke-dasharray="4 5"',
    ),
  'empty-news': () =>
    path('M14 20h76v86H22c-6 0-8-4-8-8z', cream) +
    path('M90 40h16v58c0 6-4 8-8 8s-8-2-8-8z', '#e8d9b8') +
    path('M26 34h52', 'none', line(7, '#8d8276')) +
    box(26, 48, 24, 24, '#cfe6f2', 2) +
    path('M38 70V58M38 64c-6 0-8-4-8-8 5 0 8 3 8 8z', hues.leaf) +
    path('M58 52h20M58 62h20M58 72h20M26 84h52M26 94h40', 'none', line(3.5, '#d5cbb4')),
  'empty-prices': () =>
    path('M12 46c16-9 44-9 60 0 10 18 14 44 6 60-12 5-60 5-72 0-8-16-4-42 6-60z', '#d2a76a') +
    path('M14 46c14-7 42-7 56 0-14 7-42 7-56 0z', '#6b4526') +
    path('M12 46c16 7 44 7 60 0', 'none', line(6, '#8b5e34')) +
    path('M26 70l8 8M44 68l8 8M36 88l8 8M58 86l6 6') +
    circle(92, 36, 22, cream, ' stroke-dasharray="5 6"') +
    path('M84 26h16M84 33h16M89 26c11 0 11 12 0 12h-4l12 11', 'none', line(3.5, steel)),
  'empty-photos': () =>
    path('M12 36h26l8-14h28l8 14h26c4 0 6 2 6 6v56c0 4-2 6-6 6H12c-4 0-6-2-6-6V42c0-4 2-6 6-6z', '#5f6670') +
    circle(60, 68, 26, '#cfe6f2') +
    path('M60 86V62M60 74c-12 0-16-8-16-16 10 0 16 6 16 16zM60 68c0-10 6-14 14-14 0 8-6 14-14 14z', hues.leaf) +
    circle(98, 48, 4, gold),
  'empty-offers': () =>
    path('M12 52 52 12h44c6 0 10 4 10 10v44L66 106c-4 4-8 4-12 0L12 64c-4-4-4-8 0-12z', gold) +
    circle(88, 30, 8, cream) +
    path('M88 30c4-12 12-18 24-20') +
    path('M56 86V60M56 72c-14 0-20-8-20-18 14 0 20 8 20 18zM56 66c0-12 6-18 18-20 2 12-6 20-18 20z', cream),
  // The red cloth-bound book in which a shop writes what was bought on credit.
  'empty-credit': () =>
    path('M20 12h72c5 0 8 3 8 8v80c0 5-3 8-8 8H20z', '#c8342b') +
    path('M20 12h14v96H20z', '#8f221c') +
    path('M28 12v96', 'none', line(2.5, cream) + ' stroke-dasharray="6 6"') +
    box(46, 30, 44, 50, cream, 4) +
    path('M58 42h22M58 51h22M58 42h6c13 0 13 18 0 18h-6l16 14', 'none', line(4, '#4a4f4c')),
};
