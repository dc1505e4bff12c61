import { describe, expect, it } from 'vitest';
import { courseIn } from '../course/course.ts';
import rightOptions from '../course/right-options.json' with { type: 'json' };
import { judgeAnswers } from './judge-answers.ts';

const RIGHT = Object.entries(rightOptions).map(([question, option]) => ({ question, option }));

describe('what is right', () => {
  it('is an option of each question, and of nothing else', () => {
    const { questions } = courseIn('en');
    expect(Object.keys(rightOptions)).toEqual(questions.map(({ id }) => id));
    for (const { question, option } of RIGHT) {
      const offered = questions.find(({ id }) => id === question)?.options.map(({ id }) => id);
      expect(offered, question).toContain(option);
    }
  });

  it.each(['hi', 'mr', 'bn', 'or', 'gu'] as const)('is asked in %s in the same order as in English', (language) => {
    const shape = (course: ReturnType<typeof courseIn>) => ({
      lessons: course.lessons.map(({ id, points }) => [id, points.length]),
      questions: course.questions.map(({ id, options }) => [id, options.map((option) => option.id)]),
    });
    expect(shape(courseIn(language))).toEqual(shape(courseIn('en')));
  });
});

describe('judging', () => {
  it.each<[wrong: number, right: number, isPassed: boolean]>([
    [0, 10, true],
    [3, 7, true],
    [4, 6, false],
    [10, 0, false],
  ])('%i wrong answers: %i right, passed: %s', (wrong, right, isPassed) => {
    const answers = RIGHT.map(({ question, option }, index) => ({
      question,
      option: index < wrong ? (option === 'a' ? 'b' : 'a') : option,
    }));
    const judged = { right, isPassed, wrong: RIGHT.slice(0, wrong).map(({ question }) => question) };
    expect(judgeAnswers(answers)).toEqual(judged);
    expect(judgeAnswers(answers.toReversed()), 'in another order').toEqual(judged);
  });
});
