import { describe, expect, it, vi } from 'vitest';
import type { TokenSet } from '@haat/api-contract';
import { createSessionMemory } from './session-memory.ts';

const SECOND = 1000;

const tokens = (refresh: string, lifetime = 300): TokenSet => ({
  access_token: `access-${refresh}`,
  expires_in: lifetime,
  refresh_token: refresh,
  refresh_expires_in: 1000,
});

function memory() {
  const clock = { time: 0 };
  return { clock, ...createSessionMemory(() => clock.time) };
}

describe('what a shell remembers of sessions', () => {
  it('gives a late request what the refresh before it brought, without asking again', async () => {
    const { clock, refresh } = memory();
    const exchange = vi.fn(async () => tokens('second'));
    await refresh('first', exchange);
    clock.time = 9 * SECOND;
    expect((await refresh('first', exchange)).refresh_token).toBe('second');
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('leads a request that comes much too late to the newest tokens, never to a token that was used', async () => {
    const { refresh } = memory();
    await refresh('first', async () => tokens('second', 60));
    await refresh('second', async () => tokens('third'));
    const asked = vi.fn(async () => tokens('fourth'));
    expect((await refresh('first', asked)).refresh_token).toBe('third');
    expect(asked).not.toHaveBeenCalled();
  });

  it('exchanges the newest token when the remembered one is about to expire', async () => {
    const { refresh } = memory();
    await refresh('first', async () => tokens('second', 60));
    const asked = vi.fn(async (newest: string) => tokens(`after-${newest}`));
    expect((await refresh('first', asked)).refresh_token).toBe('after-second');
  });

  it("leaves an old token to the identity service's judgement after the time of a call", async () => {
    const { clock, refresh } = memory();
    await refresh('first', async () => tokens('second'));
    clock.time = 11 * SECOND;
    const asked = vi.fn(async () => tokens('second'));
    await refresh('first', asked);
    expect(asked).toHaveBeenCalledWith('first');
  });

  it('retries after a failure', async () => {
    const { refresh } = memory();
    await expect(refresh('first', async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect((await refresh('first', async () => tokens('second'))).refresh_token).toBe('second');
  });

  it('works with an identity service that does not rotate', async () => {
    const { refresh } = memory();
    await refresh('same', async () => tokens('same', 60));
    const asked = vi.fn(async () => tokens('same'));
    await refresh('same', asked);
    await refresh('same', asked);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('remembers a sign-out for an hour', () => {
    const { clock, end, hasEnded } = memory();
    end('session-1');
    expect([hasEnded('session-1'), hasEnded('session-2')]).toEqual([true, false]);
    clock.time = 3_601 * SECOND;
    end('session-3');
    expect([hasEnded('session-1'), hasEnded('session-3')]).toEqual([false, true]);
  });
});
