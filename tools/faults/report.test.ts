import { describe, expect, it } from 'vitest';
import { countsOf, leftOut, summaryOf, type Result } from './report.ts';

const scenario = { name: 'last-packs', expected: 'exactly as many orders as packs' };
const passed: Result = { ...scenario, outcome: 'passed', seen: '12 orders', problems: [], seconds: 3 };
const failed: Result = { ...passed, outcome: 'failed', problems: ['13 orders for 12 packs'] };

describe('the sum of the faults', () => {
  it('never counts a scenario that could not be run as passed', () => {
    const counts = countsOf([leftOut(scenario, 'no PostgreSQL here'), leftOut(scenario, 'no PostgreSQL here')]);
    expect(counts).toEqual({ passed: 0, failed: 0, leftOut: 2 });
    expect(summaryOf(counts)).toBe('Faults: 0 passed, 0 failed, 2 left out');
  });

  it('counts each for what it came to', () => {
    const counts = countsOf([passed, failed, leftOut(scenario, 'the shell is not built'), passed]);
    expect(counts).toEqual({ passed: 2, failed: 1, leftOut: 1 });
  });

  it('says nothing of what was left out when all was run', () => {
    expect(summaryOf(countsOf([passed]))).toBe('Faults: 1 passed, 0 failed');
  });
});
