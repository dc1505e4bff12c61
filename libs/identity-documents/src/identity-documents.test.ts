import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIdentityNumber } from './check-identity-number.ts';
import { maskIdentityNumber } from './mask-identity-number.ts';
import { hasVerhoeffDigit } from './verhoeff.ts';

/** Fictitious numbers with valid check digits. */
const AADHAARS = ['999999990019', '999941057058'];

describe('checkIdentityNumber', () => {
  it.each([
    ['aadhaar', '9999 9999 0019', '999999990019'],
    ['aadhaar', ' 9999-4105-7058 ', '999941057058'],
    ['aadhaar', '९९९९ ९९९९ ००१९', '999999990019'],
    ['aadhaar', '୯୯୯୯୯୯୯୯୦୦୧୯', '999999990019'],
    ['pan', 'abcpk1234f', 'ABCPK1234F'],
    ['pan', 'ABCHK १२३४ F', 'ABCHK1234F'],
    ['voter-id', 'abc 1234567', 'ABC1234567'],
  ] as const)('takes %s %j', (kind, typed, number) => {
    expect(checkIdentityNumber(kind, typed)).toEqual({ number, problem: null });
  });

  it.each([
    ['aadhaar', '', 'empty'],
    ['aadhaar', ' - ', 'empty'],
    ['aadhaar', '99999999001', 'wrong-form'],
    ['aadhaar', '9999999900199', 'wrong-form'],
    ['aadhaar', '199999990019', 'wrong-form'],
    ['aadhaar', '99999999001a', 'wrong-form'],
    ['aadhaar', '999999990018', 'mistyped'],
    ['aadhaar', '999999990091', 'mistyped'],
    ['pan', 'ABCXK1234F', 'wrong-form'],
    ['pan', 'ABCPK12345', 'wrong-form'],
    ['pan', 'ABCPK1234', 'wrong-form'],
    ['voter-id', 'AB12345678', 'wrong-form'],
    ['voter-id', 'ABC123456', 'wrong-form'],
  ] as const)('says what is wrong with %s %j', (kind, typed, problem) => {
    expect(checkIdentityNumber(kind, typed)).toEqual({ number: null, problem });
  });
});

describe('hasVerhoeffDigit', () => {
  it.each([
    ['2363', true],
    ['123451', true],
    ['84736430954837284567892', true],
    ['2364', false],
    ['', false],
  ] as const)('%s: %s', (digits, isRight) => {
    expect(hasVerhoeffDigit(digits)).toBe(isRight);
  });

  it('notices every wrong digit and every two neighbours that changed places', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AADHAARS),
        fc.nat({ max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          const digits = [...number];
          digits[place] = String((Number(digits[place]) + by) % 10);
          expect(hasVerhoeffDigit(digits.join(''))).toBe(false);
        },
      ),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), fc.nat({ max: 10 }), (start, place) => {
        const number = [...'0123456789'].map((check) => start + check).find(hasVerhoeffDigit) ?? '';
        const [one, other] = [number[place] ?? '', number[place + 1] ?? ''];
        fc.pre(one !== other);
        expect(hasVerhoeffDigit(number.slice(0, place) + other + one + number.slice(place + 2))).toBe(false);
      }),
    );
  });

  it('has exactly one check digit for every number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (start) => {
        expect([...'0123456789'].filter((check) => hasVerhoeffDigit(start + check))).toHaveLength(1);
      }),
    );
  });
});

describe('maskIdentityNumber', () => {
  it.each([
    ['aadhaar', '999999990019', 'XXXX XXXX 0019'],
    ['aadhaar', '0019', 'XXXX XXXX 0019'],
    ['pan', 'ABCPK1234F', 'XXXXXX234F'],
    ['voter-id', 'ABC1234567', 'XXXXXX4567'],
  ] as const)('%s', (kind, number, masked) => {
    expect(maskIdentityNumber(kind, number)).toBe(masked);
  });
});
