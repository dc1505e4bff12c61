import { describe, expect, it } from 'vitest';
import { bagNumberOf, readSample, sampleProblems, type SampleProblem } from './typed-sample.ts';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the number of a bag as it was typed', () => {
  it.each([
    ['MH-204571', 'MH-204571'],
    ['mh-204571', 'MH-204571'],
    [' mh 204 571 ', 'MH204571'],
    ['२०४५७१', '204571'],
    ['ମ-୨୦୪୫', 'ମ-2045'],
  ])('%j is %j', (typed, bag) => {
    expect(bagNumberOf(typed)).toBe(bag);
  });
});

describe('what is wrong with a sample', () => {
  it.each<[Readonly<Record<string, string>>, SampleProblem[]]>([
    [{ bag: 'MH-204571', acres: '2.5' }, []],
    [{ bag: 'mh 204571', acres: '' }, []],
    [{ bag: '२०४५७१', acres: '२' }, []],
    [{ bag: '', acres: '' }, ['bag']],
    [{ bag: 'MH1', acres: '0' }, ['bag', 'acres']],
    [{ bag: 'A'.repeat(17), acres: 'two' }, ['bag', 'acres']],
    [{ bag: 'MH/204571', acres: '1' }, ['bag']],
  ])('%j: %j', (fields, problems) => {
    expect(sampleProblems(readSample(formOf(fields)))).toEqual(problems);
  });

  it('keeps what was typed', () => {
    const fields = { bag: 'MH/1 ', crop: 'cotton', acres: 'two' };
    expect(readSample(formOf(fields))).toEqual({ key: '', bag: 'MH/1', crop: 'cotton', acres: 'two' });
    expect(readSample(formOf({ ...fields, crop: '../x' })).crop).toBe('');
  });
});
