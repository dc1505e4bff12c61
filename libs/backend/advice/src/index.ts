export { adviceArea } from './area.ts';
export { advisedCrops, cropCard, problemsOf, stagesOf } from './crops/crop-book.ts';
export type { AdvisedCrop, CropStageFacts } from './crops/crop-book.ts';
export { cropDetails } from './crops/crop-views.ts';
export { cropProblems, problemDetails } from './crops/problem-views.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { likeliestProblem } from './questions/likeliest-problem.ts';
export { claimQuestion } from './questions/move-question.ts';
