import { describe, expect, it } from 'vitest';
import { pictureAt } from './gallery-place.ts';

describe('pictureAt', () => {
  it('names the picture that fills most of the row', () => {
    expect(pictureAt(0, 320, 3)).toBe(0);
    expect(pictureAt(159, 320, 3)).toBe(0);
    expect(pictureAt(161, 320, 3)).toBe(1);
    expect(pictureAt(640, 320, 3)).toBe(2);
  });
  it('stays among the pictures while the row bounces or has no width yet', () => {
    expect(pictureAt(-40, 320, 3)).toBe(0);
    expect(pictureAt(900, 320, 3)).toBe(2);
    expect(pictureAt(100, 0, 3)).toBe(0);
  });
});
