import type { SoilClassName, SoilLevel, SoilParameter, SoilUnit } from '@haat/api-contract/vocabulary';

/** A class of a value: from its lower limit, which belongs to it, to the next class. */
export interface SoilStep {
  /** Null for the lowest. */
  readonly from: number | null;
  readonly name: SoilClassName;
  readonly level: SoilLevel;
}

/** How a value is measured and what it means. */
export interface SoilScale {
  readonly unit: SoilUnit;
  /** From the lowest to the highest. */
  readonly steps: readonly SoilStep[];
  /** More than soil of a field has: such a value was mistyped, or is of another unit. */
  readonly most: number;
}

const THREE = (medium: number, high: number): readonly SoilStep[] => [
  { from: null, name: 'low', level: 'low' },
  { from: medium, name: 'medium', level: 'medium' },
  { from: high, name: 'high', level: 'high' },
];
const ENOUGH = (sufficient: number): readonly SoilStep[] => [
  { from: null, name: 'deficient', level: 'low' },
  { from: sufficient, name: 'sufficient', level: 'medium' },
];

/** Units, classes and their limits. See docs/domain/soil.md#values. */
export const SOIL_SCALES: Readonly<Record<SoilParameter, SoilScale>> = {
  ph: {
    unit: '',
    most: 14,
    steps: [
      { from: null, name: 'strongly-acidic', level: 'low' },
      { from: 5.5, name: 'acidic', level: 'low' },
      { from: 6.5, name: 'neutral', level: 'medium' },
      { from: 7.5, name: 'alkaline', level: 'high' },
      { from: 8.5, name: 'strongly-alkaline', level: 'high' },
    ],
  },
  ec: {
    unit: 'dS/m',
    most: 60,
    steps: [
      { from: null, name: 'normal', level: 'medium' },
      { from: 1, name: 'salty-for-seed', level: 'high' },
      { from: 2, name: 'salty-for-crops', level: 'high' },
      { from: 3, name: 'salty', level: 'high' },
    ],
  },
  oc: { unit: '%', most: 15, steps: THREE(0.5, 0.75) },
  n: { unit: 'kg/ha', most: 2000, steps: THREE(280, 560) },
  p: { unit: 'kg/ha', most: 500, steps: THREE(10, 25) },
  k: { unit: 'kg/ha', most: 3000, steps: THREE(120, 280) },
  s: { unit: 'ppm', most: 500, steps: ENOUGH(10) },
  zn: { unit: 'ppm', most: 100, steps: ENOUGH(0.6) },
  fe: { unit: 'ppm', most: 500, steps: ENOUGH(4.5) },
  cu: { unit: 'ppm', most: 100, steps: ENOUGH(0.2) },
  mn: { unit: 'ppm', most: 500, steps: ENOUGH(2) },
  b: { unit: 'ppm', most: 50, steps: ENOUGH(0.5) },
};
