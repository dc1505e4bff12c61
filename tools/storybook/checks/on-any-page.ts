import { clippingProblems } from './clipping-problems.ts';
import { distanceProblems } from './distance-problems.ts';
import { focusOrderProblems } from './focus-order-problems.ts';
import { focusProblems } from './focus-problems.ts';
import { horizontalOverflowProblems } from './layout-problems.ts';
import { targetProblems } from './target-problems.ts';

/** What is looked for in stories and in the running product alike. */
const pageChecks = {
  clippingProblems,
  distanceProblems,
  focusOrderProblems,
  focusProblems,
  horizontalOverflowProblems,
  targetProblems,
};

declare global {
  /** There once the script of `pageChecksScript` has run in the page. */
  var pageChecks: Readonly<Record<keyof PageChecks, () => string[]>>;
}

type PageChecks = typeof pageChecks;

Object.assign(globalThis, { pageChecks });
