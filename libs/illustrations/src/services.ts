import { box, circle, cream, dots, ellipse, line, path, placed, type Drawings } from './drawing.ts';
import { bed, drop, hues, openGround } from './plants.ts';

const field = '#14532d';
const dark = '#3a3f3a';
const gold = '#f2c230';
const skin = '#b9783f';

/** A rupee coin; the sign is drawn, so that it needs no font. */
const coin = circle(0, 0, 18, gold) + path('M-7-9H7M-7-3H7M-3-9c10 0 10 11-1 11h-3L5 11', 'none', line(3, '#5b4300'));

/** A head and shoulders in a turban. */
const farmer =
  path('M-24 40c0-20 10-28 24-28s24 8 24 28z', cream) +
  circle(0, -2, 14, skin) +
  path('M-17-6c-2-14 8-20 17-20s19 6 17 20C6-12-6-12-17-6z', '#c8342b') +
  path('M-12-14C-4-20 6-20 14-12');

/** What the market does beside selling goods, in a box of 120 by 120 in an outlined group. */
export const services: Drawings = {
  'soil-testing': () =>
    openGround(84) +
    path('M46 12h28M52 12v32L30 84c-4 8 0 14 8 14h44c8 0 12-6 8-14L68 44V12', '#eef6fb') +
    path('M42 66h36l9 17c3 6 1 11-6 11H39c-7 0-9-5-6-11z', '#8b5e34') +
    dots(
      [
        [50, 84],
        [62, 76],
        [70, 86],
      ],
      3,
      '#e8c48a',
    ) +
    path('M60 62C60 48 70 40 84 40c0 14-8 22-24 22z', hues.leaf),
  'drone-spray': () =>
    path('M60 44 22 26M60 44l38-18', 'none', line(6, dark)) +
    ellipse(20, 20, 18, 4, '#b9c0c4') +
    ellipse(100, 20, 18, 4, '#b9c0c4') +
    path('M20 20v10M100 20v10', 'none', line(5, dark)) +
    box(40, 34, 40, 18, dark, 8) +
    path('M44 52h32v14c0 6-32 6-32 0z', gold) +
    path('M34 66l-6 8M86 66l6 8M32 56v14M88 56v14', 'none', line(4, dark)) +
    path('M44 76v6M60 74v8M76 76v6M38 88l-2 5M52 86v6M68 86v6M82 88l2 5', 'none', line(3.5, hues.water)) +
    path(
      'M10 108c6-14 10-14 16 0 6-14 10-14 16 0 6-14 12-14 18 0 6-14 12-14 18 0 6-14 10-14 16 0 6-14 10-14 16 0z',
      hues.leaf,
    ),
  training: () =>
    path('M14 12h74v50H14z', field) +
    path('M24 48c10-2 12-12 20-12s8 8 16 2 8-14 16-16M24 26h18', 'none', line(3.5, hues.white)) +
    path('M88 60 70 46', 'none', line(4, '#8b5e34')) +
    placed(farmer, 92, 68) +
    [22, 50]
      .map((x) => circle(x, 86, 9, skin) + path(`M${x - 14} 108c0-10 6-14 14-14s14 4 14 14z`, '#0b4f8f'))
      .join(''),
  insurance: () =>
    path('M60 6l42 14v30c0 30-18 48-42 60C36 98 18 80 18 50V20z', '#2f74b5') +
    path('M60 16l32 11v24c0 23-13 37-32 47-19-10-32-24-32-47V27z', '#e4effa') +
    path('M60 88V48', 'none', line(5, hues.vein)) +
    path('M60 72C42 72 34 60 34 46c16 0 26 10 26 26zM60 60c0-16 10-26 26-28 0 18-10 28-26 28z', hues.leaf),
  mandi: () =>
    path('M14 48c4-24 16-36 28-36s24 12 28 36z', '#e3a92b') +
    dots(
      [
        [34, 34],
        [48, 30],
        [42, 42],
        [54, 42],
        [28, 44],
      ],
      2.5,
      '#a8741a',
    ) +
    path('M12 46c16 7 44 7 60 0 10 18 14 44 6 60-12 5-60 5-72 0-8-16-4-42 6-60z', '#d2a76a') +
    path('M12 46c16 7 44 7 60 0', 'none', line(6, '#8b5e34')) +
    path('M26 70l8 8M44 68l8 8M36 88l8 8M58 86l6 6') +
    placed(coin, 92, 84, 1.25) +
    path('M80 50V24h-7L84 8l11 16h-7v26z', hues.leaf) +
    path('M100 10v26h-5l9 15 9-15h-5V10z', '#b42318'),
  ask: () =>
    path('M14 14h66c6 0 10 4 10 10v36c0 6-4 10-10 10H46L26 88V70H14C8 70 6 66 6 60V24c0-6 2-10 8-10z', '#e4effa') +
    path('M46 58C26 54 26 34 52 24c12 16 8 32-6 34zM36 64c2-10 6-18 12-26', hues.leaf) +
    dots(
      [
        [44, 44],
        [52, 38],
      ],
      3,
      hues.brown,
    ) +
    placed(farmer, 90, 68),
  weather: () =>
    path('M44 4v8M14 16l6 6M74 16l-6 6M4 46h8', 'none', line(4.5, '#e0a912')) +
    circle(44, 42, 24, gold) +
    path(
      'M30 84c-10 0-16-6-16-14s6-14 14-14c2-12 12-20 26-20 12 0 22 8 26 18 14 0 22 6 22 16 0 8-6 14-16 14z',
      '#eef2f4',
    ) +
    drop(34, 88) +
    drop(60, 88) +
    drop(86, 88),
  satellite: () =>
    placed(
      box(-12, -9, 24, 18, '#b9c0c4') +
        path('M-40-9h24V9h-24zM16-9h24V9H16z', '#0b4f8f') +
        path('M-32-9V9M-24-9V9M24-9V9M32-9V9M-16 0h4M12 0h4M0 9v7') +
        path('M-7 16H7', 'none', line(4, dark)),
      60,
      26,
      1,
      25,
    ) +
    path('M46 50 30 72M54 52l6 22', 'none', line(3, hues.water) + ' stroke-dasharray="3 6"') +
    path('M6 84l34-16 36 14 38-14v28l-38 14-36-14-34 12z', '#8fbf5a') +
    path('M40 68v28M76 82v28') +
    path('M6 84l34-16v28L6 108z', '#f2d13c') +
    path('M76 82l38-14v28l-38 14z', hues.deep),
  credit: () =>
    path('M8 30h90c4 0 6 2 6 6v46c0 4-2 6-6 6H14c-4 0-6-2-6-6z', hues.deep) +
    path('M8 44h96v12H8z', dark) +
    path('M18 70h26M18 78h14', 'none', line(4, cream)) +
    placed(coin, 88, 84, 1.25),
  delivery: () =>
    path('M6 34h60v52H6z', cream) +
    path('M66 48h24l20 20v18H66z', '#c8342b') +
    path('M74 54h14l12 14H74z', '#cfe6f2') +
    path('M6 70h60v16H6z', field) +
    path('M16 34c2-14 8-18 16-18s12 6 14 18z', '#d2a76a') +
    path('M20 20c6 4 16 4 22 0') +
    circle(28, 92, 14, dark) +
    circle(28, 92, 5, '#b9c0c4') +
    circle(88, 92, 14, dark) +
    circle(88, 92, 5, '#b9c0c4'),
  pickup: () =>
    path('M14 38h66v70H14z', cream) +
    path('M6 38 16 12h62l10 26z', '#fff') +
    path('M6 38 16 12h12l-4 26zM42 38l2-26h14l2 26zM78 38l-4-26h4l10 26z', field) +
    path('M6 38c0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0 0 12 28 12 28 0') +
    path('M24 64h34v44H24z', '#b9783f') +
    placed(farmer, 82, 70, 0.95) +
    path('M92 84c8 4 18 4 24 0-2 8 2 16-2 24H92c-4-8 0-16 0-24z', '#d2a76a') +
    path('M94 89h20'),
  programme: () =>
    path('M8 24h104c2 0 4 2 4 6v58c0 4-2 6-6 6H10c-4 0-6-2-6-6V30c0-4 2-6 4-6z', gold) +
    path('M4 76h112v12c0 4-2 6-6 6H10c-4 0-6-2-6-6z', field) +
    circle(34, 50, 16, cream) +
    path('M34 62V44M34 54c-8 0-12-4-12-11 7 0 12 4 12 11zM34 50c0-7 4-11 11-11 0 7-4 11-11 11z', hues.leaf) +
    path('M60 42h44M60 54h34') +
    path('M84 78l6 8 14-14', 'none', line(5, '#fff')),
  helpline: () =>
    placed(farmer, 60, 56, 1.3) +
    path('M34 60c-6-44 58-44 52 0', 'none', line(6, dark)) +
    box(28, 50, 12, 22, dark, 5) +
    box(80, 50, 12, 22, dark, 5) +
    path('M86 70c0 12-8 16-18 16', 'none', line(4, dark)) +
    circle(66, 86, 4.5, dark),
  'open-network': () =>
    path('M60 58 26 28M60 58l36-30M60 58 24 88M60 58l36 30', 'none', line(4, '#8b5e34')) +
    (
      [
        [24, 26],
        [96, 26],
        [24, 88],
        [96, 88],
      ] as const
    )
      .map(([x, y]) =>
        placed(
          path('M-14-2h28v18h-28z', cream) + path('M-18-2-13-14h26l5 12z', field) + path('M-4 4h8v12h-8z', '#b9783f'),
          x,
          y,
        ),
      )
      .join('') +
    circle(60, 58, 20, gold) +
    path('M50 52h4l4 14h10l4-10H56', 'none', line(3, dark)) +
    dots(
      [
        [59, 70],
        [67, 70],
      ],
      2,
      dark,
    ),
  'collection-centre': () =>
    path('M10 48 60 14l50 34v60H10z', cream) +
    path('M4 50 60 10l56 40', 'none', line(6, '#9a3412')) +
    path('M36 60h48v48H36z', '#8b5e34') +
    path('M46 84c4 3 12 3 16 0 4 8 4 16 0 24H46c-4-8-4-16 0-24z', '#d2a76a') +
    path('M64 74c4 3 12 3 14 0 6 10 6 24 2 34H64c-4-10-4-24 0-34z', '#d2a76a') +
    bed,
};
