import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode, runTargets, type CommandResult } from '../start/commands.ts';
import { StartError } from '../start/ports.ts';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { ensureIndicFonts, findOrInstallBrowser } from './browser.ts';
import { startTestPostgres, type TestPostgres } from './postgres.ts';
import { readReports, tallyStep, total, type Tally } from './results.ts';

const REPORTS = join(root, 'test-results');

/** Commands of their own that take long, each with a form that checks in a minute that all of it works. */
const SHORT_FORMS = [
  ['Faults, in short', 'tools/faults/faults.ts'],
  ['Bad requests, in short', 'tools/fuzz/fuzz.ts'],
  ['Sessions, in short', 'tools/sessions/sessions.ts'],
  ['Speed, in short', 'tools/bench/bench.ts'],
] as const;

interface Step {
  title: string;
  run: () => Promise<CommandResult>;
  /** Where the step leaves its reports; without it the step counts as one check. */
  reports?: string;
}

/** Runs every suite, also after one failed, prints the sum in the last line and returns the exit code. */
export async function runEverything(): Promise<number> {
  let postgres: TestPostgres | null = null;
  const tallies: Tally[] = [];
  try {
    const browser = findOrInstallBrowser();
    ensureIndicFonts();
    postgres = await preparePostgres();
    stopWhenInterrupted(postgres);
    rmSync(REPORTS, { recursive: true, force: true });
    for (const step of steps(environmentOf(browser, postgres))) tallies.push(await runStep(step));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    tallies.push({ passed: 0, failed: 1, skipped: 0 });
  } finally {
    await postgres?.stop();
  }
  const { passed, failed, skipped } = total(tallies);
  if (skipped > 0) console.log(`\n${skipped} left out.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function steps(environment: Record<string, string | undefined>): Step[] {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const journeysReport = join(REPORTS, 'journeys.json');
  const storiesReport = join(REPORTS, 'stories.json');
  return [
    { title: 'Lint', run: () => runTargets(['lint'], [], { environment }) },
    { title: 'Types', run: () => runTargets(['typecheck'], [], { environment }) },
    { title: 'Unit and service tests', run: () => runTargets(['test'], [], { environment }), reports: 'units/*.json' },
    {
      title: 'Build',
      run: () =>
        runTargets(
          ['build'],
          SHELLS.map((name) => `@haat/${name}`),
          { environment },
        ),
    },
    {
      title: 'Stories',
      run: () =>
        runNode(
          [
            vitest,
            'run',
            '-c',
            'tools/storybook/vitest.config.ts',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${storiesReport}`,
          ],
          { environment },
        ),
      reports: 'stories.json',
    },
    {
      title: 'Journeys',
      run: () =>
        runNode([playwright, 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'], {
          environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
        }),
      reports: 'journeys.json',
    },
    ...SHORT_FORMS.map(([title, script]) => ({ title, run: () => runNode([script, '--short'], { environment }) })),
  ];
}

async function runStep({ title, run, reports }: Step): Promise<Tally> {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
  const { code } = await run();
  const tally = tallyStep(code, reports ? readReports(REPORTS, reports) : []);
  if (tally.failed > 0) console.log(`${title}: ${tally.failed} failed.`);
  return tally;
}

/** A PostgreSQL that was named, or one of our own; says so when there is neither. */
async function preparePostgres(): Promise<TestPostgres | null> {
  const named = process.env.DATABASE_URL;
  if (named) return { address: named, stop: () => Promise.resolve() };
  const own = await startTestPostgres();
  console.log(
    own
      ? 'PostgreSQL for the tests is running.'
      : 'No PostgreSQL here: what needs it is left out. Install postgresql or set DATABASE_URL.',
  );
  return own;
}

/** An interrupted run leaves no server behind; the suites are told by the same signal. */
function stopWhenInterrupted(postgres: TestPostgres | null): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Promise.resolve(postgres?.stop()).then(() => process.exit(130)));
  }
}

/** The suites get a database by name of their own, so that none of them works on the one that is in use. */
function environmentOf(browser: string, postgres: TestPostgres | null): Record<string, string | undefined> {
  return { CHROMIUM_PATH: browser, TEST_DATABASE_URL: postgres?.address, DATABASE_URL: undefined, NX_DAEMON: 'false' };
}
