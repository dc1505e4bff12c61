/** Pictograms of what is heard, apart from the others: a file goes to the phone whole, and these only once something plays. */
import { CircleStop, Pause, Play } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const CircleStopIcon = /* @__PURE__ */ pictogram(CircleStop);
export const PauseIcon = /* @__PURE__ */ pictogram(Pause);
export const PlayIcon = /* @__PURE__ */ pictogram(Play);
