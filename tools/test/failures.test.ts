import { describe, expect, it } from 'vitest';
import { failuresIn, flakyIn } from './failures.ts';

describe('failuresIn', () => {
  it('names the failed tests of Vitest and the file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/tree/a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              fullName: 'price adds up',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
            },
            { fullName: 'price rounds', status: 'passed' },
          ],
        },
        { name: '/tree/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(failuresIn(report)).toEqual([
      '/tree/a.test.ts › price adds up › expected 1 to be 2',
      '/tree/b.test.ts › not loaded › Cannot find module',
    ]);
  });

  it('names the failed journeys of Playwright at any depth, with shell and line, and flaky ones apart', () => {
    const failed = {
      projectName: 'csc',
      status: 'unexpected',
      results: [{ error: { message: 'no such\nbutton' } }],
    };
    const flaky = { projectName: 'farmer', status: 'flaky', results: [{ error: { message: 'late' } }, {}] };
    const suites = [
      {
        file: 'cart.spec.ts',
        suites: [{ file: 'cart.spec.ts', specs: [{ title: 'adds', line: 7, tests: [failed, flaky] }] }],
      },
    ];
    expect(failuresIn({ suites })).toEqual(['cart.spec.ts:7 › csc › adds › no such button']);
    expect(flakyIn({ suites })).toEqual(['cart.spec.ts:7 › farmer › adds › late']);
  });

  it('finds none in a report of another kind', () => {
    expect(failuresIn({ passed: 3, failed: 1, leftOut: 0 })).toEqual([]);
    expect(flakyIn({ passed: 3, failed: 1, leftOut: 0 })).toEqual([]);
  });
});
