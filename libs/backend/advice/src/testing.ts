/** The content and what ranks it, for the tests that go over all of it. */
export { commonnessByStage } from './content/commonness.ts';
export {
  cropFacts,
  entryText,
  guides,
  PROBLEM_CROPS,
  problemsByCrop,
  signs,
  stages,
  texts,
} from './content/read-content.ts';
