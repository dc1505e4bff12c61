/** What a soil test measures, in the order of the government's card. See docs/domain/soil.md#values. */
export const SOIL_PARAMETERS = ['ph', 'ec', 'oc', 'n', 'p', 'k', 's', 'zn', 'fe', 'cu', 'mn', 'b'] as const;
/** What a soil test measures. */
export type SoilParameter = (typeof SOIL_PARAMETERS)[number];

/** Units in which they are measured; pH has none. */
export const SOIL_UNITS = ['', 'dS/m', '%', 'kg/ha', 'ppm'] as const;
/** A unit of a soil test. */
export type SoilUnit = (typeof SOIL_UNITS)[number];

/** What a value means, whatever it measures. */
export const SOIL_LEVELS = ['low', 'medium', 'high'] as const;
/** What a value means. */
export type SoilLevel = (typeof SOIL_LEVELS)[number];

/** What a value is called. */
export const SOIL_CLASSES = [
  'low',
  'medium',
  'high',
  'deficient',
  'sufficient',
  'strongly-acidic',
  'acidic',
  'neutral',
  'alkaline',
  'strongly-alkaline',
  'normal',
  'salty-for-seed',
  'salty-for-crops',
  'salty',
] as const;
/** What a value is called. */
export type SoilClassName = (typeof SOIL_CLASSES)[number];

/** Where a sample of soil stands. See docs/domain/soil.md#states. */
export const SOIL_SAMPLE_STATES = ['WAITING', 'REPORTED', 'REJECTED', 'WITHDRAWN'] as const;
/** Where a sample of soil stands. */
export type SoilSampleState = (typeof SOIL_SAMPLE_STATES)[number];

/** Why a laboratory cannot measure a sample. */
export const SOIL_REFUSALS = ['too-little', 'wet', 'mixed-up', 'not-arrived'] as const;
/** Why a laboratory cannot measure a sample. */
export type SoilRefusal = (typeof SOIL_REFUSALS)[number];

/** Samples of one person that wait at a time. */
export const MOST_WAITING_SAMPLES = 10;
/** Letters and digits of the number on a sample's bag. */
export const BAG_NUMBER = /^[A-Z0-9](?:[A-Z0-9-]{2,14})[A-Z0-9]$/;
