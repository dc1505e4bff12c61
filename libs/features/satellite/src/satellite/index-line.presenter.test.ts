import { describe, expect, it } from 'vitest';
import { indexLineView, usualOn } from './index-line.presenter.ts';

const COURSE = [
  { day: '2026-06-01', mean: 0.2 },
  { day: '2026-06-21', mean: 0.6 },
  { day: '2026-07-01', mean: 0.5 },
];

describe('what is usual on a day', () => {
  it.each([
    ['the first day of the course', '2026-06-01', 0.2],
    ['half way to the next point', '2026-06-11', 0.4],
    ['a point between', '2026-06-21', 0.6],
    ['half way down', '2026-06-26', 0.55],
    ['the last day', '2026-07-01', 0.5],
    ['before it begins', '2026-05-31', null],
    ['after its end', '2026-07-02', null],
  ])('%s', (_, day, usual) => {
    const found = usualOn(day, COURSE);
    if (usual === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(usual, 9);
  });
  it('is nothing without a course', () => {
    expect(usualOn('2026-06-01', [])).toBeNull();
  });
});

describe('the line over time', () => {
  const words = { t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ') };
  const given = { ...words, language: 'en', now: new Date('2026-07-01T06:00:00Z') } as never;
  it('is none before a clear day', () => {
    expect(indexLineView(given, { series: [], course: COURSE })).toBeNull();
  });
  it('says the least and the most, and what is usual on each day', () => {
    const series = [
      { day: '2026-05-20', mean: 0.314 },
      { day: '2026-06-11', mean: 0.25 },
    ];
    expect(indexLineView(given, { series, course: COURSE })).toMatchObject({
      summary: 'satellite:line.summary 0.25 0.31',
      hasUsual: true,
      days: [
        { own: 0.314, usual: null },
        { own: 0.25, usual: expect.closeTo(0.4, 9) },
      ],
    });
  });
});
