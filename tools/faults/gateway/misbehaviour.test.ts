import { describe, expect, it } from 'vitest';
import { ANSWERS, answersMissing, CALLS, dealer, WELL_BEHAVED, type Misconduct } from './misbehaviour.ts';

const OPEN: Misconduct = { calls: CALLS, deliveries: ['prompt', 'late', 'twice', 'lost'] };
const refundsOf = (seed: number, count: number = ANSWERS.length) => {
  const answers = dealer(seed);
  answers.behave(OPEN);
  return Array.from({ length: count }, () => answers.answer('refund'));
};

describe('what the gateway answers', () => {
  it('is every answer once before one comes again', () => {
    expect(refundsOf(7).sort()).toEqual([...ANSWERS].sort());
    expect(refundsOf(7, 2 * ANSWERS.length)).toHaveLength(2 * ANSWERS.length);
  });

  it('is decided by the seed', () => {
    expect(refundsOf(7, 30)).toEqual(refundsOf(7, 30));
    expect(refundsOf(7, 30)).not.toEqual(refundsOf(8, 30));
  });

  it('is the truth unless it is to be otherwise, and once it has recovered', () => {
    const answers = dealer(7);
    expect([answers.answer('refund'), answers.delivery()]).toEqual(['truthful', 'prompt']);
    answers.behave({ calls: ['refund'], deliveries: [] });
    expect(Array.from({ length: 20 }, () => answers.answer('order'))).toEqual(Array(20).fill('truthful'));
    answers.behave(WELL_BEHAVED);
    expect(Array.from({ length: 20 }, () => answers.answer('refund'))).toEqual(Array(20).fill('truthful'));
  });

  it('is counted, so that it is seen what never came', () => {
    const answers = dealer(7);
    answers.behave(OPEN);
    const first = answers.answer('refund');
    expect(answersMissing(answers.dealt(), ['refund'])).toEqual(
      ANSWERS.filter((answer) => answer !== first).map((answer) => `refund ${answer}`),
    );
  });
});
