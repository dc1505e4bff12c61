import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-problem.ts';

const limits = { count: 3, bytes: 20_000_000 };

describe('photoProblem', () => {
  it('takes a photo of a phone', () => {
    expect(photoProblem({ type: 'image/jpeg', size: 4_000_000 }, 0, limits)).toBeNull();
    expect(photoProblem({ type: 'image/heic', size: 20_000_000 }, 2, limits)).toBeNull();
  });
  it('refuses what is no photo', () => {
    expect(photoProblem({ type: 'application/pdf', size: 100 }, 0, limits)).toBe('not-a-picture');
    expect(photoProblem({ type: 'image/svg+xml', size: 100 }, 0, limits)).toBe('not-a-picture');
    expect(photoProblem({ type: '', size: 100 }, 0, limits)).toBe('not-a-picture');
    expect(photoProblem({ type: 'image/jpeg', size: 0 }, 0, limits)).toBe('not-a-picture');
  });
  it('refuses one too big to open and one too many', () => {
    expect(photoProblem({ type: 'image/jpeg', size: 20_000_001 }, 0, limits)).toBe('too-big');
    expect(photoProblem({ type: 'image/jpeg', size: 1 }, 3, limits)).toBe('too-many');
  });
});
