import { BENEFIT_ANSWERS, PROGRAMME_CROPS, PROGRAMME_STATES } from '@haat/api-contract/vocabulary';
import type { BenefitAnswer } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { benefitLeft, mayUse, type Benefit, type Card } from './benefits.ts';

const VISIT: Benefit = { id: 'visit', crop: 'CO', quantity: 2 };
const SOIL: Benefit = { id: 'soil', crop: null, quantity: 1 };
const CARD: Card = { state: 'ACTIVE', crop: 'CO', valid_until: '2026-12-31', used: { visit: 1 } };

describe('benefitLeft', () => {
  it.each<[what: string, used: Card['used'] | number, left: number]>([
    ['nothing was used', {}, 2],
    ['another benefit was used', { soil: 1 }, 2],
    ['used once', { visit: 1 }, 1],
    ['all used', { visit: 2 }, 0],
    ['used more often than it was given: never below 0', { visit: 3 }, 0],
    ['uses of the benefit alone', 1, 1],
    ['and more of them than it was given', 5, 0],
  ])('%s', (_what, used, left) => {
    expect(benefitLeft(VISIT, used)).toBe(left);
  });

  it('takes nothing for a use that objects have by nature', () => {
    expect(benefitLeft({ ...VISIT, id: 'constructor' }, {})).toBe(2);
  });
});

// In the order of the answers: what comes first wins.
const CASES: readonly [what: string, card: Partial<Card>, benefit: Benefit, today: string, answer: BenefitAnswer][] = [
  ['active, of the crop, one left', {}, VISIT, '2026-06-01', 'yes'],
  ['the last day counts', {}, VISIT, '2026-12-31', 'yes'],
  ['a benefit of all crops', {}, SOIL, '2026-06-01', 'yes'],
  ['the day after the last', {}, VISIT, '2027-01-01', 'expired'],
  ['expired before its last day', { state: 'EXPIRED' }, VISIT, '2026-06-01', 'expired'],
  ['past its last day and never activated', { state: 'ISSUED' }, VISIT, '2027-01-01', 'expired'],
  ['issued', { state: 'ISSUED' }, VISIT, '2026-06-01', 'not-active'],
  ['a draft', { state: 'DRAFT' }, VISIT, '2026-06-01', 'not-active'],
  ['refused', { state: 'REJECTED' }, VISIT, '2026-06-01', 'not-active'],
  ['not active and of another crop', { state: 'APPROVED', crop: 'PD' }, VISIT, '2026-06-01', 'not-active'],
  ['of another crop', { crop: 'PD' }, VISIT, '2026-06-01', 'other-crop'],
  ['of another crop and used up', { crop: 'PD', used: { visit: 2 } }, VISIT, '2026-06-01', 'other-crop'],
  ['used up', { used: { visit: 2 } }, VISIT, '2026-06-01', 'used-up'],
  ['all crops, used up', { used: { soil: 1 } }, SOIL, '2026-06-01', 'used-up'],
];

describe('mayUse', () => {
  it.each(CASES)('%s', (_what, card, benefit, today, answer) => {
    expect(mayUse({ ...CARD, ...card }, benefit, today)).toBe(answer);
  });

  it('says yes only to an active, valid card of the crop with something left', () => {
    for (const state of PROGRAMME_STATES)
      for (const crop of PROGRAMME_CROPS)
        for (const used of [0, 1, 2, 3])
          for (const today of ['2026-12-30', '2026-12-31', '2027-01-01']) {
            const card: Card = { ...CARD, state, crop, used: { visit: used } };
            const answer = mayUse(card, VISIT, today);
            expect(BENEFIT_ANSWERS).toContain(answer);
            expect(answer === 'yes', `${state} ${crop} ${String(used)} ${today}`).toBe(
              state === 'ACTIVE' && crop === 'CO' && used < 2 && today <= '2026-12-31',
            );
          }
  });
});
