import type { CropDetails } from '@haat/api-contract/advice';
import { expect, it } from 'vitest';
import { cropNow } from './crop-now.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const COTTON: CropDetails = {
  ...{ id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg', has_guide: true, has_problems: true },
  ...{ facts: { duration_days: null, seed_kg_per_acre: null, spacing_cm: null, npk_kg_per_ha: null }, problems: [] },
  market_crop_id: 'cotton',
  guide: {
    ...{ counts_from: 'sowing', is_reviewed: false },
    stages: [
      {
        ...{ no: 1, name: 'Growing', image_url: '/pictures/stage-vegetative.svg', day_from: 0, day_to: 35 },
        works: [
          { text: 'Weed', fertiliser: null },
          { text: 'Urea', fertiliser: { name: 'urea', kg_per_acre: 25, bag_kg: 45, bag_price: 266.5 } },
        ],
      },
      { no: 2, name: 'Buds', image_url: '/pictures/stage-budding.svg', day_from: 36, day_to: 60, works: [] },
    ],
  },
};
const now = (today: string, acres = 2) => cropNow(t, COTTON, { sowingDay: '2026-06-01', acres, today });

it('says day and stage, the work, and what the bags cost on these acres', () => {
  expect(now('2026-06-20')).toEqual({
    text: 'crop:now.stage 19 Growing',
    stage: 1,
    pictureUrl: '/pictures/stage-vegetative.svg',
    works: [
      { text: 'Weed', cost: null },
      { text: 'Urea', cost: 'crop:now.cost products:dose.acres 2 main:units.kg 50 2 ₹533.00' },
    ],
  });
});

it('goes on to the next stage, and past the last', () => {
  expect(now('2026-07-10')).toMatchObject({ text: 'crop:now.stage 39 Buds', stage: 2, works: [] });
  expect(now('2026-08-10')).toMatchObject({ text: 'crop:now.after 10', stage: null });
});

it('has nothing to say without a guide', () => {
  expect(cropNow(t, { ...COTTON, guide: null }, { sowingDay: '2026-06-01', acres: 1, today: '2026-06-20' })).toBeNull();
});
