export { adviceArea } from './area.ts';
export { advisedCrops, cropCard, stagesOf } from './crops/crop-book.ts';
export type { AdvisedCrop, CropStageFacts } from './crops/crop-book.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { likeliestProblem } from './questions/likeliest-problem.ts';
export { claimQuestion } from './questions/move-question.ts';
