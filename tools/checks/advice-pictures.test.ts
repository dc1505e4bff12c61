import { PLANT_PARTS } from '@haat/api-contract/vocabulary';
import { problemsByCrop, signs, stages } from '@haat/backend-advice/testing';
import { isPictureName, problemIds, problemPictureName } from '@haat/illustrations';
import { expect, it } from 'vitest';

const problems = [...problemsByCrop.values()].flat();

it('each problem of the advice has the picture that is drawn for it', () => {
  expect(problemIds.toSorted()).toEqual(problems.map(({ id }) => id).toSorted());
  for (const { id, picture } of problems) expect(picture).toBe(problemPictureName(id));
});

it('signs, stages and parts of plants have pictures that can be drawn', () => {
  for (const { picture } of [...signs, ...Object.values(stages)]) expect(isPictureName(picture), picture).toBe(true);
  for (const part of PLANT_PARTS) expect(isPictureName(`part-${part}`), part).toBe(true);
});
