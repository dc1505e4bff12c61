import { describe, expect, it } from 'vitest';
import { fieldInput, readField, typedFieldProblems, type TypedFieldProblem } from './typed-field.ts';

const TODAY = '2026-11-26';
const FILLED = {
  ...{ name: 'By the well', corners: '19.78, 76.11\n19.78, 76.12\n19.79, 76.12' },
  ...{ crop: 'cotton', variety: 'Bt', day: '2026-06-20' },
};

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readField(form);
}

describe('a typed field', () => {
  it.each<[string, Record<string, string>, TypedFieldProblem[]]>([
    ['all that is asked', {}, []],
    ['a name and corners alone', { crop: '', variety: '', day: '' }, []],
    ['no name', { name: ' ' }, ['name']],
    ['markup for a name', { name: '<b></b>' }, ['name']],
    ['no corners', { corners: '' }, ['corners']],
    ['a line that is no place', { corners: `${FILLED.corners}\nby the road` }, ['lines']],
    ['as many corners as may be', { corners: '19.78, 76.11\n'.repeat(1000) }, []],
    ['one corner too many', { corners: '19.78, 76.11\n'.repeat(1001) }, ['too-many']],
    ['a sowing today', { day: TODAY }, []],
    ['a sowing tomorrow', { day: '2026-11-27' }, ['day']],
    ['a sowing ten years ago', { day: '2016-11-26' }, ['day']],
    ['a day that is none', { day: 'soon' }, ['day']],
    ['nothing right', { name: '', corners: 'x', day: 'x' }, ['name', 'lines', 'day']],
  ])('with %s', (_what, change, problems) => {
    expect(typedFieldProblems(typed(change), TODAY)).toEqual(problems);
  });

  it('is told to the service as longitude before latitude', () => {
    expect(fieldInput(typed())).toEqual({
      name: 'By the well',
      boundary: {
        type: 'Polygon',
        coordinates: [
          [
            [76.11, 19.78],
            [76.12, 19.78],
            [76.12, 19.79],
          ],
        ],
      },
      crop: 'cotton',
      variety: 'Bt',
      sowing_day: '2026-06-20',
    });
  });

  it('has no crop where what was sent cannot be one', () => {
    expect(fieldInput(typed({ crop: '../x', variety: '', day: '' }))).toMatchObject({
      ...{ crop: null, variety: null, sowing_day: null },
    });
  });
});
