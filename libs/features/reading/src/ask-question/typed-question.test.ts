import { describe, expect, it } from 'vitest';
import { questionProblems, readQuestion, type QuestionProblem } from './typed-question.ts';

const KEY = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  const filled = { outbox: KEY, crop: 'onion', text: ' When do I lift onions? ', ...change };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return readQuestion(form);
}

describe('a typed question to everyone', () => {
  it.each<[string, Record<string, string>, QuestionProblem[]]>([
    ['everything', {}, []],
    ['no crop', { crop: '' }, []],
    ['a crop that cannot be one', { crop: '../x' }, ['crop']],
    ['white space', { text: '  ' }, ['empty']],
    ['500 letters', { text: 'क'.repeat(500) }, []],
    ['501 letters', { text: 'क'.repeat(501) }, ['text']],
  ])('with %s', (_what, change, problems) => {
    expect(questionProblems(typed(change))).toEqual(problems);
  });

  it('keeps its words without the space around them, and a key that is one', () => {
    expect(typed()).toEqual({ key: KEY, crop: 'onion', text: 'When do I lift onions?' });
    expect(typed({ outbox: '../x' }).key).toBe('');
  });
});
