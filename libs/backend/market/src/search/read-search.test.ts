import { describe, expect, it } from 'vitest';
import { attemptsOf, readSearch } from './read-search.ts';
import { stemsOf } from './stems.ts';

const typed = (text: string) => readSearch(text).terms.map((term) => term.typed);

describe('readSearch', () => {
  it('leaves out the words between, unless nothing else was typed', () => {
    expect(typed('गेहूं का बीज')).toEqual(['gehun', 'bij']);
    expect(typed('for')).toEqual(['for']);
  });

  it.each([
    ['urea 45 kg', ['45kg', '45']],
    ['डीएपी 50 किलो', ['50kg', '50']],
    ['ইউরিয়া ৪৫ কেজি', ['45kg', '45']],
    ['spray pump 16ltr', ['16l', '16']],
    ['સ્પ્રે પંપ 16 લિટર', ['16l', '16']],
  ])('reads the pack of %s', (text, helpful) => {
    expect(readSearch(text).helpful).toEqual(helpful);
  });

  it('takes a pack word for what is wanted only when it stands alone', () => {
    expect(typed('dap khad ki bori')).toEqual(['dap', 'kad']);
    expect(typed('बोरी')).toEqual(['bori']);
  });

  it('uses numbers as terms only when there are no words', () => {
    expect(readSearch('npk 10:26:26')).toMatchObject({
      terms: [{ typed: 'npk' }],
      helpful: ['10', '26'],
      phrase: 'npk 10 26 26',
    });
    expect(readSearch('10 26 26')).toMatchObject({
      terms: [{ typed: '10' }, { typed: '26' }],
      helpful: [],
      phrase: '10 26 26',
    });
  });

  it.each([
    ['weed killer', 'vidiside'],
    ['ঘাস মারা ওষুধ', 'vidiside'],
    ['ଘାସ ମରା ଔଷଧ', 'vidiside'],
    ['ধানের বীজ', 'padi'],
    ['કપાસનું બિયારણ', 'kapas'],
  ])('knows what %s means', (text, meant) => {
    expect(readSearch(text).terms[0]?.instead).toContain(meant);
  });

  it('reads no more than eight words, and nothing in what is no word', () => {
    expect(readSearch('a b c d e f g h i j k').terms.length).toBeLessThanOrEqual(8);
    expect(readSearch('% _ ?').terms).toEqual([]);
  });
});

describe('attemptsOf', () => {
  const attempts = (text: string) =>
    attemptsOf(readSearch(text)).map(({ terms, needed, isTolerant }) => [terms.length, needed, isTolerant]);

  it('takes words for misspelt only when they are not found as typed', () => {
    expect(attempts('helicopter engine')).toEqual([
      [2, 2, false],
      [2, 2, true],
    ]);
    expect(attempts('khad')).toEqual([
      [1, 1, false],
      [1, 1, true],
    ]);
  });

  it('then lets the words for kinds of goods go, then any one of three', () => {
    expect(attempts('zink khad').slice(2)).toEqual([[1, 1, true]]);
    expect(attempts('iffco urea sasta').slice(2)).toEqual([[3, 2, true]]);
  });
});

describe('stemsOf', () => {
  it.each([
    ['daner', 'dan'],
    ['kapasnun', 'kapas'],
    ['seeds', 'seed'],
    ['tela', 'tel'],
  ])('finds the stem of %s', (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
  });

  it('leaves nothing that is no word', () => {
    expect(stemsOf('us')).toEqual([]);
  });
});
