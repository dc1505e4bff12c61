import { describe, expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ slug: name, name, pictureUrl: '', count: null }));
const letters = (language: string, ...names: string[]) =>
  groupByLetter(named(...names), language).map(({ letter, items }) => [letter, items.map(({ name }) => name)]);

describe('groupByLetter', () => {
  it('sorts and groups, whatever the case', () => {
    expect(letters('en', 'Syngenta', 'bayer', 'BASF', 'Seminis')).toEqual([
      ['B', ['BASF', 'bayer']],
      ['S', ['Seminis', 'Syngenta']],
    ]);
  });
  it('groups a letter with its vowel signs', () => {
    expect(letters('hi', 'कोरोमंडल', 'इफको', 'कृभको')).toEqual([
      ['इ', ['इफको']],
      ['क', ['कृभको', 'कोरोमंडल']],
    ]);
  });
  it('has no group for nothing', () => {
    expect(groupByLetter([], 'hi')).toEqual([]);
  });
});
