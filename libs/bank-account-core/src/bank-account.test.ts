import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKS } from './banks.ts';
import { ifscOf } from './ifsc-of.ts';
import { kycState } from './kyc-state.ts';
import { maskAccount } from './mask-account.ts';

describe('ifscOf', () => {
  const banks = { ABCD: 'A bank' };

  it.each([
    ['bank by prefix', 'ABCD0123456', { bank: 'A bank', isKnown: true }],
    ['trimmed', '  ABCD0123456\n', { bank: 'A bank', isKnown: true }],
    ['in capitals', 'abcd0a1b2c3', { bank: 'A bank', isKnown: true }],
    ['a prefix that is not in the list', 'WXYZ0123456', { bank: null, isKnown: false }],
    ['no 0 in the fifth place', 'ABCD1123456', null],
    ['one too few', 'ABCD012345', null],
    ['one too many', 'ABCD01234567', null],
    ['a digit among the letters', 'AB1D0123456', null],
    ['a space within', 'ABCD 0123456', null],
    ['other digits', 'ABCD०१२३४५६', null],
    ['nothing', '', null],
  ])('%s: %j', (_, text, bank) => {
    expect(ifscOf(text, banks)).toEqual(bank);
  });

  it('finds the banks of the list, and each name is written', () => {
    expect(ifscOf('SBIN0000300', BANKS)).toEqual({ bank: 'State Bank of India', isKnown: true });
    expect(Object.keys(BANKS)).toHaveLength(1510);
    for (const [prefix, name] of Object.entries(BANKS)) {
      expect(prefix).toMatch(/^[A-Z]{4}$/);
      expect(name).not.toBe('');
    }
  });
});

describe('maskAccount', () => {
  it.each([
    ['a dot for each digit but the last four', '12345678901', '••••••• 8901'],
    ['five', '12345', '• 2345'],
    ['four: all', '1234', '••••'],
    ['fewer: all', '12', '••'],
    ['none', '', ''],
    ['digits only count', '1234 5678 901', '••••••• 8901'],
  ])('%s: %s', (_, number, masked) => {
    expect(maskAccount(number)).toBe(masked);
  });

  it('shows four digits at most, and has a sign for each', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,18}$/), (number) => {
        const masked = maskAccount(number);
        expect(masked.replace(/\D/g, '').length).toBe(number.length > 4 ? 4 : 0);
        expect(masked.replace(' ', '')).toHaveLength(number.length);
      }),
    );
  });
});

describe('kycState', () => {
  it.each([
    ['nothing given', false, [], 'NOT_STARTED'],
    ['a document', true, [], 'SUBMITTED'],
    ['an account', false, ['SUBMITTED'], 'SUBMITTED'],
    ['an account that was checked, without a document', false, ['VERIFIED'], 'SUBMITTED'],
    ['both', true, ['VERIFIED'], 'VERIFIED'],
    ['a second account that was rejected', true, ['REJECTED', 'VERIFIED'], 'VERIFIED'],
    ['every account rejected', true, ['REJECTED', 'REJECTED'], 'REJECTED'],
    ['tried again', true, ['REJECTED', 'SUBMITTED'], 'SUBMITTED'],
  ] as const)('%s', (_, hasDocument, accounts, state) => {
    expect(kycState({ hasDocument, accounts })).toBe(state);
  });
});
