import { describe, expect, it } from 'vitest';
import { EMPTY_DOCUMENT, problemsOf, readDocument, type TypedDocument } from './typed-document.ts';

const right: TypedDocument = { kind: 'aadhaar', number: '9999 9999 0019', name: 'सुनीता पवार', consent: true };

describe('problemsOf', () => {
  it.each<[string, Partial<TypedDocument>, object]>([
    ['nothing, when all is right', {}, {}],
    ['digits of the own script are digits', { number: '९९९९ ९९९९ ००१९' }, {}],
    ['a digit that was mistyped', { number: '9999 9999 0018' }, { number: 'aadhaarMistyped' }],
    ['a digit too few', { number: '9999 9999 001' }, { number: 'aadhaarForm' }],
    ['a PAN that is none', { kind: 'pan', number: 'ABCXK1234F' }, { number: 'panForm' }],
    ['a voter ID that is none', { kind: 'voter-id', number: '1234567' }, { number: 'voterForm' }],
    ['no card chosen, whatever the number', { kind: null }, { kind: 'kind' }],
    ['no name', { name: '' }, { name: 'name' }],
    ['no consent', { consent: false }, { consent: 'consent' }],
  ])('%s', (_, change, problems) => {
    expect(problemsOf({ ...right, ...change })).toEqual(problems);
  });

  it('reports every field of an empty form', () => {
    expect(problemsOf(EMPTY_DOCUMENT)).toEqual({
      kind: 'kind',
      number: 'numberEmpty',
      name: 'name',
      consent: 'consent',
    });
  });
});

describe('readDocument', () => {
  it('reads what was typed, and no kind that there is not', () => {
    const form = new FormData();
    form.set('kind', 'ration-card');
    form.set('number', ' 9999 ');
    form.set('consent', 'on');
    expect(readDocument(form)).toEqual({ kind: null, number: '9999', name: '', consent: true });
  });
});
