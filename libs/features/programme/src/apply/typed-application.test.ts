import { describe, expect, it } from 'vitest';
import { applicationProblems, readApplication, type ApplicationProblem } from './typed-application.ts';

const TODAY = '2026-11-26';
const RIGHT = { crop: 'CO', field: 'a-field', day: TODAY };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('what is wrong with an application', () => {
  it.each<[what: string, fields: Readonly<Record<string, string>>, problems: ApplicationProblem[]]>([
    ['nothing, sown today', RIGHT, []],
    ['nothing, sown 60 days ago', { ...RIGHT, day: '2026-09-27' }, []],
    ['sown 61 days ago', { ...RIGHT, day: '2026-09-26' }, ['day']],
    ['nothing, sown in 60 days', { ...RIGHT, day: '2027-01-25' }, []],
    ['sown in 61 days', { ...RIGHT, day: '2027-01-26' }, ['day']],
    ['a day that the calendar has not', { ...RIGHT, day: '2026-02-30' }, ['day']],
    ['no day', { ...RIGHT, day: '' }, ['day']],
    ['a crop that has no programme', { ...RIGHT, crop: 'WH' }, ['crop']],
    ['nothing filled in', {}, ['crop', 'field', 'day']],
  ])('%s', (_what, fields, problems) => {
    expect(applicationProblems(readApplication(formOf(fields)), TODAY)).toEqual(problems);
  });

  it('keeps what was typed', () => {
    expect(readApplication(formOf({ crop: 'PD', field: ' x ', day: 'soon' }))).toEqual({
      ...{ key: '', crop: 'PD', field: 'x', day: 'soon' },
    });
  });
});
