import { describe, expect, it } from 'vitest';
import { foldText, searchText, skeletonOf } from './fold-text.ts';
import { toRoman } from './to-roman.ts';

describe('foldText', () => {
  it.each([
    ['nasik', ['Nashik', 'NASIK', 'नाशिक', 'নাসিক', 'નાસિક', 'ନାସିକ']],
    ['patna', ['Patna', 'पटना', 'પટના']],
    ['ludiana', ['Ludhiana', 'Ludhiyana', 'लुधियाना', 'ଲୁଧିଆଣା']],
    ['uria', ['urea', 'yuria', 'यूरिया', 'યુરિયા', 'ୟୁରିଆ']],
    ['imidakloprid', ['Imidacloprid', 'इमिडाक्लोप्रिड', 'imidachloprid']],
    ['koragen', ['Coragen', 'koragen', 'Coraagen']],
    ['nim', ['neem', 'नीम', 'Nim']],
    ['10 26 26', ['10:26:26', '१०:२६:२६', ' 10 / 26 / 26 ']],
    ['1000', ['1000', '১০০০']],
  ])('writes %s for all its spellings', (folded, spellings) => {
    expect(spellings.map(foldText)).toEqual(spellings.map(() => folded));
  });

  /** What the place's search box gives as an example in each language, and the post office's name. */
  it.each([
    ['सांवेर', 'Sanwer'],
    ['दिंडोरी', 'Dindori'],
    ['আরামবাগ', 'Arambagh'],
    ['ବାଙ୍କୀ', 'Banki'],
    ['ગોંડલ', 'Gondal'],
  ])('finds the example %s', (example, office) => {
    expect(foldText(example)).toBe(foldText(office));
  });

  it('keeps nothing of marks, and does not shorten what is no word', () => {
    expect(foldText("%_'\\ -- ☂")).toBe('');
    expect(foldText('zzzz')).toBe('jjjj');
  });

  it('makes words that differ only by an unwritten a alike', () => {
    expect(skeletonOf(foldText('पंचवटी'))).toBe(skeletonOf(foldText('Panchvati')));
  });
});

describe('searchText', () => {
  it('holds each wording once, between spaces', () => {
    expect(searchText(['Urea', 'यूरिया', 'Neem coated', ''])).toBe(' uria  nim koated ');
  });
});

describe('toRoman', () => {
  it.each([
    ['कीटनाशक', 'keetnaashak'],
    ['બિયારણ', 'biyaaran'],
    ['अंगूर 5 kg', 'angoor 5 kg'],
    ['अलीगढ़', 'aleegarh'],
    ['ক্ষেত', 'kshet'],
    ['', ''],
  ])('%s → %s', (text, roman) => {
    expect(toRoman(text)).toBe(roman);
  });
});
