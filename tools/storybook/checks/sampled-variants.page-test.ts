import { expect, test } from 'vitest';
import { ALL_VARIANTS, FIRST_VARIANT, sampledVariants, type StoryVariant } from '../story-variant.ts';

const STORIES = Array.from({ length: 600 }, (_, index) => `screens-cart-${Math.floor(index / 6)}--state-${index % 6}`);
const [, ...OTHERS] = ALL_VARIANTS;

const timesSecond = (variant: StoryVariant) =>
  STORIES.filter((story) => sampledVariants(ALL_VARIANTS, story)[1] === variant).length;

test.each(STORIES.slice(0, 5))(
  '%s is looked at in the variant that opens and in one other, the same each time',
  (story) => {
    const variants = sampledVariants(ALL_VARIANTS, story);
    expect(variants).toHaveLength(2);
    expect(variants[0]).toEqual(FIRST_VARIANT);
    expect(OTHERS).toContain(variants[1]);
    expect(sampledVariants(ALL_VARIANTS, story)).toEqual(variants);
  },
);

test.each(OTHERS)('among all stories $language, $theme, $textSize % has its share', (variant) => {
  const share = STORIES.length / OTHERS.length;
  expect(timesSecond(variant)).toBeGreaterThan(share / 2);
  expect(timesSecond(variant)).toBeLessThan(share * 2);
});

test('a story that has one variant has it alone', () => {
  expect(sampledVariants([FIRST_VARIANT], 'screens-cart--empty')).toEqual([FIRST_VARIANT]);
});
