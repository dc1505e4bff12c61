import { describe, expect, it } from 'vitest';
import { isMobileNumber } from './is-mobile-number.ts';

describe('isMobileNumber', () => {
  it.each([
    { text: '9876543210', is: true },
    { text: '0000000000', is: true },
    { text: '987654321', is: false },
    { text: '98765432100', is: false },
    { text: '98765 4321', is: false },
    { text: '9876543210\n', is: false },
    { text: '९८७६५४३२१०', is: false },
    { text: '', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(isMobileNumber(text)).toBe(is);
  });
});
