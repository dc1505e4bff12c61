/**
 * Pictograms of what the phone does itself, and its clock: they stand on few screens, and a file goes to the phone
 * whole.
 */
import { Camera, Clock, LocateFixed } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const CameraIcon = /* @__PURE__ */ pictogram(Camera);
export const ClockIcon = /* @__PURE__ */ pictogram(Clock);
export const LocateFixedIcon = /* @__PURE__ */ pictogram(LocateFixed);
