import { expect, it } from 'vitest';
import { OUTBOX_CLOCK_HEADER, outboxClock } from './outbox-form.ts';

const withClock = (clock: string | null) =>
  new Request('https://haat.example/', { headers: clock === null ? {} : { [OUTBOX_CLOCK_HEADER]: clock } });

it('says when a form was sent first and when now, by the phone’s clock', () => {
  expect(outboxClock(withClock('1795680000000 1795690000000'))).toEqual({
    filed_at: '2026-11-26T08:00:00.000Z',
    sent_at: '2026-11-26T10:46:40.000Z',
  });
});

it.each([
  ['comes at once', null],
  ['has one moment', '1795680000000'],
  ['has three', '1 2 3'],
  ['is no number', 'yesterday now'],
  ['lies beyond the years of four digits', '1 999999999999999'],
])('is nothing where the clock %s', (_what, clock) => {
  expect(outboxClock(withClock(clock))).toBeNull();
});
