import { describe, expect, it } from 'vitest';
import { maskAadhaarIn } from './mask-aadhaar-in.ts';

describe('an Aadhaar number in a text', () => {
  it.each([
    ['999999990019', 'XXXX XXXX 0019'],
    ['My card is 9999 9999 0019.', 'My card is XXXX XXXX 0019.'],
    ['9999-9999-0019 and 9999 9999 0019', 'XXXX XXXX 0019 and XXXX XXXX 0019'],
    ['आधार: ९९९९ ९९९९ ००१९', 'आधार: XXXX XXXX 0019'],
    ['(999999990019)', '(XXXX XXXX 0019)'],
    ['one\n9999 9999 0019\nthree', 'one\nXXXX XXXX 0019\nthree'],
  ])('%j is masked', (text, masked) => {
    expect(maskAadhaarIn(text)).toBe(masked);
  });

  it.each([
    ['a wrong check digit', '9999 9999 0018'],
    ['a first digit below 2', '1999 9999 0012'],
    ['eleven digits', '99999999001'],
    ['thirteen digits', '9999999900190'],
    ['digits within a longer number', '9999 9999 0019 5'],
    ['a phone number', '9876543210'],
    ['decimals', '73.999999990019'],
    ['a part of an id', 'x999999990019'],
    ['nothing', ''],
  ])('%s stays as it is', (_case, text) => {
    expect(maskAadhaarIn(text)).toBe(text);
  });
});
