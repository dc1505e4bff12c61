import { describe, expect, it } from 'vitest';
import { fromPad, PAD_SIZE, squareOf, toPad, viewAt, viewOf, zoomed } from './pad-view.ts';

const JALNA = [76.11, 19.78] as const;

describe('the drawing pad', () => {
  it('has its place in the middle, north up and east at the right', () => {
    const view = viewAt(JALNA);
    expect(toPad(view)(JALNA)).toEqual({ x: PAD_SIZE / 2, y: PAD_SIZE / 2 });
    const { x, y } = toPad(view)([76.1105, 19.7805]);
    expect(x).toBeGreaterThan(PAD_SIZE / 2);
    expect(y).toBeLessThan(PAD_SIZE / 2);
  });

  it('gives the place that was touched', () => {
    const view = zoomed(viewAt(JALNA), 2, [76.12, 19.77]);
    const [lng, lat] = fromPad(view)({ x: 20, y: 260 });
    const point = toPad(view)([lng, lat]);
    expect([point.x, point.y]).toEqual([expect.closeTo(20, 6), expect.closeTo(260, 6)]);
  });

  it('shows all corners with room for a finger around each', () => {
    const corners = [JALNA, [76.1131, 19.78], [76.1131, 19.7802]] as const;
    const view = viewOf(corners);
    if (view === null) throw new Error('There are corners.');
    for (const { x, y } of corners.map(toPad(view)))
      for (const place of [x, y]) {
        expect(place).toBeGreaterThan(47.9);
        expect(place).toBeLessThan(PAD_SIZE - 47.9);
      }
    expect(viewOf([])).toBeNull();
    expect(viewOf([JALNA])).toEqual(viewAt(JALNA));
  });

  it.each([
    [1, 50],
    [4, 10],
    [0.25, 100],
    [1e-9, 1000],
    [1e9, 5],
  ])('%d times as near has squares of %d m, which are no smaller than a finger tip', (times, square) => {
    const view = zoomed(viewAt(JALNA), times, JALNA);
    expect(squareOf(view)).toBe(square);
    expect(square / view.metres).toBeGreaterThanOrEqual(32);
  });
});
