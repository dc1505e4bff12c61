import { describe, expect, it } from 'vitest';
import { PARTS } from './parts.ts';
import { partTable, WHOLE_BUDGET } from './part-table.ts';

const lint = { title: 'Lint', minutes: 0.94, budget: 1.5, passed: 2, failed: 0, skipped: 0 };
const journeys = { title: 'Journeys', minutes: 13.2, budget: 9, passed: 130, failed: 1, skipped: 1 };

describe('the table of a run', () => {
  it('has a row for each part and one for all', () => {
    expect(
      partTable([lint, journeys])
        .split('\n')
        .map((row) => row.trim().split(/\s{2,}/)),
    ).toEqual([
      ['part', 'minutes', 'budget', 'passed', 'failed', 'skipped'],
      expect.anything(),
      ['Lint', '0.9', '1.5', '2', '0', '0'],
      ['Journeys', '13.2', '9.0', '130', '1', '1'],
      ['all', '14.1', '42.0', '132', '1', '1'],
      ['Over budget: Journeys.'],
    ]);
  });

  it('names nothing when every part keeps its budget', () => {
    expect(partTable([lint])).not.toContain('Over budget');
  });

  it('names the whole when only the sum is too long', () => {
    const long = { ...lint, minutes: WHOLE_BUDGET + 1, budget: WHOLE_BUDGET + 2 };
    expect(partTable([long])).toContain('Over budget: all.');
  });
});

describe('the parts of npm test', () => {
  it('let the faults say what they left out, instead of counting their end as one pass', () => {
    expect(PARTS.find(({ projects }) => projects?.includes('@haat/faults'))?.reports).toBe('faults.json');
  });

  it('share out no more than the whole budget', () => {
    expect(PARTS.reduce((sum, { budget }) => sum + budget, 0)).toBeLessThanOrEqual(WHOLE_BUDGET);
  });
});
