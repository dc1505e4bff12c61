import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Adds tallies up. */
export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NOTHING,
  );
}

/**
 * What a step counts for: its reports' tests. A step that failed without saying which test did counts as one failure,
 * and one without reports that succeeded as one passed check.
 */
export function tallyStep(code: number, reports: readonly Tally[]): Tally {
  const sum = total(reports);
  if (code !== 0 && sum.failed === 0) return { ...sum, failed: 1 };
  if (code === 0 && reports.length === 0) return { ...sum, passed: 1 };
  return sum;
}

/** The JSON reports of Vitest, Playwright and our own suites that a pattern finds below a folder, as written. */
export function loadReports(folder: string, pattern: string): unknown[] {
  return globSync(pattern, { cwd: folder }).map((file): unknown =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
}

/** @throws Error for a report of no such kind */
export function readReport(report: unknown): Tally {
  if (isVitestReport(report)) {
    // A file that could not even be loaded has no failed test of its own.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  if (isPlaywrightReport(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  if (isSuiteReport(report)) return { passed: report.passed, failed: report.failed, skipped: report.leftOut };
  throw new Error('A report of an unknown kind.');
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What a suite of ours writes: what could not be run here is no pass. */
interface SuiteReport {
  passed: number;
  failed: number;
  leftOut: number;
}

function isSuiteReport(report: unknown): report is SuiteReport {
  return typeof report === 'object' && report !== null && 'leftOut' in report;
}

function isVitestReport(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'numPassedTests' in report;
}

function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return typeof report === 'object' && report !== null && 'stats' in report;
}
