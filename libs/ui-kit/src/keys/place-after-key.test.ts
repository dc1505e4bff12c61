import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './place-after-key.ts';

describe('placeAfterKey', () => {
  it('goes round in both directions', () => {
    expect([0, 1, 2].map((index) => placeAfterKey('ArrowRight', index, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((index) => placeAfterKey('ArrowLeft', index, 3))).toEqual([2, 0, 1]);
  });
  it('goes to both ends', () => {
    expect(placeAfterKey('Home', 2, 3)).toBe(0);
    expect(placeAfterKey('End', 0, 3)).toBe(2);
  });
  it('leaves other keys to the page', () => {
    expect(placeAfterKey('Tab', 0, 3)).toBeNull();
    expect(placeAfterKey('ArrowDown', 0, 3)).toBeNull();
  });
});
