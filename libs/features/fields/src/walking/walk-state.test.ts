import { describe, expect, it } from 'vitest';
import { NO_WALK, walked, type WalkStep } from './walk-state.ts';

const place = (lng: number, second: number, accuracy = 5): WalkStep => ({
  do: 'place',
  point: { lng, lat: 19.78, accuracy, at: second * 1000 },
});
const after = (...steps: WalkStep[]) => steps.reduce(walked, NO_WALK);
const START: WalkStep = { do: 'start' };

describe('a walk along the edge', () => {
  it('counts the places of a walker', () => {
    const walk = after(START, place(76.11, 0), place(76.1101, 10));
    expect(walk).toMatchObject({ is: 'walking', accuracy: 5, last: 'counts' });
    expect(walk.kept).toHaveLength(2);
  });

  it('counts a place that is known to 20 m, and none that is known to less', () => {
    expect(after(START, place(76.11, 0, 20))).toMatchObject({ last: 'counts', kept: [{}] });
    expect(after(START, place(76.11, 0, 80))).toMatchObject({ accuracy: 80, last: 'inexact', kept: [] });
  });

  it('leaves a jump of 2 km out, and goes on after it', () => {
    const jumped = after(START, place(76.11, 0), place(76.129, 1));
    expect(jumped).toMatchObject({ last: 'jump', kept: [{ lng: 76.11 }] });
    expect(walked(jumped, place(76.1101, 10))).toMatchObject({ last: 'counts', kept: [{}, { lng: 76.1101 }] });
  });

  it('takes nothing in while it is paused, and goes on', () => {
    const paused = after(START, place(76.11, 0), { do: 'pause' }, place(76.1101, 10));
    expect(paused).toMatchObject({ is: 'paused', kept: [{}] });
    expect([START, place(76.1102, 20)].reduce(walked, paused).kept).toHaveLength(2);
  });

  it('takes the last place back', () => {
    expect(after(START, place(76.11, 0), place(76.1101, 10), { do: 'undo' })).toMatchObject({ kept: [{ lng: 76.11 }] });
    expect(after(START, { do: 'undo' }).kept).toEqual([]);
  });
});
