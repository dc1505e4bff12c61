import { describe, expect, it } from 'vitest';
import { feedbackProblems, readFeedback, type FeedbackProblem } from './typed-feedback.ts';

const KEY = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';
const FILLED = { outbox: KEY, rating: '4', subject: 'app', text: ' It is quick. ', photoId: 'p' };

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readFeedback(form);
}

describe('typed feedback', () => {
  it('is read as it was typed, without space around it', () => {
    expect(typed()).toEqual({ key: KEY, rating: 4, subject: 'app', text: 'It is quick.', photoId: 'p' });
  });

  it.each<[string, Record<string, string>, FeedbackProblem[]]>([
    ['everything', {}, []],
    ['the worst rating', { rating: '1' }, []],
    ['the best rating', { rating: '5' }, []],
    ['no words', { text: '' }, []],
    ['no rating', { rating: '' }, ['rating']],
    ['a rating of 0', { rating: '0' }, ['rating']],
    ['a rating of 6', { rating: '6' }, ['rating']],
    ['a rating of 2.5', { rating: '2.5' }, ['rating']],
    ['a rating that is none', { rating: 'good' }, ['rating']],
    ['no subject', { subject: '' }, ['subject']],
    ['an unknown subject', { subject: 'weather' }, ['subject']],
    ['1 000 letters', { text: 'क'.repeat(1_000) }, []],
    ['1 001 letters', { text: 'क'.repeat(1_001) }, ['text']],
    ['nothing', { rating: '', subject: '' }, ['rating', 'subject']],
  ])('with %s', (_what, change, problems) => {
    expect(feedbackProblems(typed(change))).toEqual(problems);
  });

  it('gets a key where its form has none', () => {
    expect(typed({ outbox: '../x' }).key).toMatch(/^[0-9a-f-]{36}$/);
  });
});
