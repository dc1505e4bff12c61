/** What the lessons say, question by question: written down here a second time, so that neither place errs alone. */
export const RIGHT_ANSWERS = [
  { question: 'seed-date', option: 'b' },
  { question: 'seed-bill', option: 'c' },
  { question: 'label-colour', option: 'a' },
  { question: 'label-crop', option: 'c' },
  { question: 'label-days', option: 'a' },
  { question: 'spray-wind', option: 'b' },
  { question: 'spray-bottle', option: 'c' },
  { question: 'soil-spots', option: 'b' },
  { question: 'cash-pin', option: 'a' },
  { question: 'consent-no', option: 'c' },
];

/** Answers of which so many are wrong. */
export function answersWith(wrong: number): typeof RIGHT_ANSWERS {
  return RIGHT_ANSWERS.map((answer, index) =>
    index < wrong ? { ...answer, option: answer.option === 'a' ? 'b' : 'a' } : answer,
  );
}
