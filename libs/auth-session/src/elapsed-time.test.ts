import { describe, expect, it } from 'vitest';
import { createElapsedTime } from './elapsed-time.ts';

const MINUTE = 60_000;

function device() {
  const clocks = { wallTime: 1_800_000_000_000, steadyTime: 500 };
  return { clocks, elapsed: createElapsedTime({ wall: () => clocks.wallTime, steady: () => clocks.steadyTime }) };
}

describe('time that has passed on a phone', () => {
  it('is what both clocks say', () => {
    const { clocks, elapsed } = device();
    clocks.wallTime += MINUTE;
    clocks.steadyTime += MINUTE;
    expect(elapsed()).toBe(MINUTE);
  });

  it('counts sleep, in which the steady clock stands still', () => {
    const { clocks, elapsed } = device();
    clocks.wallTime += 8 * 60 * MINUTE;
    expect(elapsed()).toBe(8 * 60 * MINUTE);
  });

  it('does not run back when the clock is put back, and goes on from there', () => {
    const { clocks, elapsed } = device();
    clocks.wallTime -= 2 * MINUTE;
    clocks.steadyTime += MINUTE;
    expect(elapsed()).toBe(MINUTE);
    clocks.wallTime += MINUTE;
    clocks.steadyTime += MINUTE;
    expect(elapsed()).toBe(2 * MINUTE);
  });
});
