import { describe, expect, it, vi } from 'vitest';
import { createSessionKeeper, type KeeperBrowser, type SessionMessage } from './session-keeper.ts';

const MINUTE = 60_000;

function browser(answer: () => Promise<Response>) {
  const told: SessionMessage[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const fake: KeeperBrowser & { told: SessionMessage[]; time: number } = {
    time: 0,
    told,
    elapsed: () => fake.time,
    fetch: vi.fn(answer),
    exclusively: (work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
    broadcast: (news) => told.push(news),
  };
  return fake;
}

const events = () => ({ refreshed: vi.fn(), ended: vi.fn() });
/** What the shell's clock shows when the tests begin; a phone's clock is nowhere in them. */
const BEGIN = 1_800_000_000_000;
const lasting = (left: number, serverTime = BEGIN) => ({ expiresAt: serverTime + left, serverTime });
const fresh = (left: number) => async () => Response.json({ expires_at: BEGIN + left, server_time: BEGIN });

describe("the keeper of a page's session", () => {
  it('refreshes at 60 s or less, and notifies the other tabs', async () => {
    const fake = browser(fresh(10 * MINUTE));
    const told = events();
    const keeper = createSessionKeeper(lasting(MINUTE + 1), fake, told);
    await keeper.check();
    expect(fake.fetch).not.toHaveBeenCalled();
    fake.time = 1;
    await keeper.check();
    expect(fake.fetch).toHaveBeenCalledTimes(1);
    expect(fake.told).toEqual([{ kind: 'refreshed', expiresAt: BEGIN + 10 * MINUTE }]);
    await keeper.check();
    expect(fake.fetch).toHaveBeenCalledTimes(1);
  });

  it('does nothing when another tab has refreshed while it waited for its turn', async () => {
    const fake = browser(fresh(10 * MINUTE));
    const keeper = createSessionKeeper(lasting(0), fake, events());
    const first = keeper.check();
    const second = keeper.check();
    await Promise.all([first, second]);
    expect(fake.fetch).toHaveBeenCalledTimes(1);
    const other = createSessionKeeper(lasting(0), fake, events());
    other.receive({ kind: 'refreshed', expiresAt: BEGIN + 10 * MINUTE });
    await other.check();
    expect(fake.fetch).toHaveBeenCalledTimes(1);
  });

  it('ends on a refusal, once, in every tab', async () => {
    const fake = browser(async () => new Response(null, { status: 401 }));
    const told = events();
    const keeper = createSessionKeeper(lasting(0), fake, told);
    await keeper.check();
    await keeper.check();
    expect(told.ended).toHaveBeenCalledTimes(1);
    expect(fake.told).toEqual([{ kind: 'ended' }]);
    const elsewhere = events();
    createSessionKeeper(lasting(MINUTE * 9), fake, elsewhere).receive({ kind: 'ended' });
    expect(elsewhere.ended).toHaveBeenCalledTimes(1);
    expect(elsewhere.ended).toHaveBeenCalledWith('ended');
    expect(fake.told).toHaveLength(1);
  });

  it('distinguishes signing out by choice from being refused', () => {
    const told = events();
    createSessionKeeper(lasting(MINUTE * 9), browser(fresh(0)), told).receive({ kind: 'signed-out' });
    expect(told.ended).toHaveBeenCalledWith('signed-out');
  });

  it('goes by what the shell said last, about the expiry and about the time', async () => {
    const fake = browser(fresh(10 * MINUTE));
    const keeper = createSessionKeeper(lasting(5 * MINUTE), fake, events());
    fake.time = 2 * MINUTE;
    keeper.update(lasting(3 * MINUTE, BEGIN + 2 * MINUTE));
    fake.time = 4 * MINUTE - 1;
    await keeper.check();
    expect(fake.fetch).not.toHaveBeenCalled();
    fake.time = 4 * MINUTE;
    await keeper.check();
    expect(fake.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an answer that breaks off', async () => new Response('{"expires_at":', { status: 200 })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that fails', async () => new Response(null, { status: 503 })],
  ])('keeps the session through %s', async (_what, answer) => {
    const fake = browser(answer);
    const told = events();
    const keeper = createSessionKeeper(lasting(0), fake, told);
    await keeper.check();
    await keeper.check();
    expect(told.ended).not.toHaveBeenCalled();
    expect(fake.fetch).toHaveBeenCalledTimes(2);
  });
});
