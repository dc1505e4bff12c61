import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectTextProblems } from './project-texts.ts';

it('every text of the product is there in six languages, asked for, and whole', () => {
  expect(projectTextProblems(resolve(import.meta.dirname, '../../..'))).toEqual([]);
});
