import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode, writeCode } from './campaign-code.ts';

const secret = Buffer.alloc(32, 7);
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const links = fc.record({
  number: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  expiresAt: fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((minutes) => new Date(minutes * 60_000)),
});

describe('the code of a campaign’s link', () => {
  it('says again what it was written of, in 29 signs that need no escaping', () => {
    fc.assert(
      fc.property(links, (link) => {
        const code = writeCode(secret, link);
        expect(code).toMatch(/^1[\w-]{28}$/);
        expect(encodeURIComponent(code)).toBe(code);
        expect(readCode(secret, code)).toEqual(link);
        expect(writeCode(secret, link)).toBe(code);
      }),
      { numRuns: 2_000 },
    );
  });

  it('says nothing once any sign of it is another, wherever it stands', () => {
    fc.assert(
      fc.property(links, fc.nat({ max: 28 }), fc.nat({ max: 62 }), (link, position, shift) => {
        const code = writeCode(secret, link);
        const other = SIGNS[(SIGNS.indexOf(code[position] ?? '') + 1 + shift) % SIGNS.length];
        expect(readCode(secret, `${code.slice(0, position)}${other}${code.slice(position + 1)}`)).toBeNull();
      }),
      { numRuns: 5_000 },
    );
  });

  it('says nothing with a sign too few or too many, in other letters, or as any other text', () => {
    fc.assert(
      fc.property(links, fc.string({ maxLength: 80 }), (link, text) => {
        const code = writeCode(secret, link);
        expect(readCode(secret, code.slice(0, -1))).toBeNull();
        expect(readCode(secret, `${code}A`)).toBeNull();
        expect(readCode(secret, `${code}=`)).toBeNull();
        expect(readCode(secret, `${code}\n`)).toBeNull();
        expect(readCode(secret, ` ${code}`)).toBeNull();
        expect(readCode(secret, text)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('says nothing to an installation that did not write it', () => {
    const code = writeCode(secret, { number: 1, expiresAt: new Date() });
    expect(readCode(Buffer.alloc(32, 8), code)).toBeNull();
  });
});
