import { expect, test } from 'vitest';
import { ALL_VARIANTS, FIRST_VARIANT, sampledVariants, type StoryVariant } from '../story-variant.ts';

const STORIES = Array.from({ length: 600 }, (_, index) => `screens-cart-${Math.floor(index / 6)}--state-${index % 6}`);
const [, ...OTHERS] = ALL_VARIANTS;

const timesSecond = (look: StoryVariant) =>
  STORIES.filter((story) => sampledVariants(ALL_VARIANTS, story)[1] === look).length;

test.each(STORIES.slice(0, 5))(
  '%s is looked at in the look that opens and in one other, the same each time',
  (story) => {
    const looks = sampledVariants(ALL_VARIANTS, story);
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(FIRST_VARIANT);
    expect(OTHERS).toContain(looks[1]);
    expect(sampledVariants(ALL_VARIANTS, story)).toEqual(looks);
  },
);

test.each(OTHERS)('among all stories $language, $theme, $textSize % has its share', (look) => {
  const share = STORIES.length / OTHERS.length;
  expect(timesSecond(look)).toBeGreaterThan(share / 2);
  expect(timesSecond(look)).toBeLessThan(share * 2);
});

test('a story that has one look has it alone', () => {
  expect(sampledVariants([FIRST_VARIANT], 'screens-cart--empty')).toEqual([FIRST_VARIANT]);
});
