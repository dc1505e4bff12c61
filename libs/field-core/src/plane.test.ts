import { expect, test } from 'vitest';
import { planeAt, positionAt } from './plane.ts';

test.for([
  [76.11, 19.78],
  [88.4, 34.9],
] as const)('a place near %j is where it was after a way over the plane', (origin) => {
  const place = [origin[0] + 0.003, origin[1] - 0.002] as const;
  const [lng, lat] = positionAt(origin)(planeAt(origin)(place));
  expect(lng).toBeCloseTo(place[0], 10);
  expect(lat).toBeCloseTo(place[1], 10);
});

test('a degree of latitude is 111.195 km', () => {
  expect(planeAt([76, 19])([76, 20])).toEqual({ x: 0, y: expect.closeTo(111_195.08, 1) as number });
});
