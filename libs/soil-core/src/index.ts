export { SOIL_SCALES } from './soil-scales.ts';
export type { SoilScale, SoilStep } from './soil-scales.ts';
export { mayBeMeasured, rightRange, soilClass } from './soil-class.ts';
export type { SoilClassOf, SoilRange } from './soil-class.ts';
