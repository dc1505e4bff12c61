import { describe, expect, it } from 'vitest';
import { starFill } from './star-fill.ts';

const stars = (rating: number) => [1, 2, 3, 4, 5].map((place) => starFill(rating, place)).join(' ');

describe('starFill', () => {
  it('fills stars to the nearest half', () => {
    expect(stars(4.2)).toBe('full full full full empty');
    expect(stars(4.3)).toBe('full full full full half');
    expect(stars(4.75)).toBe('full full full full full');
    expect(stars(0.5)).toBe('half empty empty empty empty');
  });
  it('shows none and all', () => {
    expect(stars(0)).toBe('empty empty empty empty empty');
    expect(stars(5)).toBe('full full full full full');
  });
});
