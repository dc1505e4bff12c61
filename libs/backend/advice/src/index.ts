export { adviceArea } from './area.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { likeliestProblem } from './questions/likeliest-problem.ts';
export { claimQuestion } from './questions/move-question.ts';
