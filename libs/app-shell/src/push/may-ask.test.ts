import { describe, expect, it } from 'vitest';
import { mayAsk } from './may-ask.ts';

const DAY_MS = 86_400_000;

// Written from docs/domain/application.md#push-messages.
describe('a browser that was asked before so many days', () => {
  it.each([
    [[], true],
    [[0], false],
    [[29.999], false],
    [[30], true],
    [[60, 29], false],
    [[60, 30], true],
    [[90, 60, 30], false],
    [[4_000, 3_000, 2_000], false],
    // The clock was set back meanwhile.
    [[-1], false],
  ])('%j may be asked: %s', (days, isAsked) => {
    const now = 5_000 * DAY_MS;
    expect(
      mayAsk(
        days.map((day) => now - day * DAY_MS),
        now,
      ),
    ).toBe(isAsked);
  });
});
