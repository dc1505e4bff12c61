import { StartError } from '@haat/tools/ports';
import { readOptions } from './options.ts';
import { failuresOf, reportOf } from './report/print.ts';
import { runFuzz } from './run-fuzz.ts';

/**
 * `npm run fuzz`: sends bad requests to every route of the backend and of the shells; exit code 1 when something is
 * wrong.
 */
try {
  const options = readOptions(process.argv.slice(2));
  console.log(`Seed ${options.seed}: --seed ${options.seed} sends the same again.`);
  const outcome = await runFuzz(options);
  console.log(reportOf(outcome));
  const failures = failuresOf(outcome);
  console.log(failures === 0 ? 'Nothing is wrong.' : `${failures} things are wrong.`);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
