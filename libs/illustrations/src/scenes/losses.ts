import { box, circle, cream, dots, ellipse, line, path, placed, type Drawings } from '../drawing.ts';
import { hues } from '../plants.ts';

const soil = '#b9783f';
const straw = '#e0b64a';
const cloud = '#8d9aa5';
const water = '#6fa8dc';

/** A field seen from its edge. */
const field = path('M4 84 20 74h80l16 10v30H4z', soil);

/** A dark cloud. */
const darkCloud = path('M28 44a15 15 0 0 1 4-29 22 22 0 0 1 42-3 16 16 0 0 1 18 32z', cloud);

/** A young plant with its foot at the origin. */
const plant = path('M0 0v-22M0-10C-11-10-14-17-13-25-4-24 0-18 0-10zM0-12c0-9 5-13 13-14 0 9-5 14-13 14z', hues.leaf);

/** A plant that lies. */
const fallen = path('M0 0q14-2 20 2M8-2c2-9 9-9 14-6-3 6-8 8-14 6z', '#b6b04a');

/** A bound sheaf of cut crop. */
const sheaf = path('M-12 26Q-3 8-15-14L0-22l15 8Q3 8 12 26z', straw) + path('M-6 4h12', 'none', line(5, '#8b5e34'));

/** A wild boar that walks to the left. */
const boar =
  path('M16 66c2-16 16-26 38-26 26 0 44 10 46 30l-6 6v18h-10V82H52v12H42V82L24 80 8 74z', '#5f6670') +
  path('M44 41q24-12 46 8', 'none', line(5, '#3a3f3a')) +
  path('M26 56l2-14 12 8z', '#5f6670') +
  circle(27, 66, 2.5, cream) +
  path('M12 76q-1-8 5-9', 'none', line(3, cream));

/** Losses by what did them, and how they are photographed, in a box of 120 by 120. */
export const losses: Drawings = {
  'loss-localised': () =>
    field +
    darkCloud +
    dots(
      [
        [34, 58],
        [52, 64],
        [70, 56],
        [88, 64],
        [44, 76],
        [78, 76],
      ],
      4,
      '#e4effa',
    ) +
    placed(fallen, 18, 102) +
    placed(fallen, 50, 98) +
    placed(fallen, 82, 104),
  'loss-post_harvest': () =>
    field +
    darkCloud +
    path('M34 52l-5 12M54 52l-5 12M74 52l-5 12M92 50l-5 12', 'none', line(4, '#2f74b5')) +
    placed(sheaf, 36, 86) +
    placed(sheaf, 82, 86),
  'loss-wild_animal': () => field + placed(plant, 14, 104) + placed(plant, 106, 106) + boar + placed(fallen, 46, 108),
  'loss-paddy_inundation': () =>
    path('M4 64h112v50H4z', water) +
    placed(plant, 26, 80) +
    placed(plant, 58, 82) +
    placed(plant, 92, 80) +
    path('M4 76q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0v38H4z', water) +
    path('M14 96q8-6 16 0M50 102q8-6 16 0M84 94q8-6 16 0', 'none', line(4, '#e4effa')),
  'photo-near': () =>
    box(16, 14, 88, 92, cream, 8) +
    placed(path('M0 40V-18', 'none', line(4, hues.vein)), 60, 60) +
    path('M60 66C36 66 28 50 30 30c20 2 30 14 30 36zM60 76c0-20 10-30 30-32 0 20-10 32-30 32z', hues.leaf) +
    dots(
      [
        [40, 42],
        [48, 54],
        [78, 56],
      ],
      5,
      '#8b5e34',
    ),
  'photo-field': () =>
    box(10, 22, 100, 76, '#e4effa', 8) +
    path('M10 62h100v28q0 8-8 8H18q-8 0-8-8z', soil) +
    [26, 46, 66, 86].map((x) => path(`M${x} 90l${(60 - x) * 0.3} -24`, 'none', line(5, hues.leaf))).join(''),
  'photo-mark': () =>
    box(10, 22, 100, 76, '#e4effa', 8) +
    path('M10 72h100v18q0 8-8 8H18q-8 0-8-8z', soil) +
    path('M32 74V54', 'none', line(7, '#7a4b25')) +
    ellipse(32, 44, 16, 14, hues.leaf) +
    path('M64 76V56h32v20z', cream) +
    path('M58 58 80 38l22 20z', '#b5402f') +
    box(75, 62, 10, 14, '#7a4b25', 1),
};
