import { box, circle, dots, line, path } from '../drawing.ts';
import type { ToolDrawings } from './tool-drawings.ts';

const steel = '#b9c0c4';
const dark = '#4a4f4c';
const rubber = '#33373a';

/** A tank to carry on the back, with its lance. */
function knapsack(colour: string, extra: string): string {
  return (
    path('M84 88c18 2 22-8 20-26L98 22', 'none', line(5, rubber)) +
    path('M98 22l-8-6M98 22l4-10', 'none', line(4, rubber)) +
    box(40, 18, 28, 14, dark) +
    path('M32 30h44c8 0 12 5 12 12v54c0 6-4 10-10 10H30c-6 0-10-4-10-10V42c0-7 4-12 12-12z', colour) +
    path('M30 46h48M30 58h48') +
    extra
  );
}

/** What work in the field is done with: sprayers, hand tools, what protects, machines. */
export const toolsAndMachines: ToolDrawings = {
  sprayer: { colour: '#f2c230', draw: (colour) => knapsack(colour, path('M30 74h48M30 88h48')) },
  'battery-sprayer': {
    colour: '#5a8a1f',
    draw: (colour) =>
      knapsack(colour, box(34, 68, 40, 28, '#fff7e6') + path('M56 71l-9 12h9l-4 11 12-14h-9z', '#f2c230')),
  },
  'power-sprayer': {
    colour: '#c0392b',
    draw: (colour) =>
      path('M86 82c28 4 28-20 18-36L96 26', 'none', line(5, rubber)) +
      path('M91 28l10-4', 'none', line(5, rubber)) +
      path('M88 18l-4-5M94 15V7M100 16l4-6', 'none', line(3, '#4aa3df')) +
      path('M30 16h46c6 0 8 4 8 8v28H22V24c0-4 2-8 8-8z', '#fff7e6') +
      box(18, 52, 70, 36, colour, 6) +
      circle(53, 70, 13, steel) +
      circle(53, 70, 4, dark) +
      path('M18 88h70v16H18zM28 52v-8M78 52v-8', dark),
  },
  sickle: {
    colour: '#b9783f',
    draw: (colour) =>
      path('M50 84C30 60 38 22 84 16c14 0 20 6 24 16-10-10-22-10-32-6-20 8-24 30-14 50z', steel) +
      path('M72 30l5 5M65 40l6 3M62 51l6 1', 'none') +
      path('M50 82l12-6 6 8-30 26c-8 4-14-4-8-10z', colour),
  },
  khurpi: {
    colour: '#b9783f',
    draw: (colour) =>
      path('M16 96 38 66l14 10-20 32c-8 6-20-2-16-12z', colour) +
      path('M40 66l10 8 8-14-8-6z', dark) +
      path('M50 54c8-4 14-12 16-20l32-22c10 8 14 20 12 32L74 66c-8-2-14-2-18-4z', steel) +
      path('M98 12c8 8 12 20 12 32'),
  },
  spade: {
    colour: '#b9783f',
    draw: (colour) =>
      path('M22 46h58l10 52c-16 12-62 12-78 0z', steel) +
      path('M26 60h50') +
      path('M38 30h26l4 18H34z', dark) +
      path('M46 34 100 4l8 12-52 30c-8 4-16-8-10-12z', colour),
  },
  hoe: {
    colour: '#b9783f',
    draw: (colour) =>
      path('M26 104 82 30l6 5-54 74c-5 3-10-1-8-5z', colour) +
      path('M76 38 88 24c10 4 18 14 20 30-10-2-22-8-32-16z', steel),
  },
  secateur: {
    colour: '#c0392b',
    draw: (colour) =>
      path('M58 58 40 16c-14 8-14 26 6 46zM62 58l14-40c12 8 14 24-4 44z', steel) +
      path('M48 60c8-4 14 0 16 6l22 36c2 6-6 10-10 4L52 72c-6-2-8-8-4-12z', colour) +
      path('M72 60c-8-4-14 0-16 6l-22 36c-2 6 6 10 10 4l24-34c6-2 8-8 4-12z', colour) +
      circle(60, 64, 5, '#fff7e6'),
  },
  gloves: {
    colour: '#1f7a8c',
    draw: (colour) =>
      path(
        'M38 104V74L22 58c-6-6 2-14 8-8l10 8V26c0-9 12-9 12 0v-6c0-9 12-9 12 0v6c0-9 12-9 12 0v10c0-8 11-8 ' +
          '11 0v34l-5 34z',
        colour,
      ) +
      path('M52 26v24M64 26v24M76 36v16') +
      path('M36 92h48v14H36z', '#fff7e6'),
  },
  'safety-kit': {
    colour: '#1f7a8c',
    draw: (colour) =>
      path('M24 44c0-34 72-34 72 0v8H24z', '#f2c230') +
      path('M52 20h16v32H52z', '#e0a912') +
      path('M26 56h68v18c0 8-26 8-32-2h-4c-6 10-32 10-32 2z', '#cfe6f2') +
      path('M34 84h52c2 14-10 24-26 24S32 98 34 84z', colour) +
      path('M46 92h28M48 99h24'),
  },
  weeder: {
    colour: '#c0392b',
    draw: (colour) =>
      path('M70 58 104 24M104 24l-10-6', 'none', line(6, rubber)) +
      box(36, 34, 40, 30, colour, 6) +
      path('M44 34v-8h18v8z', dark) +
      path('M28 64h56l-6 14H34z', dark) +
      circle(40, 92, 15, steel) +
      path('M40 77v30M25 92h30M30 82l20 20M50 82 30 102') +
      circle(76, 94, 13, rubber) +
      circle(76, 94, 4, steel),
  },
  brushcutter: {
    colour: '#c2610c',
    draw: (colour) =>
      path('M30 92 88 26', 'none', line(6, dark)) +
      path('M48 62l14 12M52 78l-8-8', 'none', line(5, rubber)) +
      path('M80 12l24 20-14 14-20-22z', colour) +
      circle(28, 94, 18, steel) +
      path('M28 76v36M10 94h36M15 81l26 26M41 81 15 107') +
      circle(28, 94, 5, dark),
  },
  tiller: {
    colour: '#14532d',
    draw: (colour) =>
      path('M64 50 22 30M22 30l-6 6', 'none', line(6, rubber)) +
      box(56, 40, 46, 30, colour, 6) +
      path('M92 40V26h6v14', dark) +
      circle(72, 88, 20, rubber) +
      circle(72, 88, 8, '#f2c230') +
      path('M36 64h22v16H36z', steel) +
      path('M40 80c-8 10-8 18-2 26M50 80c-4 10-4 16 0 24'),
  },
  tractor: {
    colour: '#c0392b',
    draw: (colour) =>
      path('M30 52V20h34l8 32M26 20h42', 'none', line(5, rubber)) +
      path('M26 50h72c8 0 10 6 10 14v18H26z', colour) +
      path('M88 50V30h6v20', dark) +
      path('M76 60h24M76 68h24') +
      circle(38, 84, 24, rubber) +
      circle(38, 84, 11, '#f2c230') +
      circle(94, 92, 16, rubber) +
      circle(94, 92, 7, '#f2c230'),
  },
  seeder: {
    colour: '#14532d',
    draw: (colour) =>
      path('M60 58 98 20M98 20l8 6', 'none', line(6, rubber)) +
      path('M28 26h40l-8 30H36z', colour) +
      path('M48 56v14', 'none', line(5, dark)) +
      circle(48, 86, 20, steel) +
      path('M48 62v-4M48 110v4M24 86h-4M72 86h6M31 69l-4-4M65 69l4-4M31 103l-4 4M65 103l4 4', 'none', line(5, dark)) +
      circle(48, 86, 6, dark) +
      dots(
        [
          [82, 104],
          [94, 106],
          [104, 103],
        ],
        3,
        '#e3a92b',
      ),
  },
};
