import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementNumbers, requirementRows, securityPageProblems } from './security-page.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

const EVERY_ROW = requirementNumbers().map((number) => `| ${number} | holds | here | – |`);
const ALL_HOLD = `Of ${EVERY_ROW.length} requirements ${EVERY_ROW.length} hold, 0 are not held and 0 do not apply.`;
const pageWith = (rows: readonly string[], total = ALL_HOLD) => [total, ...rows].join('\n');
/** A page in which the row of 6.5.1 is another. */
const pageWhere = (row: string) => pageWith(EVERY_ROW.map((usual) => (usual.startsWith('| 6.5.1 |') ? row : usual)));

describe('the page of security requirements', () => {
  it('has each requirement once, and names files that are there', () => {
    expect(requirementRows(page)).toHaveLength(123);
    expect(securityPageProblems(page, paths)).toEqual([]);
  });

  it('is found right when it is', () => {
    expect(securityPageProblems(pageWith(EVERY_ROW), [])).toEqual([]);
    expect(
      securityPageProblems(pageWhere('| 6.5.1 | holds | `a.ts` | `otp.test.ts` |'), ['x/a.ts', 'otp.test.ts']),
    ).toEqual([]);
  });

  it.each([
    ['misses one', '', '6.5.1 has 0 rows in the place of one'],
    ['has one twice', '| 6.5.2 | holds | here | – |', '6.5.2 has 2 rows in the place of one'],
    ['has one of its own', '| 6.7.1 | holds | here | – |', '6.7.1 is no requirement of the chapters'],
    ['says something else', '| 6.5.1 | partly | here | – |', '6.5.1 is said to be ‘partly’'],
    ['names a file that is not there', '| 6.5.1 | holds | `b.ts` | – |', '6.5.1 names b.ts, of which there are 0'],
    ['names one of several files', '| 6.5.1 | holds | `a.ts` | – |', '6.5.1 names a.ts, of which there are 2'],
    ['names what is no test', '| 6.5.1 | holds | here | `c.ts` |', '6.5.1 names no test, and no – in its place'],
  ])('is found wrong when it %s', (_what, row, problem) => {
    expect(securityPageProblems(pageWhere(row), ['x/a.ts', 'y/a.ts', 'c.ts'])).toContain(problem);
  });

  it('is found wrong when its sum is', () => {
    expect(securityPageProblems(pageWhere('| 6.5.1 | not held | gone | – |'), [])).toEqual([
      'the page does not say: Of 123 requirements 122 hold, 1 are not held and 0 do not apply.',
    ]);
  });
});
