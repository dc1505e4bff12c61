import { describe, expect, it } from 'vitest';
import { otpDigits } from './otp-digits.ts';

describe('otpDigits', () => {
  it('keeps the digits of a pasted message', () => {
    expect(otpDigits(' 123 456\n', 6)).toBe('123456');
    expect(otpDigits('OTP: 482913.', 6)).toBe('482913');
  });
  it('reads the digits of the six languages', () => {
    expect(otpDigits('१२३४५६', 6)).toBe('123456');
    expect(otpDigits('১২৩৪৫৬', 6)).toBe('123456');
    expect(otpDigits('୧୨୩୪୫୬', 6)).toBe('123456');
    expect(otpDigits('૧૨૩૪૫૬', 6)).toBe('123456');
  });
  it('keeps no more than the code has', () => {
    expect(otpDigits('1234567', 6)).toBe('123456');
    expect(otpDigits('', 6)).toBe('');
  });
});
