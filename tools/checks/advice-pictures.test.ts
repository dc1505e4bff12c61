import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANT_PARTS } from '@haat/api-contract/vocabulary';
import { isPictureName, problemIds, problemPictureName } from '@haat/illustrations';
import { expect, it } from 'vitest';

interface Pictured {
  readonly id: string;
  readonly picture: string;
}

/** The advice's data: it names pictures by words alone, since services do not draw. */
const DATA = join(import.meta.dirname, '../../libs/backend/advice/src/content/data');
const read = (file: string): unknown => JSON.parse(readFileSync(join(DATA, file), 'utf8'));
const problems = readdirSync(join(DATA, 'problems')).flatMap((file) => read(`problems/${file}`) as Pictured[]);

it('each problem of the advice has the picture that is drawn for it', () => {
  expect(problemIds.toSorted()).toEqual(problems.map(({ id }) => id).toSorted());
  for (const { id, picture } of problems) expect(picture).toBe(problemPictureName(id));
});

it('signs, stages and parts of plants have pictures that can be drawn', () => {
  const stages = Object.values(read('stages.json') as Record<string, Pictured>);
  for (const { picture } of [...(read('signs.json') as Pictured[]), ...stages])
    expect(isPictureName(picture), picture).toBe(true);
  for (const part of PLANT_PARTS) expect(isPictureName(`part-${part}`), part).toBe(true);
});

it('commodities of the mandi have pictures of crops that are drawn, or none', () => {
  const file = join(import.meta.dirname, '../../libs/backend/mandi/src/directory/data/commodities.csv');
  const pictures = readFileSync(file, 'utf8').match(/(?<=,)crop-[a-z-]+(?=,)/g) ?? [];
  expect(pictures.length).toBeGreaterThan(100);
  for (const picture of pictures) expect(isPictureName(picture), picture).toBe(true);
});
