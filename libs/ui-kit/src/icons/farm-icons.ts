/** Pictograms of soil, losses and ratings: apart from the others, so that what every page loads does not bring them. */
import { FlaskConical, Star, Wheat } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const FlaskConicalIcon = /* @__PURE__ */ pictogram(FlaskConical);
export const StarIcon = /* @__PURE__ */ pictogram(Star);
export const WheatIcon = /* @__PURE__ */ pictogram(Wheat);
