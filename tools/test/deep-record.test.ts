import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEEP_PARTS } from './deep-parts.ts';
import { dueParts, noteFinish, readRecord, recordRows } from './deep-record.ts';

const parts = [{ name: 'fuzz' }, { name: 'faults' }];
const pass = { commit: 'abc1234', passed: true, minutes: 12.34, ended: '2026-04-21T10:00:00.000Z' };

describe('the record of the deep run', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'haat-deep-'));
    file = join(folder, 'notes', 'deep.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets a run go on with what is due after it was broken off', () => {
    expect(dueParts(parts, readRecord(file), 'abc1234')).toEqual(parts);
    noteFinish(file, 'fuzz', pass);
    expect(dueParts(parts, readRecord(file), 'abc1234')).toEqual([{ name: 'faults' }]);
  });

  it.each([
    ['failed', { ...pass, passed: false }],
    ['passed on another commit', { ...pass, commit: 'def5678' }],
  ])('runs a part again that %s', (_how, finish) => {
    noteFinish(file, 'fuzz', finish);
    expect(dueParts(parts, readRecord(file), 'abc1234')).toEqual(parts);
  });

  it('starts anew from a file that was written halfway', () => {
    writeFileSync(join(folder, 'half.json'), '{"fuzz": {');
    expect(readRecord(join(folder, 'half.json'))).toEqual({});
  });

  it('is a table with a row for each part', () => {
    expect(recordRows(parts, { fuzz: pass })).toBe(
      '| fuzz | 2026-04-21 | abc1234 | 12.3 | passed |\n| faults | not yet run | | | |',
    );
  });
});

describe('the parts of the deep run', () => {
  it('have names of their own and scripts that exist', () => {
    expect(new Set(DEEP_PARTS.map(({ name }) => name)).size).toBe(DEEP_PARTS.length);
    for (const { command } of DEEP_PARTS)
      expect(existsSync(resolve(import.meta.dirname, '../..', command[0])), command[0]).toBe(true);
  });
});
