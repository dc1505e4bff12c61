import type { Drawings } from '../drawing.ts';
import { borers } from './borers.ts';
import { chewingInsects } from './chewing-insects.ts';
import { earsAndFields } from './ears-and-fields.ts';
import { hungryLeaves } from './hungry-leaves.ts';
import { leafDiseases } from './leaf-diseases.ts';
import { rots } from './rots.ts';
import { suckingInsects } from './sucking-insects.ts';

/** Every kind of crop problem that can be drawn, in a box of 120 by 120 in an outlined group. */
export const problems: Drawings = {
  ...chewingInsects,
  ...borers,
  ...suckingInsects,
  ...leafDiseases,
  ...rots,
  ...earsAndFields,
  ...hungryLeaves,
};
