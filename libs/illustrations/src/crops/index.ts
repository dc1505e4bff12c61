import type { Drawings } from '../drawing.ts';
import { cereals } from './cereals.ts';
import { fruitsAndSpices } from './fruits-and-spices.ts';
import { oilseedsAndFibres } from './oilseeds-and-fibres.ts';
import { pulses } from './pulses.ts';
import { vegetables } from './vegetables.ts';

/** Crops, drawn in a box of 48 by 48 in an outlined group. The names are the crops' ids. */
export const cropDrawings: Drawings = {
  ...cereals,
  ...pulses,
  ...oilseedsAndFibres,
  ...vegetables,
  ...fruitsAndSpices,
};
