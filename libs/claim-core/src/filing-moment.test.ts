import { describe, expect, it } from 'vitest';
import { filingMoment } from './filing-moment.ts';

const RECEIVED = new Date('2026-11-26T06:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Written from docs/domain/insurance.md#filing-a-claim.
describe('the moment of filing', () => {
  it.each([
    ['sent as it is filed, by a right clock', 0, 0, 0, false],
    ['kept for 50 hours, by a right clock', 50 * HOUR, 0, 50 * HOUR, false],
    ['kept for 50 hours, by a clock 3 hours ahead', 50 * HOUR, 3 * HOUR, 50 * HOUR, true],
    ['kept for 50 hours, by a clock 3 hours behind', 50 * HOUR, -3 * HOUR, 50 * HOUR, true],
    ['kept for 30 days', 30 * DAY, 0, 30 * DAY, false],
    ['kept for more than 30 days, which does not count', 30 * DAY + 1, 0, 0, false],
    ['filed after it was sent, which does not count', -HOUR, 0, 0, false],
    ['by a clock that is 5 minutes off', 0, 5 * MINUTE, 0, false],
    ['by a clock that is more than 5 minutes off', 0, 5 * MINUTE + 1, 0, true],
  ])('of a claim %s', (_case, lay, off, unsentMs, isClockOff) => {
    const sentAt = new Date(RECEIVED.getTime() + off);
    const filedAt = new Date(sentAt.getTime() - lay);
    expect(filingMoment({ filedAt, sentAt }, RECEIVED)).toEqual({
      filedAt: new Date(RECEIVED.getTime() - unsentMs),
      unsentMs,
      isClockOff,
    });
  });

  it('of a claim without a phone’s clock is when it comes', () => {
    expect(filingMoment(null, RECEIVED)).toEqual({ filedAt: RECEIVED, unsentMs: 0, isClockOff: false });
  });
});
