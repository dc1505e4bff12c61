import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRYPTOGRAPHIC_PACKAGES, sourceProblems, unknownCryptography } from './servers-sources.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
/** What runs in the product: no test, no story, no tool of tests. */
const SOURCE =
  /^(?!apps\/e2e\/)(?!.*\/(?:tests|testing|stories)\/)(?!.*\.(?:test|stories|spec)\.)(?!.*\/testing\.ts$).*\.tsx?$/;
const sources = paths.filter((path) => SOURCE.test(path) && !path.startsWith('libs/backend/testing/'));
const packages = [
  ...new Set(
    paths
      .filter((path) => path.endsWith('package.json'))
      .flatMap((path) => Object.keys((JSON.parse(read(path)) as { dependencies?: object }).dependencies ?? {})),
  ),
];

describe('cryptography, chance and logs of the sources', () => {
  it('are those that docs/security.md names', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.flatMap((path) => sourceProblems({ path, text: read(path) }))).toEqual([]);
  });

  it('come from packages that the row of 11.2.1 names', () => {
    expect(unknownCryptography(packages)).toEqual([]);
    const row = /^\| 11\.2\.1 \|.*$/m.exec(read('docs/security.md'))?.[0] ?? '';
    expect(CRYPTOGRAPHIC_PACKAGES.filter((name) => !packages.includes(name) || !row.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it.each([
    ['a broken hash', "createHash('md5')", 'a.ts computes by md5'],
    ['an HMAC of another hash', "createHmac( 'sha1', key)", 'a.ts computes by sha1'],
    ['another curve', "createECDH('secp192r1')", 'a.ts computes by secp192r1'],
    ['a mode that shows patterns', "const CIPHER = 'aes-128-ecb';", 'a.ts encrypts by aes-128-ecb'],
    ['a known mode elsewhere', "createCipheriv('aes-256-ecb', key, null)", 'a.ts encrypts by aes-256-ecb'],
    ['guessable chance', 'const code = Math.random();', 'a.ts takes chance from Math.random'],
    ['a file of its own', "appendFileSync('log', line)", 'a.ts writes beside the loggers'],
    ['an output of its own', 'process.stdout.write(line)', 'a.ts writes beside the loggers'],
    ['a log over the network', "import { createSocket } from 'node:dgram';", 'a.ts writes beside the loggers'],
  ])('are found wrong with %s', (_what, text, problem) => {
    expect(sourceProblems({ path: 'a.ts', text })).toEqual([problem]);
  });

  it.each([
    'crypto-js',
    'bcryptjs',
    'node-forge',
    'jsonwebtoken',
    'tweetnacl',
    '@noble/hashes',
    'argon2',
    'md5',
    'uuid',
  ])('are found wrong with the package %s', (name) => {
    expect(unknownCryptography(['fastify', 'zod', name])).toEqual([name]);
  });
});
