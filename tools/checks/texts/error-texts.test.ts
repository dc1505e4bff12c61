import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ERROR_CODES_OF_EVERY_PAGE, errorTextName } from '@haat/api-contract';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** An error that a screen names itself, by its code or by its text. */
const NAMED = /errorTextKeys\('([a-z_.]+)'\)|main:errors\.([a-z_]+)/g;

const screens = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'libs/features', 'libs/app-shell'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.|\.data\./.test(path));

test('errors that a screen tells of itself have their texts on every page', () => {
  const named = screens.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(NAMED)].map(([, code, name]) =>
      code === undefined ? (name ?? '') : errorTextName(code),
    ),
  );
  expect(named).toContain('order_error_no_invoice');
  const texts: readonly string[] = ERROR_CODES_OF_EVERY_PAGE.map(errorTextName);
  expect([...new Set(named)].filter((name) => !texts.includes(name))).toEqual([]);
});
