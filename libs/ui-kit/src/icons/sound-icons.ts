/**
 * Pictograms of what is heard, apart from the others: a file goes to the phone whole, and these only where something
 * can be played.
 */
import { CircleStop, Pause, Play, Volume2 } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const CircleStopIcon = /* @__PURE__ */ pictogram(CircleStop);
export const PauseIcon = /* @__PURE__ */ pictogram(Pause);
export const PlayIcon = /* @__PURE__ */ pictogram(Play);
export const Volume2Icon = /* @__PURE__ */ pictogram(Volume2);
