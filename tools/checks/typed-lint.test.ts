import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** One violation of each rule that reads types, in a file of its own. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  'await-thenable': 'export const wait = async () => { await 1; };',
  'no-array-delete': 'export const remove = (all: number[]) => { delete all[0]; };',
  'no-base-to-string': 'export const text = (value: { a: number }) => String(value);',
  'no-duplicate-type-constituents': "export type Twice = 'a' | 'a';",
  'no-floating-promises': 'export const go = () => { Promise.resolve(1); };',
  'no-for-in-array': 'export const each = (all: number[]) => { for (const key in all) Number(key); };',
  'no-implied-eval': "export const later = () => setTimeout('go()', 1);",
  'no-misused-promises': 'export const is = (given: Promise<boolean>) => (given ? 1 : 2);',
  'no-redundant-type-constituents': "export type Wide = string | 'a';",
  'no-unnecessary-type-assertion': 'export const same = (value: string) => value as string;',
  'no-unsafe-argument': 'declare const value: any;\nexport const use = () => Number.parseInt(value);',
  'no-unsafe-assignment':
    'declare const value: any;\nexport const taken = () => { const one = value; return Boolean(one); };',
  'no-unsafe-call': 'declare const value: any;\nexport const call = () => { value(); };',
  'no-unsafe-enum-comparison': 'export enum Tone { Low, High }\nexport const is = (tone: Tone) => tone === 0;',
  'no-unsafe-member-access': 'declare const value: any;\nexport const read = () => Boolean(value.name);',
  'no-unsafe-return': 'declare const value: any;\nexport const give = (): string => value;',
  'no-unsafe-unary-minus': 'export const less = (text: string) => -text;',
  'only-throw-error': "export const fail = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const fail = () => Promise.reject('text');",
  'restrict-plus-operands': 'export const sum = (one: number, other: object) => one + (other as never as { a: 1 });',
  'restrict-template-expressions': 'export const text = (value: object | null) => `${value}`;',
};

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** Runs the lint of types over files below a folder of the repository; codes of complaints by the file's name. */
function complaints(folder: string, files: Readonly<Record<string, string>>): Map<string, string[]> {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${source}\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const config = join(root, '.oxlintrc.json');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '-c', config, '-f', 'json', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = new Map<string, string[]>();
  for (const { code, filename } of (JSON.parse(stdout) as Report).diagnostics) {
    const name = Object.keys(files).find((file) => filename.endsWith(file)) ?? filename;
    found.set(name, [...(found.get(name) ?? []), /\(([\w-]+)\)/.exec(code)?.[1] ?? code]);
  }
  return found;
}

describe('lint that reads types', { timeout: 300_000 }, () => {
  let folder: string;
  let found: Map<string, string[]>;
  const sources = Object.fromEntries(Object.entries(VIOLATIONS).map(([rule, source]) => [`${rule}.ts`, source]));
  const lenient = { 'reads.test.ts': VIOLATIONS['no-unsafe-member-access'] ?? '' };

  beforeAll(() => {
    // Below the repository, so that the compiler finds its settings and the packages.
    folder = mkdtempSync(join(import.meta.dirname, 'typed-lint-'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: { erasableSyntaxOnly: false },
        include: ['*.ts'],
      }),
    );
    found = complaints(folder, { ...sources, ...lenient });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.keys(VIOLATIONS))('refuses what %s is about', (rule) => {
    expect(found.get(`${rule}.ts`) ?? []).toContain(rule);
  });

  it('lets tests look into answers of every shape', () => {
    expect(found.get('reads.test.ts') ?? []).toEqual([]);
  });
});
