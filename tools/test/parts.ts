/** A part of `npm test`: targets of Nx, so that what did not change comes from its cache. */
export interface Part {
  title: string;
  targets: readonly string[];
  /** Every project that has the targets when left out. */
  projects?: readonly string[];
  /** Where it leaves its reports below `test-results/`; without it the part counts as one check for each project. */
  reports?: string;
  /** Minutes that it may take on two idle cores. */
  budget: number;
}

const SHELLS = ['@haat/farmer', '@haat/csc', '@haat/business', '@haat/shop'];

/** All of `npm test`, in its order. The budgets are those of docs/quality.md. */
export const PARTS: readonly Part[] = [
  { title: 'Lint', targets: ['lint-tree', 'lint-types', 'lint-format'], projects: ['@haat/checks'], budget: 1.5 },
  // One process for the tree, a fifth of the work of one for each project; the shells have route types of their own.
  { title: 'Types', targets: ['typecheck-tree', 'typecheck'], projects: ['@haat/checks', ...SHELLS], budget: 0.7 },
  { title: 'Unit and service tests', targets: ['test'], reports: 'units/*.json', budget: 11.5 },
  { title: 'Build', targets: ['build'], budget: 0.5 },
  { title: 'Stories', targets: ['short'], projects: ['@haat/storybook'], reports: 'stories.json', budget: 6.2 },
  { title: 'Journeys', targets: ['e2e'], projects: ['@haat/e2e'], reports: 'journeys.json', budget: 13.3 },
  { title: 'Faults, in short', targets: ['short'], projects: ['@haat/faults'], reports: 'faults.json', budget: 3.5 },
  { title: 'Bad requests, in short', targets: ['short'], projects: ['@haat/fuzz'], budget: 2.3 },
  { title: 'Sessions, in short', targets: ['short'], projects: ['@haat/sessions'], budget: 1.2 },
  { title: 'Speed, in short', targets: ['short'], projects: ['@haat/bench'], budget: 1.3 },
];
