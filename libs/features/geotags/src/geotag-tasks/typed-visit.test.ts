import { describe, expect, it } from 'vitest';
import { readVisit, reasonProblems, type VisitProblem } from './typed-visit.ts';
import { NO_FACTS } from './visit-facts.ts';

const PLACE = { lat: 19.78, lng: 76.11, accuracy: 12, at: '2026-11-26T06:00:00.000Z' };
const FACTS = { taken_at: '2026-11-26T05:59:00.000Z', sent_at: '2026-11-26T06:01:00.000Z', place: PLACE };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('what the phone says of a photo', () => {
  it('is read as it was sent', () => {
    expect(readVisit(formOf({ task: ' t1 ', visitFacts: JSON.stringify(FACTS) }))).toMatchObject({
      ...{ task: 't1', facts: FACTS },
    });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"place":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a word', '"here"'],
    ['a moment that is none', '{"taken_at":"yesterday","sent_at":5}'],
    ['a place off the earth', JSON.stringify({ place: { ...PLACE, lat: 91 } })],
    ['a place in words', JSON.stringify({ place: { ...PLACE, lng: '76.11' } })],
    ['a place without its accuracy', JSON.stringify({ place: { ...PLACE, accuracy: undefined } })],
    ['a place without its moment', JSON.stringify({ place: { ...PLACE, at: '2026-11-26' } })],
  ])('is nothing where it is %s', (_, visitFacts) => {
    expect(readVisit(formOf({ visitFacts })).facts).toEqual(NO_FACTS);
  });
});

describe('what is wrong with a reason', () => {
  it.each<[Readonly<Record<string, string>>, VisitProblem[]]>([
    [{ reason: 'cannot-reach', note: '' }, []],
    [{ reason: 'other', note: 'Ill.' }, []],
    [{ reason: 'other', note: ' ' }, ['note']],
    [{ reason: '', note: 'Ill.' }, ['reason']],
    [{ reason: 'because', note: '' }, ['reason']],
  ])('%j: %j', (fields, problems) => {
    expect(reasonProblems(readVisit(formOf(fields)))).toEqual(problems);
  });

  it('keeps what was typed, cut to what is taken', () => {
    expect(readVisit(formOf({ note: 'x'.repeat(500) })).note).toHaveLength(300);
  });
});
