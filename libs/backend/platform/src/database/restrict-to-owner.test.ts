import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restrictToOwner } from './restrict-to-owner.ts';

const rightsOf = (path: string) => statSync(path).mode & 0o777;

describe('the rights on a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rights-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are taken from others, in all that is in it, and nothing outside', async () => {
    const [inside, outside] = [join(folder, 'database'), join(folder, 'other.txt')];
    mkdirSync(join(inside, 'base', '1'), { recursive: true });
    writeFileSync(join(inside, 'base', '1', 'table'), 'row', { mode: 0o666 });
    chmodSync(join(inside, 'base', '1', 'table'), 0o666);
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    chmodSync(inside, 0o755);
    symlinkSync(outside, join(inside, 'link'));
    await restrictToOwner(inside);
    expect([inside, join(inside, 'base'), join(inside, 'base', '1')].map(rightsOf)).toEqual([0o700, 0o700, 0o700]);
    expect(rightsOf(join(inside, 'base', '1', 'table'))).toBe(0o600);
    expect(rightsOf(outside)).toBe(0o644);
  });
});
