import { describe, expect, it } from 'vitest';
import { createTouchSeal, LOCKS_AFTER_MS } from './touch-seal.ts';

const START = Date.UTC(2026, 5, 1);

describe('when a desk was touched', () => {
  let now = START;
  const seal = createTouchSeal('a secret of the server', () => now);
  const sealed = seal.seal('session-1');

  it.each<[string, number, boolean]>([
    ['at once', 0, true],
    ['just before a quarter of an hour', LOCKS_AFTER_MS - 1, true],
    ['a minute after it', LOCKS_AFTER_MS + 60_000, false],
    ['before it was sealed', -60_000, false],
  ])('counts %s: %d ms later', (_when, later, isFresh) => {
    now = START + later;
    expect(seal.isFresh(sealed, 'session-1')).toBe(isFresh);
  });

  it.each([
    ['nothing', undefined, 'session-1'],
    ['another session', sealed, 'session-2'],
    ['a later time than was sealed', sealed.replace(/^\d+/, String(START + 60_000)), 'session-1'],
    ['no seal', String(START), 'session-1'],
  ])('does not count with %s', (_what, given, session) => {
    now = START;
    expect(seal.isFresh(given, session)).toBe(false);
  });

  it('does not count when another server sealed it', () => {
    now = START;
    expect(createTouchSeal('another secret', () => now).isFresh(sealed, 'session-1')).toBe(false);
  });
});
