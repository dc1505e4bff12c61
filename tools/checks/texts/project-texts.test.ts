import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectTextProblems } from './project-texts.ts';

/** Reads every source file of the product: a busy machine needs its time, in milliseconds. */
const READING_TIME = 300_000;

it(
  'every text of the product is there in six languages, asked for, and whole',
  () => {
    expect(projectTextProblems(resolve(import.meta.dirname, '../../..'))).toEqual([]);
  },
  READING_TIME,
);
