// Says what is wrong with the texts, one line each; ends with 1 when something is.
import { resolve } from 'node:path';
import { projectTextProblems } from './texts/project-texts.ts';

const problems = projectTextProblems(resolve(import.meta.dirname, '../..'));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Texts: six languages, all keys in place.' : `Texts: ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
