import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobileNumber } from './is-mobile-number.ts';
import { toMobileNumber } from './to-mobile-number.ts';

describe('toMobileNumber', () => {
  it.each([
    { name: 'ten digits stay', text: '9876543210' },
    { name: 'spaces go', text: ' 98765 43210 ' },
    { name: 'hyphens go', text: '987-654-3210' },
    { name: 'a long dash goes', text: '98765–43210' },
    { name: '+91 goes', text: '+91 98765 43210' },
    { name: '+91 with a hyphen goes', text: '+91-9876543210' },
    { name: '0091 goes', text: '0091 9876543210' },
    { name: 'a bare 91 before ten digits goes', text: '919876543210' },
    { name: 'a leading zero goes', text: '09876543210' },
    { name: '+91 and a zero go', text: '+91 0 98765 43210' },
    { name: 'invisible marks from the contacts go', text: '\u202A+91 98765 43210\u202C' },
    { name: 'Devanagari digits', text: '९८७६५४३२१०' },
    { name: 'Bengali digits', text: '৯৮৭৬৫৪৩২১০' },
    { name: 'Gurmukhi digits', text: '੯੮੭੬੫੪੩੨੧੦' },
    { name: 'Gujarati digits', text: '૯૮૭૬૫૪૩૨૧૦' },
    { name: 'Odia digits', text: '୯୮୭୬୫୪୩୨୧୦' },
    { name: '+91 in Devanagari digits', text: '+९१ ९८७६५ ४३२१०' },
  ])('$name', ({ text }) => {
    expect(toMobileNumber(text)).toBe('9876543210');
  });

  it.each([
    { name: 'a number that begins with 91 keeps it', text: '9198765432', result: '9198765432' },
    { name: 'too few digits stay too few', text: '98765', result: '98765' },
    { name: 'letters stay, to be refused', text: '98765abcde', result: '98765abcde' },
    { name: 'another country stays, to be refused', text: '+1 202 555 0123', result: '+12025550123' },
  ])('$name', ({ text, result }) => {
    expect(toMobileNumber(text)).toBe(result);
  });

  it('leaves every ten digits as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(toMobileNumber(digits)).toBe(digits);
        expect(toMobileNumber(`+91${digits}`)).toBe(digits);
        expect(isMobileNumber(toMobileNumber(`0${digits}`))).toBe(true);
      }),
    );
  });
});
