import type { AttemptInput } from '@haat/api-contract/training';
import { QUIZ_PASS_MARK, type Language } from '@haat/api-contract/vocabulary';
import { courseIn } from '../course/course.ts';
import rightOptions from '../course/right-options.json' with { type: 'json' };

/** Why answers are not judged: they are no answers to this quiz. See docs/domain/training.md#quiz. */
export type AnswerProblem = 'answer_unknown' | 'answered_twice' | 'answers_missing';

/** What became of answers. */
export interface Judgement {
  readonly right: number;
  /** Questions that were answered wrongly, in the order of the quiz. */
  readonly wrong: readonly string[];
  readonly isPassed: boolean;
}

/** In any language the ids are the same. */
const ANY_LANGUAGE: Language = 'hi';
const RIGHT: Readonly<Record<string, string>> = rightOptions;

/**
 * Judges answers: each question of the quiz is answered once, by one of its options. See docs/domain/training.md#quiz.
 */
export function judgeAnswers(answers: AttemptInput['answers']): Judgement | AnswerProblem {
  const { questions } = courseIn(ANY_LANGUAGE);
  const isOffered = ({ question, option }: (typeof answers)[number]) =>
    questions.some(({ id, options }) => id === question && options.some((offered) => offered.id === option));
  if (!answers.every(isOffered)) return 'answer_unknown';
  const chosen = new Map(answers.map(({ question, option }) => [question, option]));
  if (chosen.size < answers.length) return 'answered_twice';
  if (chosen.size < questions.length) return 'answers_missing';
  const wrong = questions.map(({ id }) => id).filter((id) => chosen.get(id) !== RIGHT[id]);
  const right = questions.length - wrong.length;
  return { right, wrong, isPassed: right >= QUIZ_PASS_MARK };
}
