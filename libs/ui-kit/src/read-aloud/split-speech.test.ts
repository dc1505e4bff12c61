import { describe, expect, it } from 'vitest';
import { splitSpeech } from './split-speech.ts';

const hindi = 'पत्तियों पर चाँदी जैसे धब्बे दिखते हैं। नीम तेल 2.5 मिली प्रति लीटर पानी में मिलाएँ। शाम को छिड़कें!';

describe('splitSpeech', () => {
  it('finds nothing to speak where nothing is written', () => {
    expect(splitSpeech(' \n ')).toEqual([]);
  });
  it('speaks each sentence by itself, also one that ends in a danda, and parts no number', () => {
    expect(splitSpeech(hindi)).toEqual([
      'पत्तियों पर चाँदी जैसे धब्बे दिखते हैं।',
      'नीम तेल 2.5 मिली प्रति लीटर पानी में मिलाएँ।',
      'शाम को छिड़कें!',
    ]);
  });
  it('speaks short parts of a long sentence together', () => {
    expect(splitSpeech('One, two, three, four.', 12)).toEqual(['One, two,', 'three, four.']);
  });
  it('splits a sentence that is too long at its commas, then between its words', () => {
    expect(splitSpeech('seed, urea, potash and zinc sulphate', 14)).toEqual([
      'seed, urea,',
      'potash and',
      'zinc sulphate',
    ]);
  });
  it('keeps every piece within what a voice can speak, and loses no word', () => {
    const long = 'कखगघ '.repeat(200).trim();
    const pieces = splitSpeech(long);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
    expect(pieces.join(' ')).toBe(long);
    expect(splitSpeech('ab'.repeat(500)).join('')).toBe('ab'.repeat(500));
  });
  it('makes a pause at the end of each line', () => {
    expect(splitSpeech('यूरिया\n₹266.50\n\nदुकान से लें')).toEqual(['यूरिया', '₹266.50', 'दुकान से लें']);
  });
});
