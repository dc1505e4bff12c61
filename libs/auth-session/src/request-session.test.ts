import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@haat/api-client';
import type { TokenSet } from '@haat/api-contract';
import { openRequestSession, type IdentityService } from './request-session.ts';
import { sessionCookies } from './session-cookies.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';

const NOW = 1_800_000_000_000;
const scope = { appCode: '01', shellName: 'farmer', isSecure: false };

/** A token with an expiry; these tests do not verify it. */
function accessToken(secondsLeft: number, claims: Record<string, unknown> = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'user-1', exp: NOW / 1000 + secondsLeft, ...claims })}.x`;
}

const set = (secondsLeft: number, refresh: string, claims: Record<string, unknown> = {}): TokenSet => ({
  access_token: accessToken(secondsLeft, claims),
  expires_in: secondsLeft,
  refresh_token: refresh,
  refresh_expires_in: 1000,
});

function open(
  tokens: TokenSet | null,
  identity: Partial<IdentityService> = {},
  memory: SessionMemory = createSessionMemory(() => NOW),
) {
  const cookieHeader =
    tokens &&
    sessionCookies(tokens, { isWebview: false }, scope)
      .map((line) => line.split(';')[0])
      .join('; ');
  return openRequestSession({
    cookieHeader,
    scope,
    clientName: 'farmer-web',
    memory,
    now: () => NOW,
    identity: {
      refresh: async () => Promise.reject(new Error('The token must not be refreshed.')),
      end: async () => undefined,
      ...identity,
    },
  });
}

const refusal = new ApiError({ kind: 'refused', status: 400, code: 'auth_error.signed_out' });
const noNetwork = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });

describe('the session of a request', () => {
  it("is a guest's without cookies", () => {
    expect(open(null).state).toEqual({ status: 'visitor' });
    expect(open(null).changedCookies()).toEqual([]);
  });

  it('knows the user and the expiry', () => {
    expect(open(set(300, 'r')).state).toEqual({
      status: 'authenticated',
      userId: 'user-1',
      identity: 'farmer-app',
      expiresAt: NOW + 300_000,
    });
  });

  it('says which app a call is sent for: by app code, and an agent’s own in every shell', () => {
    const agent = { external_partner_type: 'CSC', external_partner_id: 'p-1' };
    expect([null, set(300, 'r'), set(300, 'r', agent)].map((tokens) => open(tokens).app)).toEqual([
      ...['farmer-app', 'farmer-app', 'csc-web'],
    ]);
  });

  it('clears a token that cannot be read', () => {
    const session = open({ ...set(300, 'r'), access_token: 'altered' });
    expect(session.state.status).toBe('visitor');
    expect(session.tokens).toBeNull();
    expect(session.changedCookies().every((line) => line.includes('Max-Age=0'))).toBe(true);
  });

  it.each([
    [61, 0],
    [60, 1],
    [1, 1],
    [-100, 1],
  ])('with %i seconds left refreshes %i times', async (left, times) => {
    const refresh = vi.fn(async () => set(300, 'next'));
    const session = open(set(left, 'r'), { refresh });
    await session.keepFresh();
    expect(refresh).toHaveBeenCalledTimes(times);
    expect(session.changedCookies().some((line) => line.includes('refresh=next'))).toBe(times === 1);
  });

  it('ends when the refresh is refused', async () => {
    const session = open(set(10, 'r'), { refresh: async () => Promise.reject(refusal) });
    await session.keepFresh();
    expect(session.state.status).toBe('visitor');
    expect(session.changedCookies()[0]).toContain('Max-Age=0');
  });

  it.each([
    noNetwork,
    new ApiError({ kind: 'failed', status: 500, code: 'request_error.failed' }),
    new ApiError({ kind: 'unauthorised', status: 401, code: 'invalid_client' }),
  ])('outlives a refresh that fails otherwise: %s', async (error) => {
    const session = open(set(10, 'r'), { refresh: async () => Promise.reject(error) });
    await session.keepFresh();
    expect(session.state.status).toBe('authenticated');
    expect(session.changedCookies()).toEqual([]);
  });

  it('refreshes once, however many of its calls were refused', async () => {
    const refresh = vi.fn(async () => set(300, 'next'));
    const session = open(set(300, 'r'), { refresh });
    const first = await session.refresh();
    expect(await session.refresh()).toBe(first);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('tries again within the same request when the answer was lost', async () => {
    const refresh = vi.fn(async () => set(300, 'next')).mockRejectedValueOnce(noNetwork);
    const session = open(set(-1, 'r'), { refresh });
    await session.keepFresh();
    expect(session.changedCookies()).toEqual([]);
    expect(await session.refresh()).toBe(session.tokens?.accessToken);
    expect(session.tokens?.refreshToken).toBe('next');
  });

  it('is refreshed once for requests that come together, and for one that comes a little later', async () => {
    const memory = createSessionMemory(() => NOW);
    let answer: (tokens: TokenSet) => void = () => undefined;
    const refresh = vi.fn(() => new Promise<TokenSet>((resolve) => (answer = resolve)));
    const sessions = [
      open(set(5, 'same'), { refresh }, memory),
      open(set(5, 'same'), { refresh }, memory),
      open(set(5, 'other'), { refresh: async () => set(300, 'its-own') }, memory),
    ];
    const all = Promise.all(sessions.map((session) => session.keepFresh()));
    answer(set(300, 'shared'));
    await all;
    const late = open(set(5, 'same'), { refresh }, memory);
    await late.keepFresh();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect([...sessions, late].map((session) => session.tokens?.refreshToken)).toEqual([
      'shared',
      'shared',
      'its-own',
      'shared',
    ]);
    expect(late.changedCookies().some((line) => line.includes('refresh=shared'))).toBe(true);
  });

  it('is not restored by a request that was in flight during sign-out', async () => {
    const memory = createSessionMemory(() => NOW);
    const ofSession = (secondsLeft: number, refresh: string): TokenSet => ({
      ...set(secondsLeft, refresh),
      access_token: accessToken(secondsLeft, { sid: 'session-1' }),
    });
    const underWay = open(ofSession(5, 'r'), { refresh: async () => ofSession(300, 'next') }, memory);
    await underWay.keepFresh();
    await open(ofSession(5, 'r'), {}, memory).end();
    expect(underWay.changedCookies().every((line) => line.includes('Max-Age=0'))).toBe(true);
    const overtaken = open(ofSession(300, 'next'), {}, memory);
    expect(overtaken.state.status).toBe('visitor');
    expect(overtaken.changedCookies()).toHaveLength(3);
    expect(open(set(300, 'r'), {}, memory).state.status).toBe('authenticated');
  });

  it('ends when another one is signed in to over it, whether or not the identity service can be told', async () => {
    const tokensOf = (session: string): TokenSet => ({
      ...set(300, `refresh-${session}`),
      access_token: accessToken(300, { sid: session }),
    });
    for (const answer of [async () => undefined, async () => Promise.reject(noNetwork)]) {
      const memory = createSessionMemory(() => NOW);
      const end = vi.fn(answer);
      const session = open(tokensOf('one'), { end }, memory);
      await session.start(tokensOf('two'), { isWebview: false });
      expect(end.mock.calls).toEqual([['refresh-one']]);
      expect(session.changedCookies().some((line) => line.includes('refresh-two'))).toBe(true);
      expect(open(tokensOf('one'), {}, memory).state.status).toBe('visitor');
      expect(open(tokensOf('two'), {}, memory).state.status).toBe('authenticated');
    }
    const end = vi.fn(async () => undefined);
    await open(null, { end }).start(tokensOf('one'), { isWebview: false });
    expect(end).not.toHaveBeenCalled();
  });

  it('ends here also when the identity service cannot be reached', async () => {
    const session = open(set(300, 'r'), { end: async () => Promise.reject(noNetwork) });
    await session.end();
    expect(session.state.status).toBe('visitor');
    expect(session.changedCookies()).toHaveLength(3);
  });
});
