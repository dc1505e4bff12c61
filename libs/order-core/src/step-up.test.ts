import { describe, expect, it } from 'vitest';
import { canAskStepUp, isNumberSilent, isSameName, isStepUpRight, stepUpTriesLeft } from './step-up.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const question = { shop: 'shop-2', product: 'urea' };
const right = { fullName: 'Sunita Pawar', shop: 'shop-2', product: 'urea' };

// docs/domain/identity.md#step-up
describe('a step-up', () => {
  it.each<[string, Date | null, boolean]>([
    ['never used', null, false],
    ['used now', NOW, false],
    ['used a second less than 90 days ago', new Date('2026-08-24T10:00:01Z'), false],
    ['used 90 days ago', new Date('2026-08-24T10:00:00Z'), true],
    ['used a year ago', new Date('2025-11-22T10:00:00Z'), true],
  ])('is due for a number that was %s: %s', (_when, lastUsedAt, isDue) => {
    expect(isNumberSilent(lastUsedAt, NOW)).toBe(isDue);
  });

  it.each([
    ['the same', 'Sunita Pawar', 'Sunita Pawar', true],
    ['in small letters, with more spaces', 'Sunita Pawar', '  sunita   pawar ', true],
    ['with a point', 'S. Pawar', 'S Pawar', true],
    ['in Devanagari', 'सुनीता पवार', 'सुनीता पवार', true],
    ['in Bengali', 'সুনীতা পাওয়ার', 'সুনীতা  পাওয়ার', true],
    ['in Odia', 'ସୁନୀତା ପାୱାର', 'ସୁନୀତା ପାୱାର', true],
    ['in Gujarati', 'સુનીતા પવાર', 'સુનીતાપવાર', true],
    ['a letter with a dot that is composed otherwise', 'हरि गढ़वाल', 'हरि गढ\u093Cवाल', true],
    ['a joiner that is not seen', 'कृष्\u200Dण', 'कृष्ण', true],
    ['full-width letters', 'Sunita', 'Ｓｕｎｉｔａ', true],
    ['another vowel sign', 'सुनीता', 'सुनिता', false],
    ['without the vowel signs', 'सुनीता', 'सनत', false],
    ['in another script', 'Sunita Pawar', 'सुनीता पवार', false],
    ['only a part', 'Sunita Pawar', 'Sunita', false],
    ['nothing, for an account without a name', '', '', false],
    ['points, for an account without a letter', '...', '.', false],
  ])('compares names: %s', (_what, ofAccount, given, isSame) => {
    expect(isSameName(ofAccount, given)).toBe(isSame);
  });

  it.each([
    ['all of it is right', {}, true],
    ['the name is another', { fullName: 'Ramesh' }, false],
    ['the shop is another', { shop: 'shop-1' }, false],
    ['what was bought is another', { product: 'dap' }, false],
  ])('is proved when %s: %s', (_what, change, isProved) => {
    expect(isStepUpRight(question, 'Sunita Pawar', { ...right, ...change })).toBe(isProved);
  });

  it.each([
    [0, 3],
    [2, 1],
    [3, 0],
    [4, 0],
  ])('after %i wrong answers leaves %i tries', (wrong, left) => {
    expect(stepUpTriesLeft(wrong)).toBe(left);
  });

  it.each([
    [5, 5, true],
    [3, 3, true],
    [2, 5, false],
    [5, 2, false],
  ])('with %i shops and %i products to choose from asks: %s', (shops, products, asks) => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    expect(canAskStepUp({ shops: ids(shops), products: ids(products) })).toBe(asks);
  });
});
