import { describe, expect, it } from 'vitest';
import { nameFor } from './shrink-photo.ts';

describe('nameFor', () => {
  it('gives the file the extension of its new type', () => {
    expect(nameFor('IMG_2026.HEIC', 'image/jpeg')).toBe('IMG_2026.jpg');
    expect(nameFor('खेत.फोटो.png', 'image/webp')).toBe('खेत.फोटो.webp');
    expect(nameFor('leaf', 'image/jpeg')).toBe('leaf.jpg');
    expect(nameFor('.jpg', 'image/png')).toBe('photo.png');
  });
});
