import { describe, expect, it } from 'vitest';
import { questionProblems, readQuestion, type QuestionProblem } from './typed-question.ts';

const KEY = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';
const FILLED = { outbox: KEY, crop: 'cotton', part: 'leaf', text: ' The leaves curl. ', photoId: 'p' };

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readQuestion(form);
}

describe('a typed question', () => {
  it.each<[string, Record<string, string>, number, QuestionProblem[]]>([
    ['everything', {}, 0, []],
    ['a photo of an earlier try alone', { text: '' }, 0, []],
    ['a photo of this try alone', { text: '', photoId: '' }, 1, []],
    ['a voice note of an earlier try alone', { text: '', photoId: '', voiceId: 'v' }, 0, []],
    ['a text alone', { photoId: '' }, 0, []],
    ['neither', { text: ' ', photoId: '' }, 0, ['empty']],
    ['nothing but what it began with', { about: 'About NPK:', text: 'About NPK:\n', photoId: '' }, 0, ['empty']],
    ['more than what it began with', { about: 'About NPK:', text: 'About NPK:\nHow much?', photoId: '' }, 0, []],
    ['no crop', { crop: '' }, 0, ['crop']],
    ['a crop that cannot be one', { crop: '../x' }, 0, ['crop']],
    ['500 letters', { text: 'क'.repeat(500) }, 0, []],
    ['501 letters', { text: 'क'.repeat(501) }, 0, ['text']],
  ])('with %s', (_what, change, photos, problems) => {
    expect(questionProblems(typed(change), photos)).toEqual(problems);
  });

  it.each([
    [KEY, KEY],
    ['../x', ''],
  ])('with the key %s is told apart by %j', (outbox, key) => {
    expect(typed({ outbox }).key).toBe(key);
  });

  it('keeps at most four photos, and knows only parts of a plant', () => {
    const form = new FormData();
    for (const id of ['a', 'b', 'c', 'd', 'e']) form.append('photoId', id);
    form.set('part', 'wing');
    expect(readQuestion(form)).toMatchObject({ photoIds: ['a', 'b', 'c', 'd'], part: '' });
  });
});
