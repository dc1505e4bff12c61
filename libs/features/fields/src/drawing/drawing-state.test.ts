import { describe, expect, it } from 'vitest';
import type { Position } from '@haat/field-core';
import { drawingOf, drawn, type DrawingStep } from './drawing-state.ts';

const [A, B, C, D]: Position[] = [
  [76, 19],
  [77, 19],
  [77, 20],
  [76, 20],
];
const after = (corners: readonly (Position | undefined)[], ...steps: DrawingStep[]) =>
  steps.reduce(drawn, drawingOf(corners as Position[]));
const add = (at: Position | undefined): DrawingStep => ({ do: 'add', at: at as Position });

describe('a drawing', () => {
  it('takes corners in the order in which they are set', () => {
    expect(after([], add(A), add(B), add(C)).corners).toEqual([A, B, C]);
  });

  it('takes the next corner behind the one that was touched last', () => {
    expect(after([A, C], { do: 'choose', corner: 0 }, add(B)).corners).toEqual([A, B, C]);
  });

  it('takes a whole drag back in one step', () => {
    const dragged = after(
      [A, B, C],
      { do: 'grab', corner: 1 },
      { do: 'move', to: [78, 19] },
      { do: 'move', to: D as Position },
    );
    expect(dragged.corners).toEqual([A, D, C]);
    expect(drawn(dragged, { do: 'undo' }).corners).toEqual([A, B, C]);
  });

  it.each([
    [0, [B, C], 0],
    [1, [A, C], 0],
    [2, [A, B], 1],
  ])('without its corner %d', (corner, corners, chosen) => {
    expect(after([A, B, C], { do: 'choose', corner }, { do: 'remove' })).toMatchObject({ corners, chosen });
  });

  it('is empty without its only corner, and can go on', () => {
    const empty = after([A], { do: 'remove' });
    expect(empty).toMatchObject({ corners: [], chosen: -1 });
    expect(drawn(empty, add(B)).corners).toEqual([B]);
    expect(drawn(empty, { do: 'undo' }).corners).toEqual([A]);
  });

  it('goes back step by step to how it began, and no further', () => {
    const back: DrawingStep = { do: 'undo' };
    expect(after([A], add(B), add(C), back).corners).toEqual([A, B]);
    expect(after([A], add(B), add(C), back, back, back, back).corners).toEqual([A]);
  });

  it('has nothing to take back of a corner that was touched alone', () => {
    expect(after([A, B], { do: 'grab', corner: 0 })).toMatchObject({ chosen: 0, before: [] });
  });
});
