import { describe, expect, it } from 'vitest';
import { readReport, tallyStep, total } from './results.ts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('readReport', () => {
  it('counts a Vitest file that could not be loaded as a failure', () => {
    expect(readReport(vitest)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('reads what Playwright counted', () => {
    expect(readReport({ stats: { expected: 30, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({
      passed: 31,
      failed: 1,
      skipped: 3,
    });
  });

  it('counts what a suite had to leave out as skipped, not as passed', () => {
    expect(readReport({ passed: 0, failed: 0, leftOut: 9 })).toEqual({ passed: 0, failed: 0, skipped: 9 });
  });

  it('refuses a report of another form', () => {
    expect(() => readReport({ passed: 3 })).toThrow('unknown kind');
  });
});

describe('tallyStep', () => {
  const passed = { passed: 4, failed: 0, skipped: 0 };

  it('counts a step without tests as one check', () => {
    expect(tallyStep(0, [])).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyStep(1, [])).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts no check as passed when all of them were left out', () => {
    const faults = readReport({ passed: 0, failed: 0, leftOut: 9 });
    expect(tallyStep(0, [faults])).toEqual({ passed: 0, failed: 0, skipped: 9 });
  });

  it('never hides a step that broke down', () => {
    expect(tallyStep(1, [passed])).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('adds steps up', () => {
    expect(total([passed, tallyStep(1, [])])).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });
});
