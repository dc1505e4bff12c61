import { expect, it } from 'vitest';
import { restrictionOf } from './restrictions.ts';

// From docs/domain/advice.md#what-is-said-of-a-problem.
it.each([
  ['Mancozeb 75 % WP', 'By law not on guava, jowar and tapioca.'],
  ['Carbendazim 12 % + MANCOZEB 63 % WP', 'By law not on guava, jowar and tapioca.'],
  ['Oxyfluorfen 23.5 % EC', 'By law not on potato and groundnut.'],
  ['Chlorantraniliprole 18.5 % SC', null],
  [null, null],
])('%s: %s', (composition, restriction) => {
  expect(restrictionOf(composition, 'en')).toBe(restriction);
});
