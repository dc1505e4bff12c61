import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTargets } from '../start/commands.ts';
import { StartError } from '../start/ports.ts';
import { ensureIndicFonts, findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.ts';
import { failuresIn, flakyIn } from './failures.ts';
import { startTestPostgres, type TestPostgres } from './postgres.ts';
import { partTable, type PartResult } from './part-table.ts';
import { PARTS, type Part } from './parts.ts';
import { loadReports, readReport, tallyStep, total } from './results.ts';

const REPORTS = join(root, 'test-results');

interface PartRun extends PartResult {
  /** Tests that failed, and journeys that passed at the second try only: a line each. */
  failures: readonly string[];
  flaky: readonly string[];
}

/** Runs every suite, also after one failed, prints the sum in the last line and returns the exit code. */
export async function runEverything(): Promise<number> {
  let postgres: TestPostgres | null = null;
  const results: PartRun[] = [];
  let brokeOff = false;
  try {
    const browser = findOrInstallBrowser();
    ensureIndicFonts();
    postgres = await preparePostgres();
    stopWhenInterrupted(postgres);
    rmSync(REPORTS, { recursive: true, force: true });
    const environment = environmentOf({ browser, headlessShell: findOrInstallHeadlessShell() }, postgres);
    for (const part of PARTS) results.push(await runPart(part, environment));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    brokeOff = true;
  } finally {
    await postgres?.stop();
  }
  console.log(`\n${partTable(results)}`);
  // Last, where a log that was shortened in its middle still has them.
  for (const { title, failures, flaky } of results) {
    for (const test of flaky) console.log(`~ ${title}, passed at the second try: ${test}`);
    for (const test of failures) console.log(`✗ ${title}: ${test}`);
  }
  const { passed, failed } = total([...results, { passed: 0, failed: brokeOff ? 1 : 0, skipped: 0 }]);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runPart(part: Part, environment: Record<string, string | undefined>): Promise<PartRun> {
  const { title, targets, projects, reports, budget } = part;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
  const begun = performance.now();
  const { code } = await runTargets([...targets], [...(projects ?? [])], { environment });
  const loaded = reports ? loadReports(REPORTS, reports) : [];
  const tally = tallyStep(code, loaded.map(readReport));
  if (tally.failed > 0) console.log(`${title}: ${tally.failed} failed.`);
  return {
    title,
    budget,
    minutes: (performance.now() - begun) / 60_000,
    failures: loaded.flatMap(failuresIn),
    flaky: loaded.flatMap(flakyIn),
    ...tally,
  };
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

/** An interrupted run leaves no server behind; the suites receive the same signal. */
function stopWhenInterrupted(postgres: TestPostgres | null): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Promise.resolve(postgres?.stop()).then(() => process.exit(130)));
  }
}

/** The suites get a database by name of their own, so that none of them works on the one that is in use. */
function environmentOf(
  { browser, headlessShell }: { browser: string; headlessShell: string | undefined },
  postgres: TestPostgres | null,
): Record<string, string | undefined> {
  return {
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: headlessShell,
    TEST_DATABASE_URL: postgres?.address,
    DATABASE_URL: undefined,
    NX_DAEMON: 'false',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'journeys.json'),
  };
}
