/** Pictograms of what the phone does itself: they stand on few screens, and a file goes to the phone whole. */
import { Camera, LocateFixed } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const CameraIcon = /* @__PURE__ */ pictogram(Camera);
export const LocateFixedIcon = /* @__PURE__ */ pictogram(LocateFixed);
