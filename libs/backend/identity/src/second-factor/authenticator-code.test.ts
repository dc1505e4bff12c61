import { describe, expect, it } from 'vitest';
import { authenticatorLink, verifyTotpCode, newFactorSecret } from './authenticator-code.ts';

/** Secret and codes of RFC 6238, appendix B: the ASCII digits 1 to 0 twice; the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);
const STATE = { secret: SECRET, lastStep: 0, failures: 0, failedAt: null };

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is that of the standard at %i s', (seconds, code) => {
    expect(verifyTotpCode(STATE, code, at(seconds))).toEqual({ kind: 'taken', step: Math.floor(seconds / 30) });
  });

  it.each([
    ['of the step before', 89, 'taken'],
    ['of the step after', 29, 'taken'],
    ['two steps old', 119, 'wrong'],
    ['two steps early', -1, 'wrong'],
  ])('%s', (_which, seconds, kind) => {
    expect(verifyTotpCode(STATE, '287082', at(seconds)).kind).toBe(kind);
  });

  it('is taken once', () => {
    expect(verifyTotpCode({ ...STATE, lastStep: 1 }, '287082', at(59))).toEqual({ kind: 'wrong' });
    expect(verifyTotpCode({ ...STATE, lastStep: 2 }, '287082', at(59))).toEqual({ kind: 'wrong' });
  });

  it.each(['', '28708', '2870822', 'abcdef', '287083', '２８７０８２'])('is not %j', (code) => {
    expect(verifyTotpCode(STATE, code, at(59))).toEqual({ kind: 'wrong' });
  });

  it('waits 15 minutes after five wrong ones', () => {
    const failed = { ...STATE, failures: 5, failedAt: at(1_111_111_109 - 899) };
    expect(
      verifyTotpCode({ ...STATE, failures: 4, failedAt: at(1_111_111_108) }, '081804', at(1_111_111_109)).kind,
    ).toBe('taken');
    expect(verifyTotpCode(failed, '081804', at(1_111_111_109)).kind).toBe('paused');
    expect(verifyTotpCode({ ...failed, failedAt: at(1_111_111_109 - 900) }, '081804', at(1_111_111_109)).kind).toBe(
      'taken',
    );
  });
});

describe('a new secret', () => {
  it('has 160 bits, and goes to the app by a link without the whole number', () => {
    const secret = newFactorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const link = new URL(authenticatorLink(secret, '9876543210'));
    expect(link.protocol).toBe('otpauth:');
    expect(link.searchParams.get('secret')).toBe(secret);
    expect(link.href).not.toContain('987654');
  });
});
