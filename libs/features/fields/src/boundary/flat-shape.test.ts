import { describe, expect, it } from 'vitest';
import { flatShape } from './flat-shape.ts';

/** A tenth of a degree north of the equator nearly as wide as high. */
const SQUARE = [
  [76, 0],
  [76.001, 0],
  [76.001, 0.001],
  [76, 0.001],
] as const;

describe('a ring in a picture', () => {
  it('fills it but for the edge, with north up and east at the right', () => {
    expect(flatShape(SQUARE, { width: 100, height: 100 })).toBe('10.0,90.0 90.0,90.0 90.0,10.0 10.0,10.0');
  });

  it('stands in the middle of what is wider', () => {
    expect(flatShape(SQUARE, { width: 200, height: 100 })).toBe('60.0,90.0 140.0,90.0 140.0,10.0 60.0,10.0');
  });

  it('is none without corners', () => {
    expect(flatShape([], { width: 100, height: 100 })).toBe('');
  });
});
