import { describe, expect, it } from 'vitest';
import { needsSecondPerson } from './second-person.ts';

describe('needsSecondPerson', () => {
  it.each([
    { amountPaise: 1, needed: false },
    { amountPaise: 499_999, needed: false },
    { amountPaise: 500_000, needed: true },
    { amountPaise: 500_001, needed: true },
  ])('of $amountPaise paise: $needed', ({ amountPaise, needed }) => {
    expect(needsSecondPerson(amountPaise)).toBe(needed);
  });
});
