import type { Guide, Problem } from './content-types.ts';

/** How common a problem is at each stage of a guide: at those that its days touch. */
export function commonnessByStage(problem: Problem, guide: Guide | undefined): Readonly<Record<number, number>> {
  const [first, last] = problem.days;
  const touched = (guide?.stages ?? []).filter(({ from, to }) => from <= last && to >= first);
  return Object.fromEntries(touched.map(({ no }) => [no, problem.commonness]));
}
