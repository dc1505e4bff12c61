import { describe, expect, it } from 'vitest';
import { indexClass } from './index-class.ts';

const EXPECTED = { 1: 0.2, 2: 0.6, 3: 0.7, 4: 0 };

describe('what an index says of a crop', () => {
  it.each([
    ['nine tenths of what is expected', 0.54, 2, 0, 'good'],
    ['nine tenths of another', 0.63, 3, 0, 'good'],
    ['nine tenths of a young crop', 0.18, 1, 0, 'good'],
    ['more than is expected', 0.9, 2, 0, 'good'],
    ['a little less than nine tenths', 0.5399, 2, 0, 'watch'],
    ['three quarters', 0.45, 2, 0, 'watch'],
    ['a little less than three quarters', 0.4499, 2, 0, 'look'],
    ['below nothing', -0.1, 2, 0, 'look'],
    ['four tenths under clouds', 0.6, 2, 0.4, 'good'],
    ['more than four tenths under clouds', 0.6, 2, 0.41, null],
    ['a stage without an expectation', 0.6, 9, 0, null],
    ['a stage that expects nothing', 0.6, 4, 0, null],
    ['no stage', 0.6, null, 0, null],
    ['no mean', NaN, 2, 0, null],
  ] as const)('%s', (_, mean, stage, cloudShare, result) => {
    expect(indexClass(mean, stage, EXPECTED, cloudShare)).toBe(result);
  });
});
