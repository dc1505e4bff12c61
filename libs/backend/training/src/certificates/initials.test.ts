import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Sunita Pawar', 'S. P.'],
  ['  ramesh ', 'r.'],
  ['सुनीता पवार', 'सु. प.'],
  ['A B C D E F', 'A. B. C. D.'],
  ['', ''],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
