import { describe, expect, it } from 'vitest';
import { handoverOf, handoverOfOrder } from './handover-of.ts';

describe('handoverOf', () => {
  it.each([
    ['urea that is handed over at the counter', 'Fertilizer', 'Neem Coated Urea 45 kg', true, 'fetched'],
    ['urea that is brought', 'Fertilizer', 'Neem Coated Urea 45 kg', false, null],
    ['DAP that is handed over at the counter', 'Fertilizer', 'डीएपी 50 किलो', true, 'fetched'],
    ['DAP that is brought', 'Fertilizer', 'DAP 50 kg', false, null],
    ['nano urea that is brought', 'Fertilizer', 'Nano Urea 500 ml', false, 'brought'],
    ['seed that is brought', 'Seed', 'Tomato seed', false, 'brought'],
    ['seed that is handed over at the counter', 'Seed', 'Tomato seed', true, 'fetched'],
  ] as const)('%s', (_, category, name, isCollectOnly, handover) => {
    expect(handoverOf({ category, name, isCollectOnly })).toBe(handover);
  });
});

describe('handoverOfOrder', () => {
  it.each([
    [[false, false], 'brought'],
    [[false, true], 'fetched'],
    [[true], 'fetched'],
    [[], 'brought'],
  ])('%j at the counter alone: %s', (goods, handover) => {
    expect(handoverOfOrder(goods.map((isCollectOnly) => ({ isCollectOnly })))).toBe(handover);
  });
});
