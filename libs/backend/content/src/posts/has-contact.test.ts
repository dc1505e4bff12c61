import { describe, expect, it } from 'vitest';
import { hasContact } from './has-contact.ts';

describe('hasContact', () => {
  it.each([
    ['a mobile number', '9876543210 पर बात करें'],
    ['one with spaces and dashes', 'call 98765-43 210'],
    ['one with its country', '+91 98765 43210'],
    ['one in digits of Hindi', 'मेरा नंबर ९८७६५४३२१०'],
    ['one in digits of Bengali', 'ফোন ৯৮৭৬৫৪৩২১০'],
    ['an address', 'देखें https://example.com/x'],
    ['an address without its beginning', 'www.example'],
    ['the name of a site', 'order at cheap-seeds.shop now'],
    ['a short link', 'bit.ly/abc'],
  ])('finds %s', (_what, text) => {
    expect(hasContact(text)).toBe(true);
  });

  it.each([
    ['an amount', '1 क्विंटल ₹2,585 में बिका'],
    ['a day', '25-11 को बोया'],
    ['a grade', 'NPK 19:19:19 दिया'],
    ['the end of a sentence', 'पानी दिया.फिर खाद दी'],
    ['nothing', ''],
  ])('finds none in %s', (_what, text) => {
    expect(hasContact(text)).toBe(false);
  });
});
