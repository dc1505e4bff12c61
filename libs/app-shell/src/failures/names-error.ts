/** Deeper than this no answer tells of an error. */
const DEEPEST = 8;
const CODE = /^[a-z]+_error\.[a-z_]+$/;
/** Of a phone that reaches nothing: its texts come with every page. */
const OF_EVERY_PAGE = 'request_error.';

/** Whether what a page or an act was answered with names an error of the catalogue whose text not every page has. */
export function namesError(answer: unknown, deepest: number = DEEPEST): boolean {
  if (typeof answer === 'string') return !answer.startsWith(OF_EVERY_PAGE) && CODE.test(answer);
  if (typeof answer !== 'object' || answer === null || deepest === 0) return false;
  return Object.values(answer).some((part) => namesError(part, deepest - 1));
}
