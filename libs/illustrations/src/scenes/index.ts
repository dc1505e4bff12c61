import type { Drawings } from '../drawing.ts';
import { losses } from './losses.ts';
import { nothingYet } from './nothing-yet.ts';
import { shopScenes } from './shops-and-goods.ts';
import { stateScenes } from './states.ts';

/** Pictures that show a place or a state rather than goods, in a box of 120 by 120 in an outlined group. */
export const scenes: Drawings = { ...shopScenes, ...nothingYet, ...losses, ...stateScenes };
