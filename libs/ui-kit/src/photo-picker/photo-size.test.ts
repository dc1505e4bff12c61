import { describe, expect, it } from 'vitest';
import { fitWithin } from './photo-size.ts';

describe('fitWithin', () => {
  it('scales the longer side down and keeps the proportions', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  });
  it('never makes a photo larger', () => {
    expect(fitWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  });
  it('keeps at least one pixel of a very thin picture', () => {
    expect(fitWithin({ width: 10_000, height: 2 }, 1000)).toEqual({ width: 1000, height: 1 });
  });
});
