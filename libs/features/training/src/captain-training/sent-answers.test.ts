import { describe, expect, it } from 'vitest';
import { answerField, certificateNumberOf, sentAnswers } from './sent-answers.ts';

describe('the number of a certificate as it was typed', () => {
  it.each([
    ['CT-7K3Q9-0ABCD', 'CT-7K3Q9-0ABCD'],
    [' ct 7k3q9 0abcd ', 'CT-7K3Q9-0ABCD'],
    ['7K3Q90ABCD', 'CT-7K3Q9-0ABCD'],
    ['CT-7K3Q9-OABCD', 'CT-7K3Q9-0ABCD'],
    ['CT-IL3Q9-0ABCD', 'CT-113Q9-0ABCD'],
    ['CT-७K3Q९-०ABCD', 'CT-7K3Q9-0ABCD'],
    ['CT-7K3Q9-0ABC', null],
    ['CT-7K3Q9-0ABCDE', null],
    ['CT-7K3Q9-0ABU/', null],
    ['', null],
  ])('%j is %j', (typed, number) => {
    expect(certificateNumberOf(typed)).toBe(number);
  });
});

describe('answers of a form', () => {
  it('are all that were sent, twice and altered ones with them', () => {
    const form = new FormData();
    form.append(answerField('seed-date'), 'a');
    form.append(answerField('seed-date'), 'b');
    form.append(answerField('gold'), 'z');
    form.append('intent', 'quiz');
    expect(sentAnswers(form)).toEqual([
      { question: 'seed-date', option: 'a' },
      { question: 'seed-date', option: 'b' },
      { question: 'gold', option: 'z' },
    ]);
  });
});
