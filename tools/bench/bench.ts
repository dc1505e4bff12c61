import { StartError } from '@haat/tools/ports';
import { RESULTS } from './market/bench-market.ts';
import { readOptions, USAGE } from './options.ts';
import { tableOf } from './report/table.ts';
import { writeResult } from './report/write-result.ts';
import { runBench } from './run-bench.ts';

/**
 * Runs the bench of a command line and prints what it found; 1 when something was answered wrongly. A missed target
 * is reported, and is not a failure.
 */
async function bench(given: readonly string[]): Promise<number> {
  const options = readOptions(given);
  if (options === null) {
    console.log(USAGE);
    return 0;
  }
  const { machine, parts } = await runBench(options, (part) => console.log(`${part} …`));
  const found = Object.values(parts);
  const failures = found.flatMap((part) => part.failures);
  if (options.isShort)
    for (const { checked, failures: own } of found) console.log(`${own.length === 0 ? 'right' : 'WRONG'}: ${checked}`);
  else {
    for (const note of found.flatMap(({ notes = [] }) => notes)) console.log(`\n${note}`);
    console.log(
      `\n${machine.join('\n')}\n\n${tableOf(found.flatMap(({ figures }) => figures))}\n\nKept in ` +
        `${writeResult(RESULTS, machine, parts)}`,
    );
  }
  for (const failure of failures) console.error(`Wrong: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
