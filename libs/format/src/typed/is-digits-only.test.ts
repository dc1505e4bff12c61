import { describe, expect, it } from 'vitest';
import { isDigitsOnly } from './is-digits-only.ts';

describe('isDigitsOnly', () => {
  it.each([
    { text: '', is: true },
    { text: '0123456789', is: true },
    { text: '12a', is: false },
    { text: '1.2', is: false },
    { text: '12\n', is: false },
    { text: '१२', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(isDigitsOnly(text)).toBe(is);
  });
});
