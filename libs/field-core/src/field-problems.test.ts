import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from './field-problems.ts';
import type { FieldProblem } from './field-problems.ts';
import type { Position } from './ring.ts';
import { moved, rectangle, shape } from './testing.ts';

const at = (place: Position): Position[] => [place, moved(place, 100, 0), moved(place, 100, 100), moved(place, 0, 100)];
const FIELD = rectangle({ width: 100, height: 100 });
const [CORNER = [0, 0] as const, EAST = [0, 0] as const] = FIELD;
const ZIGZAG: Position[] = Array.from({ length: 5000 }, (_, index) =>
  moved(CORNER, 200 * Math.cos((index / 5000) * 2 * Math.PI), 200 * Math.sin((index / 5000) * 2 * Math.PI)),
);

describe('what is wrong with a boundary', () => {
  it.each<[string, Position[], FieldProblem[]]>([
    ['a field of a hectare', FIELD, []],
    ['the same, closed', [...FIELD, CORNER], []],
    ['the same, the other way round', FIELD.toReversed(), []],
    ['an L with a hollow corner', shape([0, 0], [100, 0], [100, 40], [40, 40], [40, 100], [0, 100]), []],
    ['a corner in the middle of a straight side', shape([0, 0], [50, 0], [100, 0], [100, 100], [0, 100]), []],
    ['a corner that is given twice', shape([0, 0], [100, 0], [100, 0], [100, 100], [0, 100]), []],
    ['5 000 corners', ZIGZAG, []],
    ['nothing', [], ['open']],
    ['two corners', [CORNER, EAST], ['open']],
    ['two corners, there and back', [CORNER, EAST, CORNER, EAST, CORNER], ['open']],
    ['a bow-tie', shape([0, 0], [100, 100], [100, 0], [0, 100]), ['crosses-itself']],
    [
      'a bow-tie of 60 m of the sea',
      at([60, 10]).map((_, i, all) => all[[0, 2, 1, 3][i] ?? 0] ?? CORNER),
      ['crosses-itself'],
    ],
    ['a spike', shape([0, 0], [100, 0], [300, 0], [100, 0], [100, 100], [0, 100]), ['crosses-itself']],
    ['a spike that leans', shape([0, 0], [100, 0], [233, 71], [100, 0], [100, 100], [0, 100]), ['crosses-itself']],
    ['a spike past a corner', shape([0, 0], [300, 0], [100, 0], [100, 100], [0, 100]), ['crosses-itself']],
    ['three corners on a line', shape([0, 0], [50, 50], [100, 100]), ['crosses-itself']],
    ['two parts that touch', shape([0, 0], [100, 0], [50, 50], [100, 100], [0, 100], [50, 50]), ['crosses-itself']],
    ['0.019 ha', rectangle({ width: 19, height: 10 }), ['too-small']],
    ['0.021 ha', rectangle({ width: 21, height: 10 }), []],
    ['49.9 ha', rectangle({ width: 998, height: 500 }), []],
    ['50.1 ha', rectangle({ width: 1002, height: 500 }), ['too-large']],
    ['600 ha', rectangle({ width: 3000, height: 2000 }), ['too-large']],
    ['Kathmandu', at([85.324, 27.717]), ['outside-india']],
    ['the Arabian Sea', at([70, 15]), ['outside-india']],
    ['longitude and latitude exchanged', FIELD.map(([lng, lat]): Position => [lat, lng]), ['outside-india']],
    ['a village at the border of Nepal', at([84.85, 26.98]), []],
    ['Leh', at([77.58, 34.16]), []],
    ['Port Blair', at([92.74, 11.66]), []],
    [
      'too small, at sea',
      [
        [70, 15],
        [70.00001, 15],
        [70.00001, 15.00001],
      ],
      ['too-small', 'outside-india'],
    ],
  ])('%s', (_, ring, problems) => {
    expect(fieldProblems(ring, [])).toEqual(problems);
  });

  it.each<[string, Position[], number | null]>([
    ['shares 9 % with it', rectangle({ width: 100, height: 100, east: 91 }), null],
    ['shares 11 % with it', rectangle({ width: 100, height: 100, east: 89 }), 0.11],
    ['has an edge in common', rectangle({ width: 100, height: 100, east: 100 }), null],
    ['has a corner in common', rectangle({ width: 100, height: 100, east: 100, north: 100 }), null],
    ['is far away', rectangle({ width: 100, height: 100, east: 9000 }), null],
    ['is the same', FIELD.toReversed(), 1],
    ['lies in it', rectangle({ width: 30, height: 30, east: 20, north: 20 }), 1],
    ['surrounds it', rectangle({ width: 300, height: 300, east: -90, north: -90 }), 1],
    ['is smaller and shares half of itself', rectangle({ width: 20, height: 20, east: 90, north: 10 }), 0.5],
    ['lies crosswise', rectangle({ width: 20, height: 300, east: 40, north: -100 }), 0.33],
    // The hollow of the U is 60 m wide and holds what is between its arms.
    [
      'surrounds it with its arms',
      shape([-9, 150], [-9, -9], [109, -9], [109, 150], [100, 150], [100, 0], [0, 0], [0, 150]),
      null,
    ],
  ])('a field that %s', (_, ring, share) => {
    expect(fieldProblems(ring, [{ id: 'mine', ring: FIELD }])).toEqual(
      share === null ? [] : [{ overlaps: 'mine', share }],
    );
  });

  it('names each field that it overlaps, after what is wrong with itself', () => {
    const large = rectangle({ width: 1000, height: 1000 });
    const others = [
      { id: 'b', ring: FIELD },
      { id: 'far', ring: rectangle({ width: 100, height: 100, east: -500 }) },
      { id: 'a', ring: rectangle({ width: 100, height: 100, east: 500 }) },
    ];
    expect(fieldProblems(large, others)).toEqual([
      'too-large',
      { overlaps: 'b', share: 1 },
      { overlaps: 'a', share: 1 },
    ]);
  });

  it('does not depend on which of two rectangles is asked, nor on how they lie', () => {
    const side = fc.integer({ min: 20, max: 200 });
    const place = fc.integer({ min: -150, max: 150 });
    fc.assert(
      fc.property(side, side, place, place, (width, height, east, north) => {
        const other = rectangle({ width, height, east, north });
        const across = Math.max(0, Math.min(100, east + width) - Math.max(0, east));
        const up = Math.max(0, Math.min(100, north + height) - Math.max(0, north));
        const share = (across * up) / Math.min(10_000, width * height);
        fc.pre(Math.abs(share - 0.1) > 0.002);
        const found = (ring: Position[], id: Position[]) => {
          const [problem] = fieldProblems(ring, [{ id: 'other', ring: id }]);
          return typeof problem === 'object' ? problem.share : 0;
        };
        const expected = share > 0.1 ? share : 0;
        expect(Math.abs(found(FIELD, other) - expected)).toBeLessThan(0.0075);
        expect(Math.abs(found(other, FIELD) - expected)).toBeLessThan(0.0075);
      }),
    );
  });

  it('finds a star’s points in any order but theirs to cross', () => {
    const star = Array.from({ length: 5 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / 5;
      return moved(CORNER, 100 * Math.cos(angle), 100 * Math.sin(angle));
    });
    expect(fieldProblems(star, [])).toEqual([]);
    const outOfOrder = [0, 2, 4, 1, 3].map((index) => star[index] ?? CORNER);
    expect(fieldProblems(outOfOrder, [])).toEqual(['crosses-itself']);
  });
});
