// Says which citations lead nowhere, one line each; ends with 1 when one does.
import { resolve } from 'node:path';
import { repositoryCitationProblems } from './read-repository.ts';

const problems = repositoryCitationProblems(resolve(import.meta.dirname, '../../..'));
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Citations: every one has its target.' : `Citations: ${problems.length} without a target.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
