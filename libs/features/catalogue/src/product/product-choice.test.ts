import { describe, expect, it } from 'vitest';
import { choiceAddress, readChoice } from './product-choice.ts';
import type { DoseView, PackView } from './product.data.ts';

const pack = (id: string, stock: number) => ({ id, stock }) as PackView;
const use = (cropId: string, isByArea: boolean) =>
  ({ cropId, area: isByArea ? { amount: 1, unit: 'kg' } : null }) as DoseView;
const packs = [pack('small', 0), pack('middle', 3), pack('large', 9)];
const uses = [use('seed-treatment', false), use('paddy', true), use('wheat', true)];
const read = (query: string) => readChoice(new URLSearchParams(query), packs, uses);

describe('readChoice', () => {
  it('opens with the first pack in stock, the first crop and one acre', () => {
    expect(read('')).toEqual({ pack: packs[1], use: uses[1], acres: 1, packs: 1 });
  });
  it('takes what the address says', () => {
    expect(read('variant=small&crop=wheat&acres=2.5&packs=4')).toEqual({
      pack: packs[0],
      use: uses[2],
      acres: 2.5,
      packs: 4,
    });
  });
  it.each([
    'variant=__proto__',
    'crop=seed-treatment',
    'acres=-1',
    'packs=0',
    'packs=-1',
    'packs=1e9',
    'packs=1.5',
    'packs=many',
  ])('counts as not said: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });
  it('has nothing to choose where there is nothing', () => {
    expect(readChoice(new URLSearchParams(), [], [])).toEqual({ pack: null, use: null, acres: 1, packs: 1 });
  });
});

describe('choiceAddress', () => {
  it('keeps the rest of the address', () => {
    expect(choiceAddress('dap', new URLSearchParams('v=shop-1&acres=2'), { acres: 5, variant: 'large' })).toBe(
      '/product/dap?v=shop-1&acres=5&variant=large',
    );
  });
});
