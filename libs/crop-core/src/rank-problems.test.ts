import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankProblems, type RankedProblem, type SignsSeen } from './rank-problems.ts';

const PROBLEMS: readonly RankedProblem[] = [
  {
    id: 'jassid',
    crop: 'cotton',
    parts: ['leaf'],
    signs: ['curls-down', 'yellow', 'burnt'],
    commonness: { 2: 3, 3: 1 },
  },
  { id: 'thrips', crop: 'cotton', parts: ['leaf'], signs: ['curls-up', 'silvery'], commonness: { 2: 2 } },
  { id: 'whitefly', crop: 'cotton', parts: ['leaf'], signs: ['yellow', 'sticky'], commonness: { 3: 2 } },
  { id: 'boll-rot', crop: 'cotton', parts: ['fruit'], signs: ['yellow'], commonness: {} },
  { id: 'chilli-thrips', crop: 'chilli', parts: ['leaf'], signs: ['curls-up'], commonness: { 2: 3 } },
];
const seen = (signs: readonly string[], stage: number | null = null): SignsSeen => ({
  ...{ crop: 'cotton', part: 'leaf', signs, stage },
});

test.for([
  { what: 'all signs', ...{ signs: ['curls-up', 'silvery'], stage: null, found: [['thrips', 1]] } },
  { what: 'one of three', signs: ['curls-up', 'a', 'b'], stage: null, found: [['thrips', 1 / 3]] },
  { what: 'one of four is under 0.3', signs: ['curls-up', 'a', 'b', 'c'], stage: null, found: [] },
  {
    what: 'three of ten is just enough',
    signs: ['curls-down', 'yellow', 'burnt', ...'abcdefg'],
    stage: null,
    found: [['jassid', 0.3]],
  },
  { what: 'a sign counts once', signs: ['curls-up', 'curls-up', 'a'], stage: null, found: [['thrips', 0.5]] },
  { what: 'no sign', signs: [], stage: 2, found: [] },
  {
    what: 'as given where the stage is not known',
    signs: ['yellow'],
    stage: null,
    found: [
      ['jassid', 1],
      ['whitefly', 1],
    ],
  },
  {
    what: 'the more common at this stage first',
    signs: ['yellow'],
    stage: 3,
    found: [
      ['whitefly', 1],
      ['jassid', 1],
    ],
  },
  {
    what: 'not common at another stage',
    signs: ['yellow'],
    stage: 9,
    found: [
      ['jassid', 1],
      ['whitefly', 1],
    ],
  },
  {
    what: 'the share of signs before commonness',
    signs: ['yellow', 'sticky'],
    stage: 2,
    found: [
      ['whitefly', 1],
      ['jassid', 0.5],
    ],
  },
])('$what', ({ signs, stage, found }) => {
  expect(rankProblems(seen(signs, stage), PROBLEMS)).toEqual(found.map(([problem, score]) => ({ problem, score })));
});

test('only of this crop and this part', () => {
  expect(rankProblems({ ...seen(['yellow']), part: 'fruit' }, PROBLEMS)).toEqual([{ problem: 'boll-rot', score: 1 }]);
  expect(rankProblems({ ...seen(['curls-up']), crop: 'chilli' }, PROBLEMS)).toEqual([
    { problem: 'chilli-thrips', score: 1 },
  ]);
});

test('scores fall, none is under 0.3, and no problem comes twice', () => {
  const signs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
  const problems = fc.array(
    fc.record({ crop: fc.constant('cotton'), parts: fc.constant(['leaf']), signs, commonness: fc.constant({ 1: 1 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(signs, problems, (asked, rows) => {
      const found = rankProblems(
        seen(asked, 1),
        rows.map((row, index) => ({ ...row, id: String(index) })),
      );
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(Math.min(1, ...scores)).toBeGreaterThanOrEqual(0.3);
      expect(new Set(found.map(({ problem }) => problem)).size).toBe(found.length);
    }),
  );
});
