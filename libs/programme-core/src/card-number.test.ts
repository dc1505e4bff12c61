import { describe, expect, it } from 'vitest';
import { cardNumber, isCardNumber } from './card-number.ts';

// By hand: doubled from the last but one on, 6081 0000 0000 042? sums to 6*2-9 + 0 + 8*2-9 + 1 + 0*2 + 4 + 2*2 = 19.
const NUMBERS: readonly [what: string, prefix: string, serial: number, number: string][] = [
  ['the rule’s own case', '6081', 42, '6081000000000421'],
  ['a serial of 0', '6081', 0, '6081000000000009'],
  ['the first serial', '6081', 1, '6081000000000017'],
  ['a prefix of one digit', '1', 0, '1000000000000008'],
  ['a sum that ends in 0: the digit is 0', '0', 0, '0000000000000000'],
  ['a serial that leaves no zero', '6081', 12_345_678_901, '6081123456789014'],
];

describe('cardNumber', () => {
  it.each(NUMBERS)('%s', (_what, prefix, serial, number) => {
    expect(cardNumber(prefix, serial)).toBe(number);
    expect(isCardNumber(number)).toBe(true);
  });

  it.each<[what: string, prefix: string, serial: number]>([
    ['a serial one digit too long', '6081', 100_000_000_000],
    ['a prefix that leaves no place', '6081000000000000', 1],
    ['no prefix', '', 1],
    ['letters in the prefix', '60A1', 1],
    ['digits of another script in the prefix', '६०८१', 1],
    ['a serial below 0', '6081', -1],
    ['half a serial', '6081', 0.5],
    ['no number', '6081', Number.NaN],
    ['an endless one', '6081', Infinity],
    ['one that a number cannot hold exactly', '6', 2 ** 53],
  ])('refuses %s', (_what, prefix, serial) => {
    expect(() => cardNumber(prefix, serial)).toThrow(RangeError);
  });

  it('gives each serial another number of 16 digits, which begins with the prefix', () => {
    const numbers = Array.from({ length: 2000 }, (_, serial) => cardNumber('6081', serial * 7919));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^6081[0-9]{12}$/);
  });
});

describe('isCardNumber', () => {
  it.each<[what: string, text: string]>([
    ['nothing', ''],
    ['15 digits', '608100000000042'],
    ['17 digits', '60810000000004210'],
    ['a wrong last digit', '6081000000000422'],
    ['spaces between', '6081 0000 0000 0421'],
    ['a line’s end behind it', '6081000000000421\n'],
    ['digits of another script', '६०८१००००००००४२१'],
    ['a letter', '608100000000O421'],
  ])('refuses %s', (_what, text) => {
    expect(isCardNumber(text)).toBe(false);
  });

  it('sees each digit that was typed wrong', () => {
    const number = cardNumber('6081', 73_914_205);
    for (let at = 0; at < number.length; at += 1)
      for (let change = 1; change < 10; change += 1) {
        const digit = String((Number(number[at]) + change) % 10);
        expect(isCardNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }
  });

  it('sees two neighbours that changed places, but 0 and 9', () => {
    const number = cardNumber('6081', 73_914_205);
    for (let at = 0; at + 1 < number.length; at += 1) {
      const [first = '', second = ''] = number.slice(at, at + 2);
      const pair = [first, second].sort().join('');
      if (first === second || pair === '09') continue;
      expect(isCardNumber(number.slice(0, at) + second + first + number.slice(at + 2))).toBe(false);
    }
  });
});
